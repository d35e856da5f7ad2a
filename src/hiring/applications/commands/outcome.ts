import type { Updateable } from "kysely";
import { type Tx, transition } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import type { Applicants } from "../../../../db/types.ts";
import { applicantLife, type Outcome, positionOf, type Role, type Verb } from "../lifecycle.ts";

/**
 * Changes an applicant's outcome by a verb of the lifecycle, and sets further columns with it.
 * @param now returns the applicant's current state for `meta.now`
 * @throws Problem 409 if outcome or position do not allow the verb, or the outcome has changed since it was read
 */
export async function changeOutcome(
  tx: Tx,
  by: { verb: Verb; role: Role; now: () => Promise<unknown>; unannounced?: boolean },
  applicant: { id: number; outcome: string; kind: number; erased_at: Date | null },
  set: Updateable<Applicants>,
): Promise<void> {
  const { verb, role, now, unannounced } = by;
  const outcome = applicant.outcome as Outcome;
  const to = applicantLife.next(verb, role, outcome, {
    position: positionOf(applicant.kind),
    erased: applicant.erased_at !== null,
    unannounced,
  });
  const code = applicantLife.refusalOf(verb);
  if (to === null) throw conflict(code, await now());
  await transition(
    tx,
    "applicants",
    applicant.id,
    { from: { outcome }, to: { outcome: to }, set },
    { code, now },
  );
}
