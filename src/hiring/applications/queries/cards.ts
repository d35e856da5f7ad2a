import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { stageKindOf, stageKinds } from "#people/companies/pipeline.ts";
import type { reject } from "../contract.ts";
import { unreadMessages } from "../contributions.ts";
import {
  canTransition,
  type HiringRole,
  type Outcome,
  positionOf,
  type Standing,
  type Verb,
} from "../lifecycle.ts";
import { hiringRole } from "../policy.ts";
import { clockDays, prefixes } from "../terms.ts";
import { type NamedStage, withoutAccount } from "./shared/find.ts";
import { photoKey, photoUrl } from "./shared/photo.ts";

export type Card = ReplyOf<typeof reject>["data"];

/** Reads an applicant with the data of its card, for the answer to a change and for its page. */
export function cardRow(db: Reader, id: number) {
  return db
    .selectFrom("applicants as a")
    .leftJoin("cv_files as f", "f.id", "a.cv_file_id")
    .leftJoin("applicant_rejections as r", (join) =>
      join.onRef("r.applicant_id", "=", "a.id").on("r.restored_at", "is", null),
    )
    .leftJoin("accounts as rb", "rb.id", "r.rejected_by")
    .leftJoin("accounts as o", "o.id", "a.owner_id")
    .select(["a.id", "a.job_id", "a.stage_id", "a.outcome", "a.full_name", "a.email", "a.phone", "a.source"])
    .select([
      "a.applied_at",
      "a.viewed_at",
      "a.responded_at",
      "a.stage_changed_at",
      "a.clock_step",
      "a.hidden_at",
    ])
    .select([
      "a.flags",
      "a.owner_id",
      "a.erased_at",
      "a.cv_file_id",
      "a.cv_kind",
      "a.identity_hidden",
      "f.name as cv_name",
      "f.macros",
    ])
    .select([unreadMessages("candidate").as("unread_messages"), photoKey.as("photo_key")])
    .select(withoutAccount.as("without_account"))
    .select(["f.scan_state", "r.reason_id", "r.note", "r.words", "r.rejected_at", "r.rejected_by"])
    .select(["rb.full_name as rejected_by_name", "o.full_name as owner_name"])
    .where("a.id", "=", id)
    .executeTakeFirstOrThrow();
}

export type CardRow = Awaited<ReturnType<typeof cardRow>>;

/** The data of a card that is not in its row. */
export interface CardContext {
  actor: HiringActor;
  /** Returns whether the actor's role on the job allows a verb. */
  allows: (verb: Verb) => boolean;
  stages: readonly NamedStage[];
  /** Applicants from before this moment count as waiting (`waitedSince`). */
  since: Date;
}

/** Returns the attributes of a card at `index` of its column. */
export function cardOf(row: CardRow, index: number, context: CardContext): Card["attributes"] {
  const standing = context.stages.find(({ id }) => id === row.stage_id);
  const outcome = row.outcome as Outcome;
  const column = columnOf(row, context.stages) ?? standing;
  return {
    job_id: row.job_id,
    stage: stageRef(column),
    stood_at: outcome === "active" ? null : stageRef(standing),
    index,
    full_name: row.full_name,
    identity_hidden: row.identity_hidden,
    email: row.erased_at ? "" : (row.email ?? ""),
    phone: row.phone,
    photo: photoUrl(context.actor, row.id, row.photo_key),
    source: row.source,
    applied_at: row.applied_at,
    viewed_at: row.viewed_at,
    stage_changed_at: row.stage_changed_at,
    waiting: isWaiting(row, context.since),
    flags: row.flags,
    unreached: row.without_account || standing?.kind === stageKinds.sourced,
    unread_messages: row.unread_messages,
    cv: {
      // The same file may belong to another application of the person, which shows the name.
      id: row.identity_hidden ? "" : String(row.cv_file_id ?? ""),
      name: row.identity_hidden ? `CV.${row.cv_kind}` : (row.cv_name ?? "—"),
      kind: row.cv_kind ?? "",
      url:
        row.cv_file_id === null ||
        row.identity_hidden ||
        row.macros ||
        row.scan_state === "waiting" ||
        row.scan_state === "infected"
          ? null
          : `/api/v2/${prefixes[context.actor.kind]}/applicants/${row.id}/cv`,
    },
    rejected:
      row.rejected_at && row.reason_id !== null
        ? {
            reason_id: row.reason_id,
            words: row.words,
            note: row.note,
            at: row.rejected_at,
            by: person(row.rejected_by, row.rejected_by_name),
          }
        : null,
    owner: person(row.owner_id, row.owner_name),
    hidden: row.hidden_at !== null,
    erased_at: row.erased_at,
    can: canOf(hiringRole(context.actor), context.allows, {
      position: positionOf(standing?.kind ?? 0),
      outcome,
      erased: row.erased_at !== null,
    }),
  };
}

/** Returns the actions that a role may take on an applicant with this stage and outcome. */
export function canOf(role: HiringRole, allows: CardContext["allows"], now: Standing) {
  const can = (verb: "move" | "reject" | "restore") => allows(verb) && canTransition(verb, role, now);
  return { move: can("move"), reject: can("reject"), restore: can("restore") };
}

/** Returns position and outcome of the applicants in a column. */
export function standingIn(kind: number): Standing {
  const name = stageKindOf[kind];
  return {
    position: positionOf(kind),
    outcome: name === "rejected" || name === "withdrawn" ? name : "active",
  };
}

/** Returns the column in which the board shows a card: its stage, or the stage of its outcome. */
export function columnOf(
  row: { stage_id: number; outcome: string },
  stages: readonly NamedStage[],
): NamedStage | undefined {
  return row.outcome === "active"
    ? stages.find(({ id }) => id === row.stage_id)
    : stages.find(({ kind }) => stageKindOf[kind] === row.outcome);
}

/** Returns whether an application has had no response for seven days, without holidays; `since` is `waitedSince` of seven days. */
export function isWaiting(
  row: { outcome: string; responded_at: Date | string | null; clock_step: number; applied_at: Date | string },
  since: Date,
): boolean {
  if (row.outcome !== "active" || row.responded_at) return false;
  return row.clock_step >= clockDays.waiting || new Date(row.applied_at) < since;
}

export function stageRef(stage: NamedStage | undefined) {
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
