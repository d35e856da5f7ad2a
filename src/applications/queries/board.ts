import { sql } from "kysely";
import { type HiringActor, inScope } from "#companies/hiring-scope.ts";
import { stageKindOf, stageKinds } from "#companies/pipeline.ts";
import { displayState } from "#jobs/lifecycle.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { civilDays } from "../clock-days.ts";
import type { board } from "../contract.ts";
import { isOnBoard } from "../lifecycle.ts";
import { hiringRole, maySee } from "../policy.ts";
import { type CardRow, cardOf, cardRows, columnOf, extrasOf } from "./cards.ts";
import type { StageRow } from "./find.ts";

type BoardReply = ReplyOf<typeof board>["data"];

/** Whether the caller may follow the job's board. @throws Problem 404 */
export async function boardJob(db: Reader, actor: HiringActor, jobId: number) {
  const job = await db
    .selectFrom("jobs as j")
    .select(["id", "title", "status", "sen_status", "pipeline_id", "owner_id", "recruiter_ids"])
    // Read along, so that a board asks three questions and not five.
    .select(sql<string[]>`ARRAY(SELECT day::text FROM holidays)`.as("holidays"))
    .select(
      sql<
        StageRow[]
      >`(SELECT json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'name_vn', name_vn)
        ORDER BY position, id) FROM pipeline_stages s WHERE s.pipeline_id = j.pipeline_id)`.as("stages"),
    )
    .where("id", "=", jobId)
    .where(inScope("j", actor.scope))
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  const facts = job && {
    jobOwnerId: job.owner_id,
    recruiterIds: job.recruiter_ids,
    applicantOwnerId: null,
  };
  if (!facts || !maySee(actor, facts)) throw notFound();
  return job;
}

/**
 * A job's board: the stages that its side sees, in order, each with its applicants from top to bottom; who ended is in
 * the last two columns, the latest on top.
 * @throws Problem 404
 */
export async function boardOf(
  db: Reader,
  actor: HiringActor,
  jobId: number,
  asOf: Date,
): Promise<BoardReply> {
  const job = await boardJob(db, actor, jobId);
  const { stages } = job;
  const [rows, extras] = await Promise.all([
    cardRows(db).where("a.job_id", "=", jobId).orderBy("a.rank").orderBy("a.id").execute(),
    extrasOf(db, { jobId }),
  ]);
  const role = hiringRole(actor);
  const context = { actor, stages, holidays: civilDays(job.holidays), extras, asOf };
  const columns = new Map<number, CardRow[]>(stages.map(({ id }) => [id, []]));
  for (const row of rows) columns.get(columnOf(row, stages)?.id ?? row.stage_id)?.push(row);
  return {
    id: String(job.id),
    type: "board",
    attributes: {
      job: {
        id: String(job.id),
        title: job.title,
        display_state: displayState(job.status, job.sen_status),
      },
      stages: stages
        .filter(({ kind }) => isOnBoard(kind, role))
        .map((stage) => {
          const column = columns.get(stage.id) ?? [];
          if (stage.kind === stageKinds.rejected || stage.kind === stageKinds.withdrawn)
            column.sort((a, b) => b.stage_changed_at.getTime() - a.stage_changed_at.getTime() || b.id - a.id);
          return {
            id: String(stage.id),
            kind: stageKindOf[stage.kind] ?? "",
            name: stage.name,
            name_vn: stage.name_vn,
            count: column.length,
            applicants: {
              data: column.map((row, index) => ({
                id: String(row.id),
                type: "applicant" as const,
                attributes: cardOf(row, index, context),
              })),
            },
          };
        }),
    },
  };
}
