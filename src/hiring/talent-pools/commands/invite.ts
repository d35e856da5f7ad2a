import { jobForHiring } from "#hiring/applications/queries/shared/hiring.ts";
import { insertMany } from "#kit/bulk.ts";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { queueMails } from "#kit/mail.ts";
import { conflict, Problem } from "#kit/problem.ts";
import { displayState } from "#market/jobs/lifecycle.ts";
import { jobForMail } from "#market/jobs/queries/shared/mail-job.ts";
import { jobSlug } from "#market/jobs/slug.ts";
import { type HiringActor, inScope, tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { isVerified } from "#people/companies/queries/shared.ts";
import { invitedToApply } from "../mails.ts";
import { type Invitee, invitable } from "../queries/invitable.ts";
import { type InviteRefusal, invitesADay, stopLinkDays } from "../terms.ts";
import { lockScope } from "./add.ts";

/** Returns the subject key (`about`) of mails that invite a candidate, for their erasure. */
export const aboutInvitee = (candidateId: number) => `talent_invite:${candidateId}`;

interface Inviting {
  ids: readonly number[];
  jobId: number;
  message: string | null;
  /** Language of the mail to a person without an account and an application. */
  language: Language;
  keys: TokenKeys;
  asOf: Date;
}

/**
 * Invites people of the actor's workspace to apply for a published job.
 * @returns for each id, in their order, why the person was not invited, or null
 * @throws Problem 403 `company_not_verified`, 404 or 409 for the job, 429 `invite_limit`
 */
export async function invitePeople(
  tx: Tx,
  actor: HiringActor,
  { ids, jobId, message, language, keys, asOf }: Inviting,
): Promise<{ id: number; refused: InviteRefusal | null }[]> {
  const { scope } = actor;
  // Agencies need no verification: administrators of Sen admit each of them.
  if ("company" in scope && !(await isVerified(tx, scope.company)))
    throw new Problem(403, "company_not_verified");
  const job = await jobForHiring(tx, actor, jobId);
  const state = displayState(job.status, job.sen_status);
  if (state !== "published") throw conflict("job_not_open", state);
  await lockScope(tx, actor);
  const people = await invitable(tx, actor, { ids, jobId, language });
  const invitees = people.flatMap(({ invitee }) => invitee ?? []);
  const { sent } = await tx
    .selectFrom("talent_invites as i")
    .select(({ fn }) => fn.countAll<number>().as("sent"))
    .where(inScope("i", scope))
    .where("invited_at", ">", new Date(asOf.getTime() - day))
    .executeTakeFirstOrThrow();
  if (sent + invitees.length > invitesADay)
    throw new Problem(429, { code: "invite_limit", values: { max: invitesADay } });
  await insertMany(
    tx,
    "talent_invites",
    invitees.map(({ candidateId }) => ({
      ...tenantColumns(scope, job.company_id),
      candidate_id: candidateId,
      job_id: jobId,
      invited_by: actor.accountId,
      invited_at: asOf,
    })),
  );
  await queueInvites(tx, invitees, { jobId, message, keys, asOf });
  return people.map(({ id, refused }) => ({ id, refused }));
}

async function queueInvites(
  tx: Tx,
  people: readonly Invitee[],
  { jobId, message, keys, asOf }: Omit<Inviting, "ids" | "language">,
): Promise<void> {
  const [en, vi] = await Promise.all([jobForMail(tx, jobId, "en"), jobForMail(tx, jobId, "vi")]);
  const cards = { en, vi };
  const until = new Date(asOf.getTime() + stopLinkDays * day);
  const mails = await Promise.all(
    people.map(async ({ candidateId, email, name, account, language }) => {
      const stop = account === null ? await keys.seal({ stop_invites: candidateId }, until, asOf) : null;
      const { title: job, company } = cards[language];
      return {
        language,
        to: { email, name, account },
        about: aboutInvitee(candidateId),
        props: { job, company, slug: jobSlug(job, jobId), card: cards[language], message, stop },
      };
    }),
  );
  await queueMails(tx, invitedToApply, mails);
}

/**
 * Stops a workspace's invitations to a person without an account, by the link of an invitation.
 * @returns the candidate's id, and the name of the company or agency
 * @throws Problem 410 for a forged or expired link
 */
export async function stopInvites(tx: Tx, keys: TokenKeys, token: string, asOf: Date) {
  const { stop_invites: candidateId } = (await keys.unseal(token, asOf)) ?? {};
  if (typeof candidateId !== "number") throw new Problem(410, "invite_link_ended");
  const stopped = await tx
    .updateTable("prospects")
    .set((eb) => ({ invites_stopped_at: eb.fn.coalesce("invites_stopped_at", eb.val(asOf)) }))
    .where("candidate_id", "=", candidateId)
    .where("erased_at", "is", null)
    .returning((eb) => [
      eb
        .selectFrom("companies as c")
        .select("c.name")
        .whereRef("c.id", "=", "prospects.company_id")
        .as("company"),
      eb
        .selectFrom("agencies as g")
        .select("g.name")
        .whereRef("g.id", "=", "prospects.agency_id")
        .as("agency"),
    ])
    .executeTakeFirst();
  // The person is erased, and receives no invitations.
  if (!stopped) throw new Problem(410, "invite_link_ended");
  const name = stopped.company ?? stopped.agency ?? "";
  return { id: String(candidateId), company: name };
}
