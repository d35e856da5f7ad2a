import { type FocusEvent, useLayoutEffect, useRef, useState } from "react";
import { focusCard } from "./card-elements.ts";

/**
 * Which card had the focus last. One that is drawn anew in another column, by a colleague's move or the drawer's too,
 * keeps it: keys would go nowhere.
 */
export function useFocusedCard(board: unknown) {
  const [focused, setFocused] = useState<string | null>(null);
  const held = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board is what draws cards anew
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusCard(held.current);
  }, [board]);
  return {
    focused,
    onFocus(event: FocusEvent<HTMLElement>) {
      const id = event.target.closest<HTMLElement>("[data-card]")?.dataset.card ?? null;
      held.current = id;
      if (id !== null) setFocused(id);
    },
    /** React tells of no blur where the element was taken away. */
    onBlur() {
      held.current = null;
    },
  };
}
