import type { BodyOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { richText } from "#kit/rich-text.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import type { placeholderValues, previewTemplate } from "../contract.ts";
import { fillHtml, fillText } from "../placeholders.ts";
import { templateOf } from "./templates.ts";
import { applicantsToTry, sampleValues, valuesFor } from "./values.ts";

interface Asked {
  applicantId: number | null | undefined;
  language: Language;
  publicUrl: string;
  asOf: Date;
}

async function valuesOf(db: Reader, actor: HiringActor, { applicantId, language, ...given }: Asked) {
  return applicantId ? valuesFor(db, actor, applicantId, { language, ...given }) : sampleValues[language];
}

/** What placeholders stand for, and applicants to choose from. @throws Problem 404 for an applicant that is not the caller's */
export async function valuesAsked(
  db: Reader,
  actor: HiringActor,
  asked: Asked,
): Promise<ReplyOf<typeof placeholderValues>["data"]> {
  return {
    id: String(asked.applicantId ?? "sample"),
    type: "email_placeholder_values",
    attributes: {
      values: await valuesOf(db, actor, asked),
      applicants: await applicantsToTry(db, actor),
    },
  };
}

/** A template, or a text that is not saved yet, filled in. @throws Problem 404 for a template or applicant that is not the caller's */
export async function previewOf(
  db: Reader,
  actor: HiringActor,
  { id, ...body }: BodyOf<typeof previewTemplate> & { id: number },
  given: Pick<Asked, "publicUrl" | "asOf">,
): Promise<ReplyOf<typeof previewTemplate>["data"]> {
  const { attributes } = await templateOf(db, actor, id);
  const language = languageOf(attributes.language);
  const values = await valuesOf(db, actor, { applicantId: body.applicant_id, language, ...given });
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
