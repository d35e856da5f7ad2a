import { sql } from "kysely";
import { enqueue, publish, type Tx, transitionAll } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { eraseMailContent } from "#kit/mail.ts";
import { eraseFromLog } from "#people/activities/commands.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { eraseNotificationsAbout } from "#people/notifications/commands/notify.ts";
import type { Erased } from "#platform/erasures/events.ts";
import { deleteCvFileJob } from "#profiles/cv/commands/files.ts";
import { applicantsErased } from "../events.ts";
import { aboutApplicant } from "./notify.ts";
import { boardTopic } from "./record.ts";

const otherReason = 6;
/** The text that replaces an erased name in both languages. */
const erasedName = "—";

/**
 * Erases the person from applicants. Their rows remain, with the times and the outcome. The CV file is deleted after the commit,
 * unless the candidate still has it in the account.
 */
export async function eraseApplicants(tx: Tx, applicantIds: readonly number[], asOf: Date): Promise<void> {
  if (applicantIds.length === 0) return;
  const rows = await tx
    .selectFrom("applicants")
    .select(["id", "job_id", "cv_file_id"])
    .where("id", "in", [...applicantIds])
    .where("erased_at", "is", null)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx
    .updateTable("applicants")
    .set({
      full_name: erasedName,
      identity_hidden: false,
      email: sql`'deleted-' || id || '@deleted.invalid'`,
      phone: null,
      cover_letter: null,
      answers: sql`'[]'::jsonb`,
      tags: [],
      cv_file_id: null,
      consent_at: null,
      erased_at: asOf,
    })
    .where("id", "in", ids)
    .execute();
  await tx.deleteFrom("hidden_identities").where("applicant_id", "in", ids).execute();
  // The notes of both sides may name the person.
  await tx
    .updateTable("applicant_rejections")
    .set({ note: null, words: null })
    .where("applicant_id", "in", ids)
    .execute();
  await tx
    .updateTable("applicant_withdrawals")
    .set({ note: null })
    .where("applicant_id", "in", ids)
    .execute();
  await eraseFromLog(tx, ids);
  await eraseMailContent(tx, ids.map(aboutApplicant));
  await eraseNotificationsAbout(tx, ids.map(aboutApplicant));
  await emit(tx, applicantsErased, { ids });
  for (const file of new Set(rows.map(({ cv_file_id }) => cv_file_id)))
    if (file !== null) enqueue(tx, { name: deleteCvFileJob, data: { id: file } });
  for (const job of new Set(rows.map(({ job_id }) => job_id))) await publish(tx, boardTopic(job));
}

/**
 * Erases the person from all applications of a candidate who closes the account. Active applications are withdrawn, except
 * hirings, which remain in the company's reports.
 */
export async function eraseCandidate(tx: Tx, candidateId: number, asOf: Date): Promise<void> {
  const applicants = await tx
    .selectFrom("applicants as a")
    .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
    .select(["a.id", "s.kind"])
    .where("a.candidate_id", "=", candidateId)
    .orderBy("a.id")
    .forNoKeyUpdate("a")
    .execute();
  const ids = applicants.map(({ id }) => id);
  const open = applicants.filter(({ kind }) => kind !== stageKinds.hired).map(({ id }) => id);
  const running = await transitionAll(tx, "applicants", open, {
    from: { outcome: "active" },
    to: { outcome: "withdrawn" },
    set: { stage_changed_at: asOf },
  });
  if (running.length > 0)
    await tx
      .insertInto("applicant_withdrawals")
      .values(running.map(({ id }) => ({ applicant_id: id, reason_id: otherReason, withdrawn_at: asOf })))
      .onConflict((conflict) => conflict.column("applicant_id").doNothing())
      .execute();
  await eraseApplicants(tx, ids, asOf);
}

/** Erases applicants again that a restored backup contains. */
export async function eraseAgain(tx: Tx, erased: readonly Erased[], asOf: Date): Promise<void> {
  const rows = await tx
    .selectFrom("applicants")
    .select(["id", "applied_at"])
    .where(
      "id",
      "in",
      erased.map(({ id }) => id),
    )
    .execute();
  const made = new Map(erased.map(({ id, madeAt }) => [id, madeAt]));
  const same = rows.filter(({ id, applied_at }) => made.get(id) === applied_at.toISOString());
  await eraseApplicants(
    tx,
    same.map(({ id }) => id),
    asOf,
  );
}
