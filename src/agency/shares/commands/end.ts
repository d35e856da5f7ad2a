import { sql } from "kysely";
import { recordApplicant } from "#hiring/applications/commands/record.ts";
import {
  eraseAgencyLinks,
  renewAgencyLink,
  revokeAgencyLinks,
} from "#hiring/share-links/commands/agency-links.ts";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { cancelMails, eraseMailContent, queueMail } from "#kit/mail.ts";
import { conflict, notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import { deletionAsked } from "../mails.ts";
import { assertRoom } from "../queries/shared/room-for.ts";
import { agencyLinks, linksOf, visibleLinks } from "../queries/shared/rows.ts";
import { topicOf } from "./topic.ts";

/** Locks the job and the link of a change. @throws Problem 404 */
async function lockLink(tx: Tx, actor: ConsultantActor, id: number, asOf: Date) {
  const row = await visibleLinks(tx, actor)
    .select(["o.id as order_id", "a.id as applicant_id", "a.job_id", "a.company_id", "l.expires_at"])
    .where("l.id", "=", id)
    .forNoKeyUpdate(["j", "l"])
    .executeTakeFirst();
  const [link] = row ? await linksOf(tx, actor, [id], asOf) : [];
  if (!row || !link) throw notFound();
  return { ...row, link: link.attributes };
}

/** Revokes a link. A link that was revoked before stays so. @throws Problem 404 */
export async function revokeShare(tx: Tx, actor: ConsultantActor, id: number, asOf: Date): Promise<void> {
  const { applicant_id, job_id, company_id, link } = await lockLink(tx, actor, id, asOf);
  const revoked = await revokeAgencyLinks(tx, [id], asOf);
  if (revoked.length === 0) return;
  await cancelMails(tx, topicOf(id));
  await recordApplicant(
    tx,
    "cv_share_revoke",
    { id: applicant_id, job_id, company_id },
    { by: hiringActorOf(actor), at: asOf, data: { recipient: link.recipient.name } },
  );
}

/** Lets a link end some days from now. @throws Problem 404, 409 `link_state_changed`, `order_links_limit` */
export async function renewShare(
  tx: Tx,
  actor: ConsultantActor,
  { id, days, asOf }: { id: number; days: number; asOf: Date },
): Promise<void> {
  const { order_id, link } = await lockLink(tx, actor, id, asOf);
  if (!link.can.renew) throw conflict("link_state_changed", link.state);
  if (link.state === "expired") await assertRoom(tx, order_id, 1, asOf);
  await renewAgencyLink(tx, id, days, asOf);
}

/**
 * Ends the links to a person who has taken the consent back. Mails that were not sent are cancelled, and recipients whose link was open
 * are asked to delete what they have.
 */
export async function endShares(
  tx: Tx,
  { applicantId, asOf }: { applicantId: number; asOf: Date },
): Promise<void> {
  const links = await agencyLinks(tx)
    .innerJoin("agencies as g", "g.id", "l.agency_id")
    .select(["l.id", "o.title as job", "g.name as agency"])
    .select(sql<string>`l.content #>> '{document,full_name}'`.as("candidate"))
    .where("l.applicant_id", "=", applicantId)
    .where("l.revoked_at", "is", null)
    .execute();
  const about = new Map(links.map((link) => [link.id, link]));
  const revoked = await revokeAgencyLinks(tx, [...about.keys()], asOf);
  for (const { id, recipient_email, recipient_name, recipient_language } of revoked) {
    const unsent = await cancelMails(tx, topicOf(id));
    const link = about.get(id);
    if (unsent.length > 0 || !link) continue;
    await queueMail(tx, deletionAsked, {
      language: languageOf(recipient_language ?? 0),
      to: { email: recipient_email, name: recipient_name },
      props: { agency: link.agency, job: link.job, candidate: link.candidate },
      topic: topicOf(id),
    });
  }
}

/**
 * Revokes the links of an introduction that is undone at once, and cancels their mails, which have not been sent. The links of an earlier
 * introduction remain.
 */
export async function endUndoneShares(
  tx: Tx,
  {
    applicantId,
    jobId,
    reachedAt,
    asOf,
  }: { applicantId: number; jobId: number; reachedAt: Date; asOf: Date },
): Promise<void> {
  const links = await agencyLinks(tx)
    .select(["l.id", "a.company_id"])
    .where("l.applicant_id", "=", applicantId)
    .where("l.created_at", ">=", reachedAt)
    .where("l.revoked_at", "is", null)
    .execute();
  const ids = links.map(({ id }) => id);
  const revoked = await revokeAgencyLinks(tx, ids, asOf);
  for (const { id, recipient_name } of revoked) {
    await cancelMails(tx, topicOf(id));
    await recordApplicant(
      tx,
      "cv_share_revoke",
      { id: applicantId, job_id: jobId, company_id: links[0]?.company_id ?? 0 },
      { by: null, at: asOf, data: { recipient: recipient_name ?? "" } },
    );
  }
}

/** Deletes the links to erased people, with the mails and notifications about them. */
export async function eraseShares(tx: Tx, ids: readonly number[]): Promise<void> {
  const about = (await eraseAgencyLinks(tx, ids)).map(topicOf);
  await eraseMailContent(tx, about);
  await eraseNotificationsAbout(tx, about);
}
