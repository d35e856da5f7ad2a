import { jobForHiring } from "#hiring/applications/queries/shared/hiring.ts";
import { readableApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { interviews } from "#hiring/interviews/queries/shared.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { managedJobs } from "#market/jobs/queries/shared/visible.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { interviewKit, jobKits, kitDetail, kitTemplates } from "../contract.ts";
import { mayEditTemplate } from "../policy.ts";
import { contentOf, kitsByRound } from "./shared.ts";

type KitReply = ReplyOf<typeof kitDetail>["data"];

/** Selects the templates of the actor's scope, and the kits of jobs that the actor manages. */
function kitRows(db: Reader, actor: HiringActor) {
  return db
    .selectFrom("interview_kits as k")
    .innerJoin("accounts as e", "e.id", "k.edited_by")
    .leftJoin("jobs as j", "j.id", "k.job_id")
    .selectAll("k")
    .select(["j.title", "e.full_name as editor"])
    .where(inScope("k", actor.scope))
    .where((eb) =>
      eb.or([eb("k.job_id", "is", null), eb.and([eb("j.deleted_at", "is", null), managedJobs(actor)])]),
    );
}
type KitRow = Awaited<ReturnType<ReturnType<typeof kitRows>["execute"]>>[number];

/** Returns a kit in the shape of the API response. */
function kitReply(row: KitRow, actor: HiringActor): KitReply {
  const { id, ...content } = contentOf(row);
  const isTemplate = row.job_id === null;
  return {
    id,
    type: "interview_kit",
    attributes: {
      ...content,
      job: isTemplate ? null : { id: String(row.job_id), title: row.title ?? "" },
      round: row.round,
      edited_at: row.edited_at,
      edited_by: { id: row.edited_by, full_name: row.editor },
      can: { edit: !isTemplate || mayEditTemplate(actor, { createdBy: row.created_by }) === true },
    },
  };
}

/** Returns the templates of the actor's workspace by name. */
export async function templatesOf(db: Reader, actor: HiringActor): Promise<ReplyOf<typeof kitTemplates>> {
  const rows = await kitRows(db, actor)
    .where("k.job_id", "is", null)
    .orderBy("k.name")
    .orderBy("k.id")
    .execute();
  return { data: rows.map((row) => kitReply(row, actor)), meta: { can: { manage: actor.isAdmin } } };
}

/** Returns a template or the kit of a job. @throws Problem 404 */
export async function kitOf(db: Reader, actor: HiringActor, id: number): Promise<KitReply> {
  const row = await kitRows(db, actor).where("k.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return kitReply(row, actor);
}

/** Returns the kits of a job that the actor manages. @throws Problem 404 */
export async function kitsOfJob(
  db: Reader,
  actor: HiringActor,
  id: number,
): Promise<ReplyOf<typeof jobKits>> {
  const { title } = await jobForHiring(db, actor, id, "manage");
  const rows = await kitRows(db, actor).where("k.job_id", "=", id).orderBy("k.round").execute();
  return { data: rows.map((row) => kitReply(row, actor)), meta: { job: { id: String(id), title } } };
}

/** Returns the kit for an interview whose applicant the actor may read. @throws Problem 404 */
export async function kitOfInterview(
  db: Reader,
  actor: HiringActor,
  id: number,
): Promise<ReplyOf<typeof interviewKit>["data"]> {
  const row = await interviews(db)
    .where("i.id", "=", id)
    .where(inScope("i", actor.scope))
    .where(readableApplicants(actor))
    .executeTakeFirst();
  if (!row) throw notFound();
  const kits = await kitsByRound(db, actor, row.job_id);
  return {
    id: String(id),
    type: "interview_kit_of",
    attributes: { kit: kits.get(row.round ?? 0) ?? null },
  };
}
