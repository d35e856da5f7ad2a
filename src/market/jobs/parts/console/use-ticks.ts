import { type RefObject, useCallback, useEffect, useState } from "react";

/**
 * Counts and sets the ticked rows within an element. The DOM has the state, because rows can be ticked before the script
 * has loaded.
 */
export function useTicks(within: RefObject<HTMLElement | null>, rows: readonly { id: string }[]) {
  const [count, setCount] = useState(0);
  const boxes = useCallback(
    () => [...(within.current?.querySelectorAll<HTMLInputElement>("input[name=ids]") ?? [])],
    [within],
  );
  const recount = useCallback(() => setCount(boxes().filter((box) => box.checked).length), [boxes]);
  const tick = useCallback(
    (which: (id: string) => boolean) => {
      for (const box of boxes()) box.checked = which(box.value);
      recount();
    },
    [boxes, recount],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows, other boxes
  useEffect(recount, [rows, recount]);
  return { count, recount, tick };
}
