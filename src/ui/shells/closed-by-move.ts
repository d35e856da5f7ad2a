import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** For a popover that holds links: closes it once one of them was followed. */
export function useClosedByMove<Element extends HTMLElement>(): RefObject<Element | null> {
  const popover = useRef<Element>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells one page from the next
  useEffect(() => popover.current?.hidePopover(), [key]);
  return popover;
}
