import { jobForHiring } from "#hiring/applications/queries/shared/hiring.ts";
import { day } from "#kit/clock.ts";
import { brokenUnique, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, Problem } from "#kit/problem.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import { jobForMail } from "#market/jobs/queries/shared/mail-job.ts";
import { type HiringActor, inScope, type Tenant, tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { Workspace } from "#people/accounts/workspace.ts";
import { isVerified } from "#people/companies/queries/shared.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { invited } from "../mails.ts";
import { invitedByAgency, invitedTo } from "../notifications.ts";
import { inviteEnds, publicCandidate } from "../queries/search.ts";
import { isNotHiddenFrom } from "../queries/visible.ts";
import { invitesADay } from "../terms.ts";

/** Returns the subject key (`about`) of an invitation's mails and notifications. */
export const aboutInvite = (id: number) => `invite:${id}`;

/**
 * Invites a person of the search to a published job of the workspace. An agency's invitation to a job of a company from which the
 * person hides is stored and listed for the person, but no mail or notification is sent. A refusal would show the agency which company
 * an anonymous person avoids, often the employer.
 * @throws Problem 404, 403 `company_not_verified`, 409 `already_invited_to_job`, `invite_declined` or `job_not_open`, 429
 */
export async function inviteCandidate(
  tx: Tx,
  actor: HiringActor,
  { id, jobId, message, asOf }: { id: number; jobId: number; message: string | null; asOf: Date },
): Promise<void> {
  const { accountId, scope } = actor;
  if ("company" in scope && !(await isVerified(tx, scope.company)))
    throw new Problem(403, "company_not_verified");
  const { attributes } = await publicCandidate(tx, actor, id, asOf);
  const job = await jobForHiring(tx, actor, jobId);
  const state = displayState(job.status, job.sen_status);
  if (state !== "published") throw conflict("job_not_open", state);
  const { status } = attributes.invite ?? {};
  if (!attributes.can.invite)
    throw conflict(status === "declined" ? "invite_declined" : "already_invited_to_job", status);
  await assertBelowLimit(tx, scope, asOf);
  const person = await tx
    .selectFrom("candidates as k")
    .innerJoin("accounts as u", "u.id", "k.account_id")
    .select(["u.id", "u.email", "u.full_name", "u.language"])
    .select(isNotHiddenFrom(job.company_id, "k.id").as("may_notify"))
    .where("k.id", "=", id)
    .executeTakeFirstOrThrow();
  const invite = await insertInvite(tx, {
    ...tenantColumns(scope, job.company_id),
    candidate_id: id,
    job_id: jobId,
    message,
    invited_by: accountId,
    invited_at: asOf,
    expires_at: inviteEnds(asOf),
  });
  if (person.may_notify) await notifyInvited(tx, scope, { person, invite, jobId, message, asOf });
}

async function assertBelowLimit(tx: Tx, scope: Workspace, asOf: Date): Promise<void> {
  const { sent } = await tx
    .selectFrom("candidate_invites as i")
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where(inScope("i", scope))
    .where("i.invited_at", ">", new Date(asOf.getTime() - day))
    .executeTakeFirstOrThrow();
  if (sent >= invitesADay) throw new Problem(429, { code: "invite_limit", values: { max: invitesADay } });
}

interface Invited {
  person: { id: number; email: string; full_name: string; language: number };
  invite: number;
  jobId: number;
  message: string | null;
  asOf: Date;
}

/** Notifies the person, naming the company of the job and the agency that invites for it. */
async function notifyInvited(tx: Tx, scope: Workspace, { person, invite, jobId, message, asOf }: Invited) {
  const language = languageOf(person.language);
  const card = await jobForMail(tx, jobId, language);
  const agency = "agency" in scope ? await agencyName(tx, scope.agency) : null;
  const about = aboutInvite(invite);
  const expires = inviteEnds(asOf).toISOString();
  await queueMail(tx, invited, {
    language,
    to: { email: person.email, name: person.full_name, account: person.id },
    props: { job: card.title, company: card.company, agency, card, message, expires },
    about,
  });
  const to = { to: [person.id], about, at: asOf };
  const props = { job: card.title, company: card.company };
  // A confidential job names the agency as its company.
  if (agency === null || agency === card.company) await notify(tx, invitedTo, { ...to, props });
  else await notify(tx, invitedByAgency, { ...to, props: { ...props, agency } });
}

async function agencyName(tx: Tx, id: number): Promise<string> {
  return (await tx.selectFrom("agencies").select("name").where("id", "=", id).executeTakeFirstOrThrow()).name;
}

interface NewInvite extends Tenant {
  company_id: number;
  candidate_id: number;
  job_id: number;
  message: string | null;
  invited_by: number;
  invited_at: Date;
  expires_at: Date;
}

async function insertInvite(tx: Tx, invite: NewInvite): Promise<number> {
  try {
    const { id } = await tx
      .insertInto("candidate_invites")
      .values(invite)
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (brokenUnique(error) === "candidate_invites_once") throw conflict("already_invited_to_job", "invited");
    throw error;
  }
}
