import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { DropTarget } from "./board-drop.ts";

async function load() {
  const [adapter, edges, { combine }] = await Promise.all([
    import("@atlaskit/pragmatic-drag-and-drop/element/adapter"),
    import("@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge"),
    import("@atlaskit/pragmatic-drag-and-drop/combine"),
  ]);
  return { ...adapter, ...edges, combine };
}
export type Dragging = Awaited<ReturnType<typeof load>>;

/** A card dropped on a column, or on another card of it. */
export interface Drop {
  applicant: string;
  column: string;
  target: DropTarget;
}

/**
 * Enables dragging for fine pointers; its code is loaded after the page. Calls `onDrop` for every drop.
 * @returns `inAir`: the id of the card that is being dragged, or null
 */
export function useDrag(onDrop: (drop: Drop) => void) {
  const [tools, setTools] = useState<Dragging | null>(null);
  const [inAir, setInAir] = useState<string | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    if (!window.matchMedia("(pointer: fine)").matches) return;
    let left = false;
    let stop: (() => void) | undefined;
    void load().then((loaded) => {
      if (left) return;
      setTools(loaded);
      stop = loaded.monitorForElements({
        onDragStart: ({ source }) => setInAir(String(source.data.applicant)),
        onDrop: ({ source, location }) => {
          setInAir(null);
          const [target] = location.current.dropTargets;
          if (!target) return;
          const edge = loaded.extractClosestEdge(target.data);
          const id = target.data.card;
          const over = typeof id === "string" && (edge === "top" || edge === "bottom") ? { id, edge } : null;
          drop({
            applicant: String(source.data.applicant),
            column: String(target.data.column),
            target: over,
          });
        },
      });
    });
    return () => {
      left = true;
      stop?.();
    };
  }, []);
  return { tools, inAir };
}

/** Makes a card draggable. @returns `edge`: the side on which a card above it would be inserted */
export function useDragCard(
  tools: Dragging | null,
  element: RefObject<HTMLElement | null>,
  { card, column, draggable, takes }: { card: string; column: string; draggable: boolean; takes: boolean },
) {
  const [edge, setEdge] = useState<"top" | "bottom" | null>(null);
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!tools || !node) return;
    return tools.combine(
      tools.draggable({
        element: node,
        canDrag: () => draggable,
        getInitialData: () => ({ applicant: card, column }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      tools.dropTargetForElements({
        element: node,
        canDrop: ({ source }) => takes && typeof source.data.applicant === "string",
        getData: ({ input }) =>
          tools.attachClosestEdge(
            { card, column },
            { element: node, input, allowedEdges: ["top", "bottom"] },
          ),
        onDrag: ({ self, source }) => {
          const closest = source.data.applicant === card ? null : tools.extractClosestEdge(self.data);
          setEdge(closest === "top" || closest === "bottom" ? closest : null);
        },
        onDragLeave: () => setEdge(null),
        onDrop: () => setEdge(null),
      }),
    );
  }, [tools, element, card, column, draggable, takes]);
  return { edge, dragged };
}

/** Makes a column accept dropped cards. @returns whether a card is above it */
export function useDropColumn(
  tools: Dragging | null,
  element: RefObject<HTMLElement | null>,
  { column, takes }: { column: string; takes: boolean },
): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!tools || !node) return;
    return tools.dropTargetForElements({
      element: node,
      canDrop: ({ source }) => takes && typeof source.data.applicant === "string",
      getData: () => ({ column }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    });
  }, [tools, element, column, takes]);
  return over;
}
