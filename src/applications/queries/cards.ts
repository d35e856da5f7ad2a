import type { HiringActor } from "#companies/hiring-scope.ts";
import { stageKindOf } from "#companies/pipeline.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { hasWaited } from "../clock-days.ts";
import type { reject } from "../contract.ts";
import { canTransition, type Outcome, positionOf } from "../lifecycle.ts";
import { hiringRole } from "../policy.ts";
import { clockDays } from "../terms.ts";
import type { StageRow } from "./find.ts";

export type Card = ReplyOf<typeof reject>["data"];

/**
 * What a card shows of an applicant; who may see it is decided by whoever adds the conditions. A board reads hundreds of
 * these rows: what few of them have is read apart (`extrasOf`).
 */
export function cardRows(db: Reader) {
  return db
    .selectFrom("applicants as a")
    .innerJoin("cv_files as f", "f.id", "a.cv_file_id")
    .select(["a.id", "a.job_id", "a.stage_id", "a.outcome", "a.full_name", "a.email", "a.phone", "a.source"])
    .select(["a.applied_at", "a.viewed_at", "a.responded_at", "a.stage_changed_at", "a.clock_step"])
    .select(["a.flags", "a.owner_id", "a.cv_file_id", "f.name as cv_name", "f.kind as cv_kind", "f.macros"])
    .select(["f.scan_state"]);
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>["execute"]>>[number];

/** What only some cards have: the rejection that stands, and the owner's name. */
export async function extrasOf(db: Reader, which: { jobId: number; id?: number }) {
  const rows = await db
    .selectFrom("applicants as a")
    .leftJoin("applicant_rejections as r", (join) =>
      join.onRef("r.applicant_id", "=", "a.id").on("r.restored_at", "is", null),
    )
    .leftJoin("accounts as rb", "rb.id", "r.rejected_by")
    .leftJoin("accounts as o", "o.id", "a.owner_id")
    .select(["a.id", "r.reason_id", "r.note", "r.rejected_at", "r.rejected_by"])
    .select(["rb.full_name as rejected_by_name", "a.owner_id", "o.full_name as owner_name"])
    .where("a.job_id", "=", which.jobId)
    .where((eb) => eb.or([eb("a.outcome", "=", "rejected"), eb("a.owner_id", "is not", null)]))
    .$if(which.id !== undefined, (query) => query.where("a.id", "=", which.id ?? 0))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** What all cards of a job have in common. */
export interface CardContext {
  actor: HiringActor;
  stages: readonly StageRow[];
  holidays: ReadonlySet<number>;
  extras: Awaited<ReturnType<typeof extrasOf>>;
  asOf: Date;
}

/** Where each side's API begins. */
const prefixes = { company: "companies", consultant: "consultants" } as const;

/** The attributes of a card that is at `index` of its column. */
export function cardOf(row: CardRow, index: number, context: CardContext): Card["attributes"] {
  const standing = context.stages.find(({ id }) => id === row.stage_id);
  const outcome = row.outcome as Outcome;
  const extra = context.extras.get(row.id);
  const column = columnOf(row, context.stages) ?? standing;
  const role = hiringRole(context.actor);
  const now = { position: positionOf(standing?.kind ?? 0), outcome };
  return {
    job_id: row.job_id,
    stage: stageRef(column),
    stood_at: outcome === "active" ? null : stageRef(standing),
    index,
    full_name: row.full_name,
    email: row.email,
    phone: row.phone,
    source: row.source,
    applied_at: row.applied_at,
    viewed_at: row.viewed_at,
    stage_changed_at: row.stage_changed_at,
    waiting: isWaiting(row, context),
    flags: row.flags,
    cv: {
      id: String(row.cv_file_id),
      name: row.cv_name,
      kind: row.cv_kind,
      url:
        row.macros || row.scan_state === "waiting" || row.scan_state === "infected"
          ? null
          : `/api/v2/${prefixes[context.actor.kind]}/applicants/${row.id}/cv`,
    },
    rejected:
      extra?.rejected_at && extra.reason_id !== null
        ? {
            reason_id: extra.reason_id,
            note: extra.note,
            at: extra.rejected_at,
            by: person(extra.rejected_by, extra.rejected_by_name),
          }
        : null,
    owner: extra ? person(extra.owner_id, extra.owner_name) : null,
    can: {
      move: canTransition("move", role, now),
      reject: canTransition("reject", role, now),
      restore: canTransition("restore", role, now),
    },
  };
}

/** The column in which a board shows a card: its stage, or that of how it ended. */
export function columnOf(
  row: { stage_id: number; outcome: string },
  stages: readonly StageRow[],
): StageRow | undefined {
  return row.outcome === "active"
    ? stages.find(({ id }) => id === row.stage_id)
    : stages.find(({ kind }) => stageKindOf[kind] === row.outcome);
}

/** Nobody has answered for seven days that count. */
export function isWaiting(
  row: { outcome: string; responded_at: Date | null; clock_step: number; applied_at: Date },
  context: { holidays: ReadonlySet<number>; asOf: Date },
): boolean {
  if (row.outcome !== "active" || row.responded_at) return false;
  return (
    row.clock_step >= clockDays.waiting ||
    hasWaited(row.applied_at, context.asOf, clockDays.waiting, context.holidays)
  );
}

export function stageRef(stage: StageRow | undefined) {
  return {
    id: String(stage?.id ?? 0),
    kind: stageKindOf[stage?.kind ?? 0] ?? "applied",
    name: stage?.name ?? "",
    name_vn: stage?.name_vn ?? "",
  };
}

function person(id: number | null, name: string | null) {
  return id === null || name === null ? null : { id, full_name: name };
}
