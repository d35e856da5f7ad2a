import { reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { fold } from "#kit/fold.ts";
import { writeSearchRows } from "#market/job-search/index/search-row.ts";
import { addJobs } from "#market/jobs/commands/add-jobs.ts";
import { openCompanies } from "#people/companies/commands/open.ts";
import { type ImportedAd, rowOf } from "./import-row.ts";

export interface ImportResult {
  added: number;
  /** Number of ads that existed already. */
  known: number;
  companiesOpened: number;
  /** Refs of ads whose company is blocked. */
  blocked: string[];
}

/**
 * Imports ads as published jobs, each once: an ad with an existing ref is not changed.
 * @param given.companyId assigns all of them to one company, instead of finding or creating each company by
 * its name
 */
export async function importJobs(
  tx: Tx,
  ads: readonly ImportedAd[],
  given: { companyId: number | null; asOf: Date },
): Promise<ImportResult> {
  const refs = ads.map(({ ref }) => ref);
  const there = await tx
    .selectFrom("jobs")
    .select("source_ref")
    .where("source_ref", "in", ["", ...refs])
    .execute();
  const known = new Set(there.map((row) => row.source_ref));
  const fresh = [...new Map(ads.map((ad) => [ad.ref, ad])).values()].filter(({ ref }) => !known.has(ref));
  const companies = await companiesOf(tx, fresh, given);
  const open = fresh.filter((each) => companies.of(each)?.blocked === false);
  const ids = await reserveIds(tx, "jobs", open.length);
  const rows = open.map((each, index) => {
    const companyId = companies.of(each)!.id;
    return rowOf(each, { id: ids[index]!, companyId, asOf: given.asOf });
  });
  const written = await addJobs(tx, rows);
  await writeSearchRows(tx, written);
  const blocked = fresh.filter((each) => companies.of(each)?.blocked !== false).map(({ ref }) => ref);
  return {
    added: written.length,
    known: ads.length - written.length - blocked.length,
    companiesOpened: companies.opened,
    blocked,
  };
}

type Found = { id: number; blocked: boolean };

async function companiesOf(
  tx: Tx,
  ads: readonly ImportedAd[],
  given: { companyId: number | null; asOf: Date },
): Promise<{ of: (each: ImportedAd) => Found | undefined; opened: number }> {
  if (given.companyId !== null) {
    const row = await tx
      .selectFrom("companies")
      .select(["id", "blocked_at"])
      .where("id", "=", given.companyId)
      .where("origin", "=", "registered")
      .executeTakeFirst();
    const one = row && { id: row.id, blocked: row.blocked_at !== null };
    return { of: () => one, opened: 0 };
  }
  const names = ads.map(({ ad }) => ad.company);
  const { byKey, opened } = await openCompanies(tx, names, given.asOf);
  return { of: ({ ad }) => byKey.get(fold(ad.company)), opened };
}
