import { isClosed, phaseOf } from "#people/companies/pipeline.ts";
import type { Board, Column, StageRef } from "./board-model.ts";

/** Returns the columns in the order of the page: rejected and withdrawn last, in any pipeline. */
export function inOrder(stages: readonly Column[]): Column[] {
  return [
    ...stages.filter((stage) => !isClosed(stage.kind)),
    ...stages.filter((stage) => isClosed(stage.kind)),
  ];
}

/** Returns whether a stage ends the way of an applicant: hired, rejected or withdrawn. */
const isEnd = ({ kind }: Pick<StageRef, "kind">) => isClosed(kind) || phaseOf(kind) === "hired";

/**
 * Returns the ids of the folded stages without applicants, which one strip stands for. The stages that end an application keep
 * their own strips, because they are the goals of most moves. One empty stage alone keeps its strip, which has its name.
 */
export function emptyGroup(stages: readonly Column[], folded: readonly string[]): string[] {
  const empty = stages.filter((stage) => stage.count === 0 && !isEnd(stage) && folded.includes(stage.id));
  return empty.length > 1 ? empty.map(({ id }) => id) : [];
}

/** Returns the id of the stage before which the strip of the empty stages stands: the first one that ends an application. */
export function firstEnd(stages: readonly Column[]): string | null {
  return stages.find(isEnd)?.id ?? null;
}

/** Returns the number of applicants, and of those in process, which the hired ones are no longer. */
export function countsOf(board: Board) {
  const sum = (stages: readonly Column[]) => stages.reduce((total, stage) => total + stage.count, 0);
  return { total: sum(board.stages), active: sum(board.stages.filter((stage) => !isEnd(stage))) };
}

/** Returns the stage after an applicant's one, to which the key E moves; null at the last stage and for ended applications. */
export function nextStage<S extends StageRef>(stages: readonly S[], stage: StageRef): S | null {
  const open = stages.filter(({ kind }) => !isClosed(kind));
  const at = open.findIndex(({ id }) => id === stage.id);
  return at < 0 ? null : (open[at + 1] ?? null);
}

/** Returns the number of applicants to review, who are in the stage for new applications, and the first of them; null without any. */
export function newApplicants({ stages }: Board): { first: string; count: number } | null {
  const column = stages.find(({ kind, count }) => phaseOf(kind) === "applied" && count > 0);
  const first = column?.applicants.data.find(({ attributes }) => !attributes.hidden);
  return column && first ? { first: first.id, count: column.count } : null;
}
