import { type RefObject, useEffect, useEffectEvent } from "react";

/** The shortest way of a swipe, and its longest duration. */
const least = 72;
const longestMs = 700;
/** Swipes that begin at the edge of the window belong to the browser. */
const edge = 24;

/** Calls `swipe` with the direction of a quick sideways swipe over an element, except over fields and what scrolls sideways. */
export function useSwipe(place: RefObject<HTMLElement | null>, swipe: (to: "left" | "right") => void): void {
  const onSwipe = useEffectEvent(swipe);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let begin: { x: number; y: number; at: number } | null = null;
    const start = ({ touches, target, timeStamp }: TouchEvent) => {
      const [touch] = touches;
      const isAtEdge = !touch || touch.clientX < edge || touch.clientX > window.innerWidth - edge;
      const isFree = touches.length === 1 && !isAtEdge && !scrollsSideways(target as Element, element);
      begin = isFree ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    };
    const end = ({ changedTouches: [touch], timeStamp }: TouchEvent) => {
      if (!begin || !touch || timeStamp - begin.at > longestMs) return;
      const [x, y] = [touch.clientX - begin.x, touch.clientY - begin.y];
      begin = null;
      if (Math.abs(x) >= least && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? "left" : "right");
    };
    element.addEventListener("touchstart", start, { passive: true });
    element.addEventListener("touchend", end, { passive: true });
    return () => {
      element.removeEventListener("touchstart", start);
      element.removeEventListener("touchend", end);
    };
  }, [place]);
}

function scrollsSideways(target: Element, root: Element): boolean {
  if (target.closest("input, textarea, select, dialog, [contenteditable=true]")) return true;
  for (let at: Element | null = target; at && at !== root; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  return false;
}
