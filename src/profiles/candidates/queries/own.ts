import type { AnswerOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { languageOf } from "#kit/i18n.ts";
import { notFound } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { completenessOf } from "../completeness.ts";
import type { profileShow } from "../contract.ts";
import type { SectionName } from "../document.ts";
import { photoUrl } from "../photo.ts";
import { bySection, documentOf, type StoredEntry, storedProfile, untranslatedOf } from "./shared/profile.ts";

export type ProfileReply = AnswerOf<typeof profileShow>["data"];

/** Returns the profile as its owner edits it: the original and the translation of every text. */
export async function ownProfile(db: Reader, { accountId }: CandidateActor): Promise<ProfileReply> {
  const stored = await storedProfile(db, accountId);
  const { entries, photo_key, translation, ...fields } = stored;
  const photo = photoUrl(photo_key);
  return {
    id: String(accountId),
    type: "profile",
    attributes: {
      ...fields,
      translation: {
        job_title: translation.job_title ?? null,
        introduction: translation.introduction ?? null,
        executive_summary: translation.executive_summary ?? null,
      },
      ...(bySection(entries, rowOf) as never as Pick<ProfileReply["attributes"], SectionName>),
      photo,
      cv_settings: {
        ...fields.cv_settings,
        section_order: [...fields.cv_settings.section_order],
        hidden_sections: [...fields.cv_settings.hidden_sections],
      },
      completeness: completenessOf({ ...documentOf(stored, languageOf(stored.language)), photo }),
      untranslated: untranslatedOf(stored),
    },
  };
}

const rowOf = ({ id, data, translation, version }: StoredEntry) => ({
  ...data,
  id: String(id),
  translation,
  version,
});

/** @throws Problem 404 for another candidate's row */
export async function ownEntry(db: Reader, { accountId }: CandidateActor, id: number) {
  const row = (await db
    .selectFrom("candidate_entries")
    .select(["id", "section", "data", "translation", "version"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst()) as StoredEntry | undefined;
  if (!row) throw notFound();
  return { id: String(row.id), type: row.section, attributes: rowOf(row) };
}
