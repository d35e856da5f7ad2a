import { day, minute } from "#kit/clock.ts";
import type { Database } from "#kit/db.ts";
import { assertAllowed } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { confirmPassword } from "#people/accounts/commands/confirm-password.ts";
import { countHit } from "#people/accounts/rate-limit.ts";
import { mayEdit } from "#people/agencies/policy.ts";
import { exportsADay, importsADay } from "../terms.ts";

/** Lets only an administrator pass who repeats the password. @throws Problem 403, 422 at /current_password, 429 */
export async function confirmAdmin(
  database: Database,
  actor: ConsultantActor,
  given: { password: string; ip: string; asOf: Date },
): Promise<void> {
  assertAllowed(mayEdit(actor));
  await confirmPassword(database, actor, given);
}

const most = { export: exportsADay, import: importsADay };

/** Counts an export or import of the agency against the limit of a day. @throws Problem 429 */
export function countDaily(
  { db }: Database,
  { agencyId }: ConsultantActor,
  { kind, asOf }: { kind: keyof typeof most; asOf: Date },
): Promise<void> {
  return countHit(db, `agency-${kind}:${agencyId}`, { max: most[kind], minutes: day / minute }, asOf);
}
