import { brokenUnique, type Tx } from "#kit/db.ts";
import { assertAllowed, conflict } from "#kit/problem.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { userTypes } from "#people/accounts/terms.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { companiesToVerify } from "../notifications.ts";
import { mayEdit, requestDenial } from "../policy.ts";
import { verificationOf } from "../queries/own.ts";

export interface Licence {
  key: string;
  name: string;
  type: "application/pdf" | "image/webp";
}

/** @throws Problem 403, 409 with the reason why the company cannot request verification now */
export async function assertMayRequest(tx: Parameters<typeof verificationOf>[0], actor: CompanyActor) {
  assertAllowed(mayEdit(actor));
  const { state, missing } = (await verificationOf(tx, actor)).attributes;
  const denial = requestDenial(state, missing);
  if (denial) throw conflict(denial, { state, missing });
}

/**
 * Requests verification of the actor's company with a stored licence, and notifies the administrators of Sen.
 * @throws Problem 403, 409 with the reason why the company cannot request verification now
 */
export async function requestVerification(
  tx: Tx,
  actor: CompanyActor,
  { licence, asOf }: { licence: Licence; asOf: Date },
): Promise<void> {
  await assertMayRequest(tx, actor);
  try {
    await tx
      .insertInto("company_verifications")
      .values({
        company_id: actor.companyId,
        file_key: licence.key,
        file_name: licence.name.slice(0, 255),
        file_type: licence.type,
        requested_by: actor.accountId,
        requested_at: asOf,
      })
      .execute();
  } catch (error) {
    if (brokenUnique(error) === "company_verifications_open_key")
      throw conflict("verification_pending", { state: "pending" });
    throw error;
  }
  const reviewers = await tx
    .selectFrom("accounts")
    .select("id")
    .where("user_type", "=", userTypes.admin)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .execute();
  const to = reviewers.map(({ id }) => id);
  await notify(tx, companiesToVerify, { to, about: "verifications", props: {}, at: asOf });
}
