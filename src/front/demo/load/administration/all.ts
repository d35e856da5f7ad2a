import type { Tx } from "#kit/db.ts";
import type { DemoMarket } from "../../types.ts";
import type { Ids } from "../people.ts";
import { addBlockedCompany } from "./blocked.ts";
import { addDuplicates } from "./duplicates.ts";
import { addFailedJobs } from "./failed-jobs.ts";
import { addMerges } from "./merges.ts";
import { addRegistrations } from "./registrations.ts";
import { addViews } from "./views.ts";

/** Adds what administrators work on besides the market: duplicates, merges, a blocked company, failed jobs, and their views. */
export async function addAdministration(
  tx: Tx,
  market: Pick<DemoMarket, "companies" | "members" | "candidates">,
  ids: Ids,
  options: { passwordHash: string; asOf: Date },
): Promise<void> {
  const { passwordHash, asOf } = options;
  await addDuplicates(tx, market, ids, options);
  await addMerges(tx, market.companies, ids, asOf);
  await addFailedJobs(tx, await addBlockedCompany(tx, passwordHash, asOf), asOf);
  await addRegistrations(tx, asOf);
  await addViews(tx, market.candidates[0]!.key, ids, asOf);
}
