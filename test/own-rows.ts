import type { makeApplicant } from "#hiring/applications/factory.ts";
import type { Reader } from "#kit/db.ts";
import type { makeJob } from "#market/jobs/factory.ts";
import type { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";

type Made<Make extends (...args: never[]) => unknown> = Awaited<ReturnType<Make>>;

/** A job seeker who has a session and has applied for a job; a draft of a job of the same company. */
export interface Seeker {
  db: Reader;
  seeker: Made<typeof makeCandidate>;
  boss: Made<typeof makeRecruiter>;
  draft: Made<typeof makeJob>;
  applicant: Made<typeof makeApplicant>;
}
type Ids = Readonly<Record<string, string | number>>;

/**
 * Adds all rows that a room stores for a job seeker, one of each kind.
 * @returns the ids of the rows, by the first part of the paths that contain them
 */
export type OwnRows = (rows: Seeker) => Ids | Promise<Ids>;
