import { sourceApplicant } from "#hiring/applications/commands/source.ts";
import { type Database, inTransaction, type Tx, transition, transitionAll } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { eraseMailContent, queueMail } from "#kit/mail.ts";
import { conflict, notFound, Problem } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { type HiringActor, scopeOfRow } from "#people/accounts/hiring-scope.ts";
import { eraseNotificationsAbout, notify } from "#people/notifications/commands/notify.ts";
import { storeOnlineCv } from "#profiles/cv/commands/online.ts";
import { inviteLife } from "../lifecycle.ts";
import { inviteAnswered } from "../mails.ts";
import { answered } from "../notifications.ts";
import { aboutInvite } from "./invite.ts";

/**
 * Accepts an invitation: puts the candidate on the job's board with name, contact data and online CV, and notifies the inviter.
 * @throws Problem 404, 409 `invite_answered`, `job_not_open` or `already_applied`
 */
export async function accept(tx: Tx, actor: CandidateActor, id: number, asOf: Date): Promise<void> {
  const invite = await answer(tx, actor, { id, verb: "accept", asOf });
  const person = await tx
    .selectFrom("candidates")
    .select(["full_name", "email", "phone"])
    .where("id", "=", actor.candidateId)
    .executeTakeFirstOrThrow();
  const cv = await storeOnlineCv(tx, actor, { asOf }).catch((error: unknown) => {
    // A public profile may consist of a job title only, which is not enough for an online CV.
    if (error instanceof Problem && error.errors.some(({ code }) => code === "online_cv_empty")) return null;
    throw error;
  });
  const inviter: HiringActor = {
    kind: invite.agency_id === null ? "company" : "consultant",
    accountId: invite.invited_by,
    isAdmin: true,
    scope: scopeOfRow(invite),
  };
  const applicant = await sourceApplicant(tx, inviter, {
    jobId: invite.job_id,
    isOwnAct: true,
    person: {
      candidateId: actor.candidateId,
      fullName: person.full_name,
      email: person.email,
      phone: person.phone,
      cv,
      source: "invited",
      language: actor.language,
      consentAt: null,
    },
    asOf,
  }).catch((error: unknown) => {
    if (error instanceof Problem && error.errors.some(({ code }) => code === "already_on_job"))
      throw conflict("already_applied", error.meta?.now);
    throw error;
  });
  await notifyInviter(tx, invite, { accepted: true, candidate: person.full_name, applicant, asOf });
}

/** Declines an invitation and notifies the inviter without the candidate's name. @throws Problem 404, 409 `invite_answered` */
export async function decline(tx: Tx, actor: CandidateActor, id: number, asOf: Date): Promise<void> {
  const invite = await answer(tx, actor, { id, verb: "decline", asOf });
  await notifyInviter(tx, invite, { accepted: false, candidate: null, applicant: null, asOf });
}

/** Expires unanswered invitations. @returns how many */
export async function expireInvites(database: Database, asOf: Date): Promise<number> {
  return inTransaction(database, async (tx) => {
    const due = await tx
      .selectFrom("candidate_invites")
      .select("id")
      .where("status", "=", "pending")
      .where("expires_at", "<=", asOf)
      .orderBy("id")
      .forUpdate()
      .skipLocked()
      .execute();
    const ids = due.map(({ id }) => id);
    const change = { from: { status: "pending" }, to: { status: "expired" }, set: { answered_at: asOf } };
    return (await transitionAll(tx, "candidate_invites", ids, change)).length;
  });
}

/** Deletes the invitations of an erased candidate, with their notifications and the content of their mails. */
export async function eraseInvites(tx: Tx, candidateId: number): Promise<void> {
  const deleted = await tx
    .deleteFrom("candidate_invites")
    .where("candidate_id", "=", candidateId)
    .returning("id")
    .execute();
  const about = deleted.map(({ id }) => aboutInvite(id));
  await eraseMailContent(tx, about);
  await eraseNotificationsAbout(tx, about);
}

async function answer(
  tx: Tx,
  actor: CandidateActor,
  { id, verb, asOf }: { id: number; verb: "accept" | "decline"; asOf: Date },
) {
  const row = await tx
    .selectFrom("candidate_invites")
    .select(["id", "status"])
    .where("id", "=", id)
    .where("candidate_id", "=", actor.candidateId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  const now = row.status as (typeof inviteLife.states)[number];
  inviteLife.check(verb, "candidate", now, {});
  const status = verb === "accept" ? "accepted" : "declined";
  const change = { from: { status: "pending" }, to: { status }, set: { answered_at: asOf } };
  return transition(tx, "candidate_invites", id, change, { code: "invite_answered", now: async () => now });
}

interface Answer {
  accepted: boolean;
  /** The candidate's name; null for a declined invitation, because the inviter must not learn the name. */
  candidate: string | null;
  applicant: number | null;
  asOf: Date;
}

async function notifyInviter(
  tx: Tx,
  invite: { id: number; invited_by: number; job_id: number },
  { accepted, candidate, applicant, asOf }: Answer,
): Promise<void> {
  const inviter = await tx
    .selectFrom("accounts as u")
    .innerJoin("jobs as j", (join) => join.on("j.id", "=", invite.job_id))
    .select(["u.id", "u.email", "u.full_name", "u.language", "j.title"])
    .where("u.id", "=", invite.invited_by)
    .where("u.blocked_at", "is", null)
    .executeTakeFirst();
  if (!inviter) return;
  const props = { job: inviter.title, job_id: invite.job_id, accepted, candidate, applicant };
  if (accepted)
    await queueMail(tx, inviteAnswered, {
      language: languageOf(inviter.language),
      to: { email: inviter.email, name: inviter.full_name, account: inviter.id },
      props,
      about: aboutInvite(invite.id),
    });
  await notify(tx, answered, { to: [inviter.id], about: aboutInvite(invite.id), props, at: asOf });
}
