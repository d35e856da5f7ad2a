import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { afterPress, rangeOf } from "./selection.ts";

export type Selection = ReturnType<typeof useSelection>;

/**
 * Returns the selected cards of the board, in its order. Cards that the view leaves out, or that have left the board, are not
 * selected while they are invisible.
 * @param reach the ids of the visible cards of each column
 * @param onPhone the index of the only column that phones show
 */
export function useSelection(reach: readonly (readonly string[])[], onPhone: number) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [picking, setPicking] = useState(false);
  const anchor = useRef<string | null>(null);
  const columns = useRef(reach);
  useLayoutEffect(() => {
    columns.current = reach;
  });
  const press = useCallback((id: string, isRange: boolean) => {
    const range = isRange ? rangeOf(columns.current, anchor.current, id) : null;
    anchor.current = id;
    setChosen((all) => afterPress(all, id, range));
  }, []);
  const choose = useCallback((ids: readonly string[]) => {
    anchor.current = null;
    setChosen(new Set(ids));
  }, []);
  const all = reach.flat();
  return {
    ids: all.filter((id) => chosen.has(id)),
    /** The cards that "select all" selects. */
    all: picking ? (reach[onPhone] ?? []) : all,
    chosen,
    /** Whether a press on a card selects it instead of opening it, as phones need. */
    picking,
    setPicking,
    press,
    choose,
  };
}
