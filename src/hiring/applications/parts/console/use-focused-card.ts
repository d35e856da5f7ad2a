import { type FocusEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { focusCard, scrollToCard } from "./card-elements.ts";

/**
 * Returns the card that had the focus last. A card that is rendered again in another column, after a move by another member or
 * in the drawer, gets the focus back, because keys would have no effect without it.
 */
export function useFocusedCard(board: unknown) {
  const [focused, setFocused] = useState<string | null>(null);
  const focusedNow = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board is what draws cards anew
  useLayoutEffect(() => {
    if (document.activeElement === document.body) focusCard(focusedNow.current);
  }, [board]);
  return {
    focused,
    onFocus(event: FocusEvent<HTMLElement>) {
      const id = event.target.closest<HTMLElement>("[data-card]")?.dataset.card ?? null;
      focusedNow.current = id;
      if (id !== null) setFocused(id);
    },
    /** Clears the focused card. React does not call this handler for a focused element that it removes. */
    onBlur() {
      focusedNow.current = null;
    },
  };
}

/**
 * Scrolls to the card in the drawer, and returns the focus to it when the drawer closes.
 * @param opened the id of the applicant in the drawer
 * @returns a function that focuses a card after the next render: a moved card is a new element in its new column
 */
export function useFocusTarget(opened: string | null): (id: string | null) => void {
  const [target, setTarget] = useState<{ id: string | null }>({ id: null });
  useEffect(() => focusCard(target.id), [target]);
  const shownBefore = useRef(opened);
  useEffect(() => {
    if (opened) scrollToCard(opened);
    else focusCard(shownBefore.current);
    shownBefore.current = opened;
  }, [opened]);
  return (id) => setTarget({ id });
}
