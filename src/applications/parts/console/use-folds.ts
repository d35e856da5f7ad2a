import { useCallback, useState } from "react";
import { isClosed } from "#companies/pipeline.ts";
import type { Column, StageRef } from "./board-model.ts";

/**
 * Which columns are folded: those that are closed or were empty all along, until the reader says otherwise. One that has
 * had a card stays open when its last card leaves, so that nothing jumps.
 */
export function useFolds(stages: readonly Column[]) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [filled, setFilled] = useState<readonly string[]>([]);
  const fresh = stages.filter(({ id, count }) => count > 0 && !filled.includes(id)).map(({ id }) => id);
  if (fresh.length > 0) setFilled([...filled, ...fresh]);
  const byItself = ({ id, kind }: StageRef) => isClosed(kind) || !filled.includes(id);
  const folded = stages.filter((stage) => chosen[stage.id] ?? byItself(stage)).map(({ id }) => id);
  const onFold = useCallback((id: string, isFolded: boolean) => {
    setChosen((all) => ({ ...all, [id]: !isFolded }));
  }, []);
  return {
    folded,
    /** Stays folded when a card comes. */
    isFoldedByHand: ({ id, kind }: StageRef) => chosen[id] ?? isClosed(kind),
    onFold,
  };
}
