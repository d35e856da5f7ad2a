import type { makeApplicant } from "#hiring/applications/factory.ts";
import type { Reader } from "#kit/db.ts";
import type { makeJob } from "#market/jobs/factory.ts";
import type { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";

type Made<Make extends (...args: never[]) => unknown> = Awaited<ReturnType<Make>>;

/** A job seeker with a session who has applied for a job, and a draft of the same company. */
export interface Seeker {
  db: Reader;
  seeker: Made<typeof makeCandidate>;
  boss: Made<typeof makeRecruiter>;
  draft: Made<typeof makeJob>;
  applicant: Made<typeof makeApplicant>;
}
type Ids = Readonly<Record<string, string | number>>;

/** Adds a row of each kind that a room has for a job seeker.
 * @returns ids, by the beginning of the addresses that name the row */
export type OwnRows = (rows: Seeker) => Ids | Promise<Ids>;
