import { type PointerEvent, type ReactNode, useState } from "react";
import { cx } from "#ui/cx.ts";
import { inLanes, type Piece, step } from "./layout.ts";

/** The height of an hour in pixels. */
export const hourHeight = 52;

/** Something on a day of a calendar: an interview, busy hours, or a time that was drawn. */
export interface Block extends Piece {
  key: string;
  kind: "interview" | "busy" | "slot";
  content: ReactNode;
}

/** A day with its blocks. They are placed by attributes of SVG, because pages have no inline styles. */
export function DayColumn({
  day,
  hours: [first, last],
  isFree,
  blocks,
  emptyText,
  onDraw,
}: {
  day: string;
  hours: readonly [first: number, last: number];
  /** False on public holidays, which are shaded. */
  isFree: boolean;
  blocks: readonly Block[];
  /** Said to screen readers on a day without blocks. */
  emptyText: string;
  onDraw: ((hours: Piece) => void) | undefined;
}) {
  const yOf = (minutes: number) => ((minutes - first * 60) * hourHeight) / 60;
  const { drawn, handlers } = useDrawing({ day, first, last, onDraw });
  const lines = Array.from({ length: last - first }, (_, index) => index * hourHeight);
  return (
    <>
      {blocks.length === 0 && <p className="sr-only">{emptyText}</p>}
      <svg
        role="presentation"
        width="100%"
        height={(last - first) * hourHeight}
        className={cx("block", !isFree && "bg-mist", onDraw && "cursor-cell touch-pan-y select-none")}
        {...handlers}
      >
        {lines.map((y) => (
          <line key={y} x1="0" x2="100%" y1={y} y2={y} className="stroke-line" />
        ))}
        {inLanes(blocks).map(({ key, kind, from, to, lane, lanes, content }) => (
          <foreignObject
            key={key}
            x={`${(100 * lane) / lanes}%`}
            width={`${100 / lanes}%`}
            y={yOf(from) + 1}
            height={Math.max(20, yOf(to) - yOf(from) - 2)}
            className={cx(kind === "busy" && onDraw && "pointer-events-none")}
          >
            {content}
          </foreignObject>
        ))}
        {drawn && (
          <rect
            x="2"
            width="97%"
            rx="6"
            y={yOf(drawn.from)}
            height={yOf(drawn.to) - yOf(drawn.from)}
            className="fill-leaf-500/25 stroke-leaf-600"
          />
        )}
      </svg>
    </>
  );
}

/** Draws hours on a day by the pointer. A touch draws one step, so that a finger can still scroll the page. */
function useDrawing({
  day,
  first,
  last,
  onDraw,
}: {
  day: string;
  first: number;
  last: number;
  onDraw: ((hours: Piece) => void) | undefined;
}) {
  const [stroke, setStroke] = useState<{ from: number; to: number } | null>(null);
  const drawn = stroke && piece(day, stroke);
  if (!onDraw) return { drawn: null, handlers: {} };
  const minutesAt = (event: PointerEvent<SVGSVGElement>) => {
    const { top } = event.currentTarget.getBoundingClientRect();
    const minutes = first * 60 + ((event.clientY - top) * 60) / hourHeight;
    return Math.min(last * 60 - step, Math.max(first * 60, Math.floor(minutes / step) * step));
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      // A button or a link in a block is pressed, not drawn over.
      if (event.button !== 0 || (event.target as Element).closest("a, button")) return;
      const at = minutesAt(event);
      if (event.pointerType !== "touch") event.currentTarget.setPointerCapture(event.pointerId);
      setStroke({ from: at, to: at });
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (stroke && event.pointerType !== "touch") setStroke({ ...stroke, to: minutesAt(event) });
    },
    // The browser takes a touch for scrolling.
    onPointerCancel: () => setStroke(null),
    onPointerUp: () => {
      if (drawn) onDraw(drawn);
      setStroke(null);
    },
  };
  return { drawn, handlers };
}

/** Returns the hours of a stroke, whichever its direction. */
const piece = (day: string, { from, to }: { from: number; to: number }): Piece => ({
  day,
  from: Math.min(from, to),
  to: Math.max(from, to) + step,
});
