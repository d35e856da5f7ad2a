import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { suspendJobsOf, unsuspendJobsOf } from "#market/jobs/commands/take-down.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { endSessionsOfCompany } from "#people/accounts/sessions.ts";
import { roles } from "#people/accounts/terms.ts";
import { setBlocked } from "#people/companies/commands/open.ts";
import { clientBlocked, companyBlocked, companyUnblocked } from "../mails.ts";

/**
 * Blocks a company: suspends its published jobs, ends the sessions of its members and disables their sign-in, and sends the reason to
 * its administrators. Its API keys stop because each call reads the company's row. Agencies that hire for it learn that their jobs are
 * suspended, but not why.
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
  const jobs = await suspendJobsOf(tx, actor, id, asOf);
  await endSessionsOfCompany(tx, id, asOf);
  for (const person of await administratorsOf(tx, id))
    await queueMail(tx, companyBlocked, {
      language: languageOf(person.language),
      to: { email: person.email, name: person.full_name },
      props: { company, reason },
    });
  await notifyAgencies(tx, { companyId: id, company, jobs, blocked: true });
}

/**
 * Unblocks a company, publishes the jobs that the block suspended, and sends the reason to its administrators.
 * @throws Problem 404, 409 `company_not_blocked`
 */
export async function unblockCompany(
  tx: Tx,
  actor: AdminActor,
  id: number,
  reason: string,
  asOf: Date,
): Promise<void> {
  const { name: company } = await setBlocked(tx, id, null);
  const jobs = await unsuspendJobsOf(tx, actor, id, asOf);
  for (const person of await administratorsOf(tx, id))
    await queueMail(tx, companyUnblocked, {
      language: languageOf(person.language),
      to: { email: person.email, name: person.full_name },
      props: { company, reason },
    });
  await notifyAgencies(tx, { companyId: id, company, jobs, blocked: false });
}

/** Mails each agency with jobs for the company how many of them are suspended, or public again. */
async function notifyAgencies(
  tx: Tx,
  {
    companyId,
    company,
    jobs,
    blocked,
  }: {
    companyId: number;
    company: string;
    jobs: readonly { agency_id: number | null }[];
    blocked: boolean;
  },
): Promise<void> {
  const byAgency = Map.groupBy(jobs, ({ agency_id }) => agency_id);
  for (const [agencyId, its] of byAgency) {
    if (agencyId === null) continue;
    for (const { id, email, full_name, language } of await managersOf(tx, agencyId, companyId))
      await queueMail(tx, clientBlocked, {
        language: languageOf(language),
        to: { email, name: full_name, account: id },
        props: { company, jobs: its.length, blocked },
      });
  }
}

/** Returns the account manager of an agency's client; without an active one, the agency's administrators. */
async function managersOf(tx: Tx, agencyId: number, companyId: number) {
  const people = await tx
    .selectFrom("accounts as a")
    .leftJoin("clients as c", (join) =>
      join
        .onRef("c.am_id", "=", "a.id")
        .onRef("c.agency_id", "=", "a.agency_id")
        .on("c.company_id", "=", companyId),
    )
    .select(["a.id", "a.email", "a.full_name", "a.language", "c.id as client_id"])
    .where("a.agency_id", "=", agencyId)
    .where("a.blocked_at", "is", null)
    .where("a.deleted_at", "is", null)
    .where((eb) => eb.or([eb("c.id", "is not", null), eb("a.role_id", "=", roles.consultant_admin)]))
    .orderBy("a.id")
    .execute();
  const managers = people.filter(({ client_id }) => client_id !== null);
  return managers.length > 0 ? managers : people;
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
