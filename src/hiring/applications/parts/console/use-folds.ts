import { useCallback, useState } from "react";
import { isClosed } from "#people/companies/pipeline.ts";
import { emptyGroup } from "./board-columns.ts";
import type { Column, StageRef } from "./board-model.ts";

/**
 * Returns which columns are folded: closed stages, stages that the pipeline folds, and columns without a card since the page was
 * opened, until the reader folds or opens them. A column stays open after its last card leaves, so that the layout is stable.
 */
export function useFolds(stages: readonly Column[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [filled, setFilled] = useState<readonly string[]>([]);
  const fresh = stages.filter(({ id, count }) => count > 0 && !filled.includes(id)).map(({ id }) => id);
  if (fresh.length > 0) setFilled([...filled, ...fresh]);
  const staysFolded = (stage: Column) => chosen[stage.id] ?? (stage.folded || isClosed(stage.kind));
  const isFolded = (stage: Column) =>
    staysFolded(stage) || (chosen[stage.id] === undefined && !filled.includes(stage.id));
  const folded = stages.filter(isFolded).map(({ id }) => id);
  const empty = emptyGroup(stages, folded);
  const onFold = useCallback((id: string, isFolded: boolean) => {
    setChosen((all) => ({ ...all, [id]: !isFolded }));
  }, []);
  return {
    folded,
    /** The ids of the folded empty stages that one strip stands for; none if there are fewer than two. */
    empty,
    /** Whether a column stays folded when a card is moved into it. */
    staysFolded: ({ id }: StageRef) => stages.some((stage) => stage.id === id && staysFolded(stage)),
    onFold,
  };
}
