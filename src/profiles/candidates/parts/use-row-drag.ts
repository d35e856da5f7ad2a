import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * Lets a row be dragged by its handle to another position in its list, for precise pointers; the code is
 * loaded after the page. Buttons do the same for all readers.
 * @returns whether another row would be dropped here
 */
export function useRowDrag(
  row: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  { list, index, onDrop }: { list: string; index: number; onDrop: (from: number, to: number) => void },
): boolean {
  const [over, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = row.current;
    if (!element || !handle.current || !window.matchMedia("(pointer: fine)").matches) return;
    const dragHandle = handle.current;
    let stop: (() => void) | undefined;
    let left = false;
    void import("@atlaskit/pragmatic-drag-and-drop/element/adapter").then((adapter) => {
      if (left) return;
      const stops = [
        adapter.draggable({ element, dragHandle, getInitialData: () => ({ list, index }) }),
        adapter.dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.list === list && source.data.index !== index,
          onDragEnter: () => setOver(true),
          onDragLeave: () => setOver(false),
          onDrop: ({ source }) => {
            setOver(false);
            drop(Number(source.data.index), index);
          },
        }),
      ];
      stop = () => {
        for (const end of stops) end();
      };
    });
    return () => {
      left = true;
      stop?.();
    };
  }, [row, handle, list, index]);
  return over;
}
