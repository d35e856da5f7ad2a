import { Readable } from "node:stream";
import { safeName } from "#kit/files/download.ts";
import { type ZipPart, zipReply } from "#kit/files/zip-reply.ts";
import type { FileReply } from "#kit/http/handle.ts";
import type { Language } from "#kit/i18n.ts";
import type { Services } from "#kit/services.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { cvReply } from "#profiles/cv/keep.ts";
import { applicantsCsv, wordsOf } from "./csv.ts";
import { type ApplicantRow, answeredQuestions, applicantIds, applicantRows } from "./queries/applicants.ts";

/**
 * Returns the applicants of a job as CSV in an archive with their CVs. The table is the last file, because it has the paths of the CVs
 * that were written before.
 * @throws Problem 404
 */
export async function applicantsZip(
  services: Services,
  actor: HiringActor,
  { jobId, language, asOf }: { jobId: number; language: Language; asOf: Date },
): Promise<FileReply> {
  const { db } = services.database;
  const { job, ids } = await applicantIds(db, actor, jobId);
  const questions = await answeredQuestions(db, jobId);
  const rows = () => applicantRows(db, actor, ids, asOf);
  const requester = { by: `account:${actor.accountId}` };
  async function* parts(): AsyncGenerator<ZipPart> {
    const paths = new Map<number, string>();
    for await (const batch of rows())
      for (const row of batch) {
        const file = await downloadableCv(services.storage, row);
        if (!file) continue;
        const path = `CV/${row.id} ${safeName(`${row.full_name}.${file.kind}`)}`;
        paths.set(row.id, path);
        const begin = async () =>
          Readable.from((await cvReply(services, file, requester)).stream, { objectMode: false });
        yield { path, begin };
      }
    const cvName = ({ id }: ApplicantRow) => paths.get(id) ?? "";
    const text = applicantsCsv(rows(), { language, questions, cvName });
    const begin = async () => Readable.from(text, { objectMode: false });
    yield { path: `${wordsOf(language).file.applicants}.csv`, begin };
  }
  const about = { jobId, accountId: actor.accountId };
  return zipReply(safeName(`${job.title}.zip`), parts(), { asOf, log: services.log, about });
}

/** Returns the CV of an applicant if it is safe to download and exists or can be rendered; else null. */
async function downloadableCv(storage: Services["storage"], row: ApplicantRow) {
  const { cv_id: id, storage_key, cv_name: name, cv_kind: kind, scan_state, macros, drawn } = row;
  if (id === null || storage_key === null || name === null || kind === null || macros) return null;
  if (scan_state === null || scan_state === "waiting" || scan_state === "infected") return null;
  return drawn || (await storage.exists(storage_key)) ? { id, storage_key, name, kind, scan_state } : null;
}
