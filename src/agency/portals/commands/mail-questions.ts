import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail, queueMails } from "#kit/mail.ts";
import { notify } from "#people/notifications/commands/notify.ts";
import { portalAsked, portalReplied } from "../mails.ts";
import { portalQuestion } from "../notifications.ts";
import { deskOf } from "../queries/desk.ts";
import type { QuestionRow } from "../queries/questions.ts";
import { type PortalRow, portalRows, stateOfRow } from "../queries/rows.ts";

/** Returns the topic of mails and notifications about a question. */
export const aboutQuestion = (id: number) => `portal-question:${id}`;

/** Notifies the AM and the lead of an order of a contact's question, by the bell and by an email. */
export async function notifyQuestion(
  tx: Tx,
  portal: PortalRow,
  question: { id: number; text: string; candidate: string | null; asOf: Date },
): Promise<void> {
  const { id, text, candidate, asOf } = question;
  const desk = await deskOf(tx, portal.order_id);
  const about = aboutQuestion(id);
  const shown = { contact: portal.contact, order: portal.title, order_id: portal.order_id };
  await notify(tx, portalQuestion, { to: desk.map(({ id: to }) => to), about, props: shown, at: asOf });
  await queueMails(
    tx,
    portalAsked,
    desk.map(({ id: account, email, full_name: name, language }) => ({
      language,
      to: { email, name, account },
      props: { ...shown, text, candidate },
      about,
    })),
  );
}

/** Sends the answer to the contact, while the portal is open. */
export async function mailReply(tx: Tx, question: QuestionRow, answer: string, asOf: Date): Promise<void> {
  const portal = await portalRows(tx).where("p.id", "=", question.portal_id).executeTakeFirstOrThrow();
  if (stateOfRow(portal, asOf) !== "open") return;
  await queueMail(tx, portalReplied, {
    language: languageOf(portal.language),
    to: { email: portal.email, name: portal.contact },
    props: { agency: portal.agency, order: portal.title, question: question.text, answer },
    about: aboutQuestion(question.id),
  });
}
