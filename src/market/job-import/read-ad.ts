import type { Reader } from "#kit/db.ts";
import { synonymGroups } from "#platform/reference/seed.ts";
import { type AdReaders, type ReadAd, readAd } from "./reading/ad.ts";
import { createAdReaders } from "./reading/readers.ts";

/** Loads the readers of ads with the present names of places, categories and skills. */
export async function loadAdReaders(db: Reader): Promise<AdReaders> {
  const locations = await db.selectFrom("locations").selectAll().orderBy("id").execute();
  const categories = await db.selectFrom("categories").selectAll().orderBy("id").execute();
  const skills = await db.selectFrom("skills").selectAll().orderBy("id").execute();
  return createAdReaders({
    locations,
    categories,
    skills: skills.map((skill) => ({ ...skill, category_id: skill.category_id ?? 0 })),
    synonyms: synonymGroups(),
  });
}

/** Reads a company's own ad into the fields of a job; null without a title. */
export function readOwnAd(record: Record<string, unknown>, readers: AdReaders): ReadAd | null {
  const read = readAd({ company: "Sen", ...record }, readers);
  return "problem" in read ? null : read;
}
