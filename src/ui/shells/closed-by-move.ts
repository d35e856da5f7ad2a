import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Closes a popover of links after navigation. */
export function useClosedByMove<Element extends HTMLElement>(): RefObject<Element | null> {
  const popover = useRef<Element>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the page
  useEffect(() => popover.current?.hidePopover(), [key]);
  return popover;
}
