import type { Insertable } from "kysely";
import { insertMany } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import type { DB } from "../../../../db/types.ts";
import { plusDays } from "../calendar.ts";
import { randomOf } from "../random.ts";
import type { DemoCandidate, DemoCompany } from "../types.ts";
import type { DemoFiles } from "./files.ts";
import type { Ids } from "./people.ts";

type CompanyFiles = Pick<DemoFiles, "logos" | "banners" | "galleries" | "portraits" | "clients">;

/** Inserts the companies with the content of their pages. */
export async function addCompanies(
  tx: Tx,
  companies: readonly DemoCompany[],
  ids: Ids,
  files: CompanyFiles,
): Promise<void> {
  const about = (company: DemoCompany, position: number) => ({
    company_id: ids.companies.get(company.key)!,
    position,
  });
  await insertMany(
    tx,
    "companies",
    companies.map((company) => rowOf(company, ids.companies.get(company.key)!, files)),
  );
  await insertMany(
    tx,
    "company_values",
    companies.flatMap((company) =>
      company.page.values.map((value, position) => ({ ...about(company, position), ...value })),
    ),
  );
  await insertMany(
    tx,
    "company_clients",
    companies.flatMap((company) =>
      company.page.clients.map((name, position) => {
        const logo = files.clients.get(company.key)?.[position];
        return { ...about(company, position), name, logo_key: logo?.key ?? null };
      }),
    ),
  );
  await insertMany(
    tx,
    "company_people",
    companies.flatMap((company) =>
      company.page.team.map(({ fullName, jobTitle }, position) => {
        const portrait = files.portraits.get(company.key)?.[position];
        const person = { full_name: fullName, job_title: jobTitle, photo_key: portrait?.key ?? null };
        return { ...about(company, position), ...person };
      }),
    ),
  );
  await insertMany(
    tx,
    "company_pictures",
    companies.flatMap((company) =>
      (files.galleries.get(company.key) ?? []).map(({ key }, position) => {
        const caption = company.page.gallery[position]?.caption;
        return { ...about(company, position), image_key: key, caption };
      }),
    ),
  );
}

function rowOf(company: DemoCompany, id: number, files: CompanyFiles): Insertable<DB["companies"]> {
  const { page } = company;
  return {
    id,
    name: company.name,
    name_key: fold(company.name),
    slug: company.slug,
    tax_code: company.taxCode,
    size_id: company.size + 1,
    industry_ids: company.industryIds,
    location_id: company.locationId,
    address: company.address,
    website: company.website,
    email: company.email,
    phone: company.phone,
    tagline: page.tagline,
    about: company.about,
    founded_year: company.founded,
    employee_count: page.employees,
    client_count: page.clientCount,
    facebook: page.facebook,
    youtube: page.youtube,
    other_link: page.otherLink,
    logo_key: files.logos.get(company.key)?.key ?? null,
    banner_key: files.banners.get(company.key)?.key ?? null,
    banner_alt: files.banners.has(company.key) ? `Nơi làm việc của ${company.name}` : null,
    verified_at: company.verified ? plusDays(company.createdAt, 2) : null,
    created_at: company.createdAt,
  };
}

/** Inserts followers: a few companies per candidate, large and verified companies more often. */
export async function addFollowers(
  tx: Tx,
  { companies, candidates }: { companies: readonly DemoCompany[]; candidates: readonly DemoCandidate[] },
  ids: Ids,
  asOf: Date,
): Promise<void> {
  const weights = companies.map(
    (company) => [company, company.size * 2 + (company.verified ? 3 : 1)] as const,
  );
  const rows = candidates.flatMap((person) => {
    const random = randomOf(`follows ${person.key}`);
    const followed = new Set(Array.from({ length: random.int(0, 5) }, () => random.weighted(weights)));
    return [...followed].map((company) => {
      const since = Math.max(Number(person.createdAt), Number(company.createdAt));
      return {
        candidate_id: ids.candidates.get(person.key)!,
        company_id: ids.companies.get(company.key)!,
        followed_at: new Date(since + random.next() * Math.max(0, Number(asOf) - since)),
      };
    });
  });
  await insertMany(tx, "company_followers", rows);
}
