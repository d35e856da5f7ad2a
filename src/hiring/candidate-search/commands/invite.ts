import { jobForHiring } from "#hiring/applications/queries/shared/hiring.ts";
import { day } from "#kit/clock.ts";
import { brokenUnique, type Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, Problem } from "#kit/problem.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import { jobForMail } from "#market/jobs/queries/shared/mail-job.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { isVerified } from "#people/companies/queries/shared.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { invited } from "../mails.ts";
import { invitedTo } from "../notifications.ts";
import { inviteEnds, publicCandidate } from "../queries/search.ts";
import { invitesADay } from "../terms.ts";

/** Returns the subject key (`about`) of an invitation's mails and notifications. */
export const aboutInvite = (id: number) => `invite:${id}`;

/**
 * Invites a person of the search to a published job of the company.
 * @throws Problem 404, 403 `company_not_verified`, 409 `already_invited_to_job`, `invite_declined` or `job_not_open`, 429
 */
export async function inviteCandidate(
  tx: Tx,
  actor: CompanyActor,
  { id, jobId, message, asOf }: { id: number; jobId: number; message: string | null; asOf: Date },
): Promise<void> {
  const { companyId, accountId } = actor;
  if (!(await isVerified(tx, companyId))) throw new Problem(403, "company_not_verified");
  const { attributes } = await publicCandidate(tx, actor, id, asOf);
  const job = await jobForHiring(tx, hiringActorOf(actor), jobId);
  const state = displayState(job.status, job.sen_status);
  if (state !== "published") throw conflict("job_not_open", state);
  const { status } = attributes.invite ?? {};
  if (!attributes.can.invite)
    throw conflict(status === "declined" ? "invite_declined" : "already_invited_to_job", status);
  const { sent } = await tx
    .selectFrom("candidate_invites")
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where("company_id", "=", companyId)
    .where("agency_id", "is", null)
    .where("invited_at", ">", new Date(asOf.getTime() - day))
    .executeTakeFirstOrThrow();
  if (sent >= invitesADay) throw new Problem(429, { code: "invite_limit", values: { max: invitesADay } });
  const invite = await insertInvite(tx, {
    company_id: companyId,
    candidate_id: id,
    job_id: jobId,
    message,
    invited_by: accountId,
    invited_at: asOf,
    expires_at: inviteEnds(asOf),
  });
  const person = await tx
    .selectFrom("candidates as k")
    .innerJoin("accounts as u", "u.id", "k.account_id")
    .select(["u.id", "u.email", "u.full_name", "u.language"])
    .where("k.id", "=", id)
    .executeTakeFirstOrThrow();
  const language = languageOf(person.language);
  const card = await jobForMail(tx, jobId, language);
  const about = aboutInvite(invite);
  await queueMail(tx, invited, {
    language,
    to: { email: person.email, name: person.full_name, account: person.id },
    props: { job: card.title, company: card.company, card, message, expires: inviteEnds(asOf).toISOString() },
    about,
  });
  await notify(tx, invitedTo, {
    to: [person.id],
    about,
    props: { job: card.title, company: card.company },
    at: asOf,
  });
}

interface NewInvite {
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
