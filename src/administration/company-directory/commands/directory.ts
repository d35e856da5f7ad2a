import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, notFound } from "#kit/problem.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { roles } from "#people/accounts/terms.ts";
import { setBinned, setInactive } from "#people/companies/commands/directory.ts";
import { verifyCompany } from "#people/company-settings/commands/decide.ts";
import { directoryChanged } from "../mails.ts";
import { hasVerifiedMember, liveJobs } from "../queries/sql.ts";
import type { DirectoryAct } from "../terms.ts";

/**
 * Activates or deactivates a company, and notifies its administrators.
 * @throws Problem 404, 409 `company_needs_member`, `company_status_changed`
 */
export async function changeStatus(
  tx: Tx,
  actor: AdminActor,
  { id, active, reason, asOf }: { id: number; active: boolean; reason: string; asOf: Date },
): Promise<void> {
  const company = await locked(tx, actor, id);
  if ((company.inactive_at === null) === active)
    throw conflict("company_status_changed", active ? "active" : "inactive");
  if (active && !company.has_member) throw conflict("company_needs_member", "inactive");
  await setInactive(tx, { companyId: id }, active ? null : asOf);
  await notifyAdministrators(
    tx,
    actor,
    { id, name: company.name },
    active ? "activated" : "deactivated",
    reason,
  );
}

/**
 * Puts a company into the bin, or takes it out, and notifies its administrators.
 * @throws Problem 404, 409 `bin_live`, `company_status_changed`
 */
export async function binCompany(
  tx: Tx,
  actor: AdminActor,
  { id, binned, reason, asOf }: { id: number; binned: boolean; reason: string; asOf: Date },
): Promise<void> {
  const company = await locked(tx, actor, id);
  if ((company.binned_at !== null) === binned)
    throw conflict("company_status_changed", binned ? "binned" : "listed");
  if (binned && company.live_jobs > 0) throw conflict("bin_live", company.live_jobs);
  await setBinned(tx, { companyId: id }, binned ? asOf : null);
  await notifyAdministrators(tx, actor, { id, name: company.name }, binned ? "binned" : "unbinned", reason);
}

/** Verifies a company by its request that waits. @throws Problem 404, 409 `verification_missing`, and as `verifyCompany` */
export async function verifyListed(tx: Tx, actor: AdminActor, id: number, asOf: Date): Promise<void> {
  await locked(tx, actor, id);
  const request = await tx
    .selectFrom("company_verifications")
    .select("id")
    .where("company_id", "=", id)
    .where("decided_at", "is", null)
    .executeTakeFirst();
  if (!request) throw conflict("verification_missing", "none");
  await verifyCompany(tx, actor, request.id, { version: null }, asOf);
}

async function locked(tx: Tx, _actor: AdminActor, id: number) {
  const company = await tx
    .selectFrom("companies as c")
    .select([
      "c.name",
      "c.inactive_at",
      "c.binned_at",
      liveJobs.as("live_jobs"),
      hasVerifiedMember.as("has_member"),
    ])
    .where("c.id", "=", id)
    .where("c.origin", "=", "registered")
    .where(sql<boolean>`c.merged_into IS NULL`)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw notFound();
  return company;
}

async function notifyAdministrators(
  tx: Tx,
  _actor: AdminActor,
  { id, name }: { id: number; name: string },
  act: DirectoryAct,
  reason: string,
): Promise<void> {
  const people = await tx
    .selectFrom("accounts")
    .select(["id", "email", "full_name", "language"])
    .where("company_id", "=", id)
    .where("role_id", "=", roles.recruiter_admin)
    .where("blocked_at", "is", null)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
  for (const person of people)
    await queueMail(tx, directoryChanged, {
      language: languageOf(person.language),
      to: { email: person.email, name: person.full_name, account: person.id },
      props: { company: name, act, reason },
    });
}
