import type { Updateable } from "kysely";
import { type Tx, transition } from "#kit/db.ts";
import { conflict } from "#kit/problem.ts";
import type { Applicants } from "../../../../db/types.ts";
import { applicantLife, type Outcome, positionOf, type Role, type Verb } from "../lifecycle.ts";

/**
 * Takes an applicant to the outcome that the verb leads to, with the columns that go with it.
 * @param now where the applicant is, for `meta.now`
 * @throws Problem 409 when its outcome or position does not allow it, or it is no longer where the caller saw it
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
