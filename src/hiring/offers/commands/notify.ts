import { aboutApplicant, notifyRecruiters, readerOf } from "#hiring/applications/commands/notify.ts";
import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { queueMail } from "#kit/mail.ts";
import { pick } from "#kit/pick.ts";
import type { TokenOf } from "#people/accounts/tokens.ts";
import { notify, publishTo } from "#people/notifications/commands/notify.ts";
import { endOf } from "#platform/reference/calendar.ts";
import { offerAnswered, offerChanged } from "../mails.ts";
import { offerAnswer, offerOfMine } from "../notifications.ts";
import type { OfferRow } from "../queries/shared.ts";
import { offerTexts } from "../terms.ts";

/** What mails and notifications on an offer are about. */
export const topicOf = (id: number) => `offer:${id}`;

/** Makes the token of the link of an offer. */
export type OfferToken = TokenOf<{ offer: number }>;

/** How long the link tells somebody without an account what became of an offer. */
const endedLinkDays = 30;

/** Mails and notifies the candidate: an offer came, was withdrawn, or has ended. */
export async function tellCandidate(
  tx: Tx,
  row: OfferRow,
  change: "sent" | "canceled" | "expired",
  { asOf, tokenOf }: { asOf: Date; tokenOf: OfferToken },
): Promise<void> {
  const reader = await readerOf(tx, row.applicant_id);
  const until = change === "sent" ? endOf(row.valid_until) : new Date(asOf.getTime() + endedLinkDays * day);
  const isLinked = change === "sent" || reader.to.account === null;
  const proof = isLinked ? await tokenOf({ offer: row.id }, until) : null;
  const note = change === "sent" ? row.message : change === "canceled" ? row.cancel_note : null;
  const { monthly_salary: salary, currency, start_date, valid_until } = row;
  const { job, company, application, card } = reader.props;
  const read = reader.to.account === null ? null : application;
  const props = {
    job,
    company,
    card,
    application: read,
    change,
    note,
    proof,
    salary,
    currency,
    start_date,
    valid_until,
    texts: pick(row, offerTexts),
  };
  await queueMail(tx, offerChanged, { ...reader, props, topic: topicOf(row.id) });
  if (reader.to.account === null) return;
  const told = { job, company, application, change };
  await notify(tx, offerOfMine, { to: [reader.to.account], about: topicOf(row.id), props: told, at: asOf });
  await publishTo(tx, [reader.to.account]);
}

/** Tells those who recruit for the job how an offer was answered, or that it was not. */
export async function tellRecruiters(
  tx: Tx,
  row: OfferRow,
  answer: "accepted" | "declined" | "expired",
  { note, asOf }: { note: string | null; asOf: Date },
): Promise<void> {
  const props = {
    candidate: row.applicant_name,
    job: row.job_title,
    applicant: row.applicant_id,
    answer,
  };
  const about = aboutApplicant(row.applicant_id);
  await notifyRecruiters(
    tx,
    row.job_id,
    offerAnswered,
    { about, props: { ...props, note } },
    { kind: offerAnswer, about: topicOf(row.id), props, at: asOf },
  );
}
