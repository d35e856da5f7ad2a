import { idIn } from "#kit/address-id.ts";
import type { Reader } from "#kit/db.ts";
import { FileMissing, type Storage } from "#kit/files/storage.ts";
import type { Language } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import { companyProfile } from "#market/company-pages/queries/shared/profile.ts";
import { publicJob } from "#market/jobs/queries/shared/public.ts";
import type { Actor } from "#people/accounts/actor.ts";
import { logoKeyOf } from "#people/companies/queries/shared.ts";
import { companyImagePath, jobImagePath } from "#platform/seo/image-address.ts";
import { siteImagePath } from "#platform/seo/paths.ts";
import { say } from "#platform/seo/say.ts";
import { readNames } from "../queries/names.ts";
import { sayPay } from "../say-pay.ts";
import { drawCompany, drawJob, drawSite } from "./picture.ts";

export interface Sources {
  db: Reader;
  storage: Storage;
  asOf: Date;
}

/** A public image with the address that depends on its present content. */
export interface Picture {
  path: string;
  draw(): Promise<Buffer>;
}

const anyone: Actor = { kind: "visitor" };
const largestLogo = 10 * 1_048_576;

/**
 * Resolves the name of an image: `jobs/42-vi-…`, `companies/sen-en-…`, `site/vi-…`.
 * @throws Problem 404 for an image that is not public
 */
export async function pictureNamed(kind: string, name: string, sources: Sources): Promise<Picture> {
  const [, of = "", language] = /^(?:(.{1,150})-)?(en|vi)-[0-9a-f]{10}\.png$/.exec(name) ?? [];
  if (language !== "en" && language !== "vi") throw notFound();
  if (kind === "jobs" && idIn(of)) return jobPicture(Number(of), language, sources);
  if (kind === "companies" && of) return companyPicture(of, language, sources);
  if (kind === "site" && !of) return sitePicture(language);
  throw notFound();
}

async function jobPicture(id: number, language: Language, { db, storage, asOf }: Sources): Promise<Picture> {
  const { attributes: job } = await publicJob(db, anyone, id, asOf);
  if (job.display_state !== "published") throw notFound();
  const company = job.company.data;
  return {
    path: jobImagePath(id, job, language),
    async draw() {
      const names = await readNames(db);
      const places = job.location_ids.flatMap((place) => names.placeName(place, language) ?? []);
      return drawJob({
        title: job.title,
        company: company.attributes.name,
        logo: await logoOf(Number(company.id), db, storage),
        salary: sayPay(job, language),
        place: places.join(", ") || job.location_text || say(language, "image.anywhere"),
      });
    },
  };
}

async function companyPicture(
  slug: string,
  language: Language,
  { db, storage, asOf }: Sources,
): Promise<Picture> {
  const { id, attributes: company } = await companyProfile(db, anyone, slug, asOf);
  return {
    path: companyImagePath(company, language),
    async draw() {
      const names = await readNames(db);
      const place = company.location_id === null ? null : names.placeName(company.location_id, language);
      return drawCompany({
        name: company.name,
        logo: await logoOf(Number(id), db, storage),
        lines: [company.tagline, place].filter((line) => line !== null),
      });
    },
  };
}

function sitePicture(language: Language): Picture {
  return {
    path: siteImagePath(language),
    draw: () => drawSite({ title: say(language, "image.tagline"), text: say(language, "image.promise") }),
  };
}

/** Returns a company's logo, or null where its file is missing or too large. */
async function logoOf(companyId: number, db: Reader, storage: Storage): Promise<Buffer | null> {
  const key = await logoKeyOf(db, companyId);
  if (!key) return null;
  try {
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of await storage.get(key)) {
      bytes += chunk.length;
      if (bytes > largestLogo) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
