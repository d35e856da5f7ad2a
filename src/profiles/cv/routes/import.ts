import { readFile } from "node:fs/promises";
import { attachmentHeaders } from "#kit/files/download.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { invalid, Problem } from "#kit/problem.ts";
import { saveImported } from "#profiles/candidates/commands/save-imported.ts";
import { cvSettingsOf, profileDocument } from "#profiles/candidates/queries/shared/profile.ts";
import { extractFields } from "../commands/extract.ts";
import * as contract from "../contract-import.ts";
import { createVocabulary, type Vocabulary } from "../extract/vocabulary.ts";
import { fromJsonResume } from "../from-json-resume.ts";
import { toJsonResume } from "../json-resume.ts";
import { readJsonResume } from "../json-resume-schema.ts";
import { namesFromFiles } from "../online/names-from-files.ts";
import { ownFile } from "../queries.ts";

let known: Vocabulary | undefined;
const vocabulary = () => (known ??= createVocabulary());

/** Endpoints to import a CV file into the profile: read, confirm, save. */
export function candidateImports(): Bound[] {
  return [
    onDb(contract.extractCv, async ({ actor, params, database, services }) => {
      const file = await ownFile(database.db, actor.candidateId, params.id);
      const attributes = await extractFields(services, file);
      return { data: { id: String(file.id), type: "imported_profile" as const, attributes } };
    }),
    on(contract.importProfile, async ({ tx, actor, body, asOf }) => {
      await saveImported(tx, actor, body, asOf);
      return undefined;
    }),
    onFile(contract.exportJsonResume, async ({ actor, database }) => {
      const { language } = await cvSettingsOf(database.db, actor.accountId);
      const document = await profileDocument(database.db, actor.accountId, language);
      const { location_id: place } = document;
      const resume = toJsonResume(document, place === null ? null : namesFromFiles(language).place(place));
      return {
        stream: JSON.stringify(resume, null, 2),
        headers: attachmentHeaders("resume.json", "application/json"),
      };
    }),
    onDb(contract.readJsonResumeFile, async ({ actor, files }) => {
      if (!files.resume) throw invalid("/resume", "json_resume_required");
      const read = readJsonResume(await readFile(files.resume.path, "utf8"));
      if ("errors" in read) throw new Problem(422, read.errors);
      const attributes = fromJsonResume(read.resume, vocabulary().placeOf);
      return { data: { id: String(actor.accountId), type: "imported_profile" as const, attributes } };
    }),
  ];
}
