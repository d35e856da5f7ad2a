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

/** Returns the topic of mails and notifications on an offer. */
export const topicOf = (id: number) => `offer:${id}`;

/** Creates the token of the signed link of an offer. */
export type OfferToken = TokenOf<{ offer: number }>;

/** Days for which the link of an ended offer shows its state, for candidates without an account. */
const endedLinkDays = 30;

/** Notifies the candidate that an offer was sent, withdrawn, or has expired. */
export async function notifyCandidate(
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
  const { monthly_salary: salary, currency, salary_basis, start_date, valid_until } = row;
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
    salary_basis,
    start_date,
    valid_until,
    texts: pick(row, offerTexts),
  };
  await queueMail(tx, offerChanged, { ...reader, props, topic: topicOf(row.id) });
  if (reader.to.account === null) return;
  await notify(tx, offerOfMine, {
    to: [reader.to.account],
    about: topicOf(row.id),
    props: { job, company, application, change },
    at: asOf,
  });
  await publishTo(tx, [reader.to.account]);
}

/** Notifies the recruiters of the job of the answer to an offer, or of its expiry. */
export async function notifyRecruitersOf(
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
