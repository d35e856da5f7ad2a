import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { suspendJobsOf, unsuspendJobsOf } from "#market/jobs/commands/take-down.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { roles } from "#people/accounts/terms.ts";
import { setBlocked } from "#people/companies/commands/open.ts";
import { companyBlocked, companyUnblocked } from "../mails.ts";

/**
 * Blocks a company: suspends its published jobs, disables sign-in for its members, and sends the reason to its administrators.
 * @throws Problem 404, 409 `company_blocked`
 */
export async function blockCompany(
  tx: Tx,
  actor: AdminActor,
  id: number,
  reason: string,
  asOf: Date,
): Promise<void> {
  const { name: company } = await setBlocked(tx, id, { reason, asOf });
  await suspendJobsOf(tx, actor, id, asOf);
  for (const person of await administratorsOf(tx, id))
    await queueMail(tx, companyBlocked, {
      language: languageOf(person.language),
      to: { email: person.email, name: person.full_name },
      props: { company, reason },
    });
}

/**
 * Unblocks a company, and publishes the jobs that the block suspended.
 * @throws Problem 404, 409 `company_not_blocked`
 */
export async function unblockCompany(tx: Tx, actor: AdminActor, id: number, asOf: Date): Promise<void> {
  const { name: company } = await setBlocked(tx, id, null);
  await unsuspendJobsOf(tx, actor, id, asOf);
  for (const person of await administratorsOf(tx, id))
    await queueMail(tx, companyUnblocked, {
      language: languageOf(person.language),
      to: { email: person.email, name: person.full_name },
      props: { company },
    });
}

function administratorsOf(tx: Tx, companyId: number) {
  return tx
    .selectFrom("accounts")
    .select(["email", "full_name", "language"])
    .where("company_id", "=", companyId)
    .where("role_id", "=", roles.recruiter_admin)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}
