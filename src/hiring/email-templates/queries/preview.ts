import type { BodyOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { richText } from "#kit/rich-text.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { placeholderValues, previewTemplate } from "../contract.ts";
import { fillHtml, fillText } from "../placeholders.ts";
import { templateOf } from "./templates.ts";
import { applicantsToTry, sampleValues, valuesFor } from "./values.ts";

interface Options {
  applicantId: number | null | undefined;
  language: Language;
  publicUrl: string;
  asOf: Date;
}

async function valuesOf(db: Reader, actor: HiringActor, { applicantId, language, ...others }: Options) {
  return applicantId ? valuesFor(db, actor, applicantId, { language, ...others }) : sampleValues[language];
}

/** Returns the values of placeholders, and applicants to choose from. @throws Problem 404 if the caller may not see the applicant */
export async function placeholderValuesOf(
  db: Reader,
  actor: HiringActor,
  options: Options,
): Promise<ReplyOf<typeof placeholderValues>["data"]> {
  return {
    id: String(options.applicantId ?? "sample"),
    type: "email_placeholder_values",
    attributes: {
      values: await valuesOf(db, actor, options),
      applicants: await applicantsToTry(db, actor),
    },
  };
}

/** Fills in a template, or a text that is not saved yet. @throws Problem 404 if the caller may not see the template or applicant */
export async function previewOf(
  db: Reader,
  actor: HiringActor,
  { id, ...body }: BodyOf<typeof previewTemplate> & { id: number },
  options: Pick<Options, "publicUrl" | "asOf">,
): Promise<ReplyOf<typeof previewTemplate>["data"]> {
  const { attributes } = await templateOf(db, actor, id);
  const language = languageOf(attributes.language);
  const values = await valuesOf(db, actor, { applicantId: body.applicant_id, language, ...options });
  const subject = fillText(body.subject ?? attributes.subject, values);
  const written = body.content === undefined ? attributes.content : richText(body.content);
  const content = fillHtml(written, values);
  return {
    id: String(id),
    type: "email_preview",
    attributes: {
      subject: subject.text,
      content: richText(content.text),
      missing: [...new Set([...subject.missing, ...content.missing])],
      values,
    },
  };
}
