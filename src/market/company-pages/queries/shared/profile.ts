import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import { richText } from "#kit/rich-text.ts";
import { isOpen } from "#market/job-search/live-rows.ts";
import { jobCards } from "#market/jobs/queries/shared/public.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { bannerUrl, clientLogoUrl, photoUrl, pictureUrl } from "#people/companies/logo.ts";
import { companyOfSlug, isPublicCompany } from "#people/companies/queries/shared.ts";
import type { companyJobs, companyPage } from "../../contract.ts";
import { cardAttributes, companiesWithJobs, openJobs } from "../cards.ts";

interface Parts {
  values: { title: string; description: string }[];
  people: { id: number; full_name: string; job_title: string | null; photo_key: string | null }[];
  clients: { id: number; name: string; logo_key: string | null }[];
  pictures: { id: number; image_key: string; caption: string | null }[];
}

/**
 * Returns all data of a company's page, in one statement.
 * @param slug or the company's id, when no company has it as its slug (spec §2 "/company/{id}")
 * @throws Problem 404, also for a blocked company
 */
export async function companyProfile(
  db: Reader,
  actor: Actor,
  slug: string,
  asOf: Date,
): Promise<ReplyOf<typeof companyPage>["data"]> {
  const candidateId = actor.kind === "candidate" ? actor.candidateId : null;
  const row = await profileRow(db, slug, { candidateId, asOf });
  if (!row) throw await absent(db, slug);
  const can = { follow: candidateId !== null };
  return {
    id: String(row.id),
    type: "company_profile",
    attributes: {
      ...profileAttributes(row),
      ...(can.follow && { following: row.following }),
      can,
    },
  };
}

/** Returns 410 for a company in the bin of the directory, so that search engines forget its page; else 404. */
async function absent(db: Reader, slug: string): Promise<Problem> {
  const binned = db
    .selectFrom("companies")
    .select("id")
    .where("slug", "=", slug)
    .where("binned_at", "is not", null)
    .where("blocked_at", "is", null);
  return (await binned.executeTakeFirst()) ? new Problem(410, "company_removed") : notFound();
}

/** Selects a company by its slug or id, with the parts of its page. */
function profileRow(
  db: Reader,
  slug: string,
  { candidateId, asOf }: { candidateId: number | null; asOf: Date },
) {
  const id = String(Number(slug)) === slug ? Number(slug) : null;
  return companiesWithJobs(db, asOf)
    .select([
      "c.about",
      "c.address",
      "c.founded_year",
      "c.employee_count",
      "c.client_count",
      "c.contact_name",
      "c.website",
      "c.facebook",
      "c.youtube",
      "c.other_link",
      "c.banner_key",
      "c.banner_alt",
      "c.video_url",
      sql<Parts["values"]>`(SELECT coalesce(json_agg(v ORDER BY v.position, v.id), '[]')
        FROM company_values v WHERE v.company_id = c.id)`.as("values"),
      sql<Parts["people"]>`(SELECT coalesce(json_agg(p ORDER BY p.position, p.id), '[]')
        FROM company_people p WHERE p.company_id = c.id)`.as("people"),
      sql<Parts["clients"]>`(SELECT coalesce(json_agg(k ORDER BY k.position, k.id), '[]')
        FROM company_clients k WHERE k.company_id = c.id)`.as("clients"),
      sql<Parts["pictures"]>`(SELECT coalesce(json_agg(p ORDER BY p.position), '[]')
        FROM company_pictures p WHERE p.company_id = c.id)`.as("pictures"),
      sql<number>`(SELECT count(*) FROM company_followers f WHERE f.company_id = c.id)`.as("followers"),
      sql<boolean>`EXISTS (SELECT FROM company_followers f
        WHERE f.company_id = c.id AND f.candidate_id = ${candidateId}::bigint)`.as("following"),
    ])
    .where(
      "c.id",
      "=",
      sql<number>`coalesce(${companyOfSlug(slug)},
        (SELECT coalesce(s.merged_into, s.id) FROM companies s WHERE s.id = ${id}::bigint))`,
    )
    .where(isPublicCompany("c"))
    .executeTakeFirst();
}

type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileRow>>>;

function profileAttributes(row: ProfileRow) {
  return {
    ...cardAttributes(row),
    // Sanitized again: older texts were stored unsanitized.
    about: row.about ? richText(row.about) || null : null,
    address: row.address,
    founded_year: row.founded_year,
    employee_count: row.employee_count,
    client_count: row.client_count,
    clients: row.clients.map(({ id, name, logo_key }) => ({
      name,
      logo: clientLogoUrl(row.id, id, logo_key),
    })),
    contact_name: row.contact_name,
    website: link(row.website),
    facebook: link(row.facebook),
    youtube: link(row.youtube),
    other_link: link(row.other_link),
    banner: bannerUrl(row.id, row.banner_key),
    banner_alt: row.banner_alt,
    values: row.values,
    team: row.people.map(({ id, full_name, job_title, photo_key }) => ({
      full_name,
      job_title,
      photo: photoUrl(row.id, id, photo_key),
    })),
    gallery: row.pictures.map(({ id, image_key, caption }) => ({
      src: pictureUrl(row.id, id, image_key),
      alt: caption,
    })),
    video: link(row.video_url),
    followers: row.followers,
  };
}

/** Returns an address that a page may link to; null for anything but http and https. */
function link(written: string | null): string | null {
  if (!written) return null;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(written) ? written : `https://${written}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes(".") ? url.href : null;
}

/**
 * Returns a company's published jobs, newest first.
 * @throws Problem 404, also for a blocked company
 */
export async function companyJobList(
  db: Reader,
  actor: Actor,
  slug: string,
  { page, items }: { page: number; items: number },
  asOf: Date,
): Promise<ReplyOf<typeof companyJobs>> {
  const { rows } = await sql<{ total: number; ids: number[] }>`
    SELECT coalesce(o.open, 0) AS total, array(
      SELECT s.job_id FROM job_search s WHERE s.company_id = c.id AND s.agency_id IS NULL AND ${isOpen(asOf)}
      ORDER BY s.approved_at DESC, s.job_id DESC OFFSET ${(page - 1) * items} LIMIT ${items}
    ) AS ids
    FROM companies c LEFT JOIN ${openJobs(asOf)} o ON o.company_id = c.id
    WHERE c.id = ${companyOfSlug(slug)} AND ${isPublicCompany("c")}`.execute(db);
  const found = rows[0];
  if (!found) throw notFound();
  return { data: await jobCards(db, actor, found.ids, asOf), meta: { page, items, total: found.total } };
}
