import { aboutApplicant, readerOf } from "#hiring/applications/commands/notify.ts";
import { noteResponse } from "#hiring/applications/commands/respond.ts";
import { conversationForEmployer } from "#hiring/applications/queries/shared/conversation.ts";
import { ownMessagesPath } from "#hiring/messages/paths.ts";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { queueMail } from "#kit/mail.ts";
import { conflict, invalid, Problem } from "#kit/problem.ts";
import { richText } from "#kit/rich-text.ts";
import { type HiringActor, tenantColumns } from "#people/accounts/hiring-scope.ts";
import type { sendMail } from "../contract-mails.ts";
import { employerMail } from "../mails.ts";
import { fillHtml, fillText } from "../placeholders.ts";
import { closedFor } from "../queries/sent.ts";
import { templateOf } from "../queries/templates.ts";
import { valuesFor } from "../queries/values.ts";

export interface Letter {
  templateId: number | null;
  subject: string;
  content: string;
  /** The content of the template. A form without JavaScript posts it as plain text; the same lines are not an edit. */
  template: string;
  /** The language of the template; null for the language of the candidate. */
  language: number | null;
}

/** Returns the texts of an email: subject and content of the request, else of the template. @throws Problem 422 `template_unknown` */
export async function letterOf(tx: Tx, actor: HiringActor, body: BodyOf<typeof sendMail>): Promise<Letter> {
  const { template_id, subject = "", content = "" } = body;
  if (!template_id) return { templateId: null, subject, content, template: "", language: null };
  const { attributes } = await templateOf(tx, actor, template_id).catch((error: unknown) => {
    throw error instanceof Problem ? invalid("/template_id", "template_unknown") : error;
  });
  return {
    templateId: template_id,
    subject: body.subject ?? attributes.subject,
    content: body.content ?? attributes.content,
    template: attributes.content,
    language: attributes.language,
  };
}

export interface Sending {
  asOf: Date;
  publicUrl: string;
}

/**
 * Emails an applicant. This is a response, so the response clock stops (decisions §4). The sent text is stored in the history.
 * @returns the id of the sent email
 * @throws Problem 404, 409 if the applicant cannot be emailed, 422 `placeholder_empty` for a placeholder without a value
 */
export async function emailApplicant(
  tx: Tx,
  actor: HiringActor,
  { id, ...body }: BodyOf<typeof sendMail> & { id: number },
  sending: Sending,
): Promise<number> {
  return send(tx, actor, id, await letterOf(tx, actor, body), sending);
}

/**
 * Returns the email to an applicant with its placeholders filled in.
 * @param lock locks the applicant until the transaction ends
 * @throws Problem as `emailApplicant`
 */
export async function filledMail(
  tx: Tx,
  actor: HiringActor,
  id: number,
  { letter, lock, asOf, publicUrl }: Sending & { letter: Letter; lock: boolean },
) {
  const about = await conversationForEmployer(tx, actor, { id, asOf, lock });
  const closed = closedFor(about);
  if (closed) throw conflict(closed, about.outcome);
  const reader = await readerOf(tx, id);
  const language = letter.language === null ? reader.language : languageOf(letter.language);
  const values = await valuesFor(tx, actor, id, { language, publicUrl, asOf });
  const subject = fillText(letter.subject, values);
  const unchanged = richText(fillHtml(letter.template, values).text);
  const content = fillHtml(richText(letter.content, unchanged), values);
  const empty = [
    ...subject.missing.map((name) => ({ name, pointer: "/subject" })),
    ...content.missing.map((name) => ({ name, pointer: "/content" })),
  ];
  if (empty.length > 0)
    throw new Problem(
      422,
      empty.map(({ name, pointer }) => ({
        code: "placeholder_empty",
        pointer,
        values: { name, placeholder: `{{${name}}}` },
      })),
    );
  // The values are sanitised together with the text.
  return { about, to: reader.to, language, subject: subject.text, html: richText(content.text) };
}

/** Sends an email, records it in the log and stops the response clock. @returns the id of the sent email */
export async function send(
  tx: Tx,
  actor: HiringActor,
  id: number,
  letter: Letter,
  sending: Sending,
): Promise<number> {
  const { about, to, language, subject, html } = await filledMail(tx, actor, id, {
    ...sending,
    letter,
    lock: true,
  });
  const { asOf } = sending;
  const sent = await tx
    .insertInto("applicant_mails")
    .values({
      ...tenantColumns(actor.scope, about.company_id),
      applicant_id: id,
      template_id: letter.templateId,
      author_id: actor.accountId,
      subject,
      content: html,
      at: asOf,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await queueMail(tx, employerMail, {
    language,
    to,
    about: aboutApplicant(id),
    props: {
      subject,
      html,
      company: about.company,
      job: about.job,
      path: about.account_id === null ? null : ownMessagesPath(id),
    },
  });
  await noteResponse(tx, actor, about, { kind: "email", data: {}, asOf });
  return sent.id;
}

/** Deletes the emails to erased applicants. */
export async function eraseMails(tx: Tx, applicantIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom("applicant_mails")
    .where("applicant_id", "in", [...applicantIds])
    .execute();
}
