import type { ComponentProps, ReactNode, Ref } from "react";
import { useTranslations } from "use-intl";
import type { Tone } from "./Badge.tsx";
import { cx } from "./cx.ts";

/** Columns side by side that scroll together horizontally; each scrolls vertically when it is long. */
export function BoardColumns({
  label,
  className,
  children,
  ref,
  ...props
}: { label: string; ref?: Ref<HTMLDivElement> } & ComponentProps<"div">) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group; a fieldset would belong to a form
    <div
      {...props}
      ref={ref}
      role="group"
      aria-label={label}
      className={cx(
        "relative flex h-full min-h-0 snap-x snap-proximity items-stretch gap-4 overflow-x-auto scroll-px-4 pb-4",
        className,
      )}
    >
      {children}
    </div>
  );
}

const dots: Record<Tone, string> = {
  neutral: "bg-edge",
  leaf: "bg-leaf-500",
  lotus: "bg-lotus-500",
  success: "bg-success-600",
  warning: "bg-warning-600",
  danger: "bg-danger-600",
  info: "bg-info-600",
};

/** A column with one stage: its name, its count and its cards. Columns share the width of a window that has room for more. */
export function BoardColumn({
  id,
  title,
  count,
  tone = "neutral",
  actions,
  over = false,
  empty,
  className,
  children,
  ref,
  ...props
}: {
  id: string;
  title: string;
  count: number;
  tone?: Tone;
  actions?: ReactNode;
  /** A card is being dragged over the column. */
  over?: boolean;
  /** The text of an empty column. */
  empty?: ReactNode;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
} & Omit<ComponentProps<"section">, "title">) {
  return (
    <section
      {...props}
      ref={ref}
      aria-labelledby={`${id}-title`}
      className={cx(
        "flex w-column shrink-0 snap-start flex-col rounded-lg border bg-mist transition-colors max-sm:w-[85%] md:max-w-96 md:grow",
        over ? "border-leaf-600 bg-leaf-50" : "border-line",
        className,
      )}
    >
      <div className="flex min-h-12 items-center gap-2 px-3 py-2">
        <span className={cx("size-2 shrink-0 rounded-full", dots[tone])} aria-hidden="true" />
        <ColumnTitle id={`${id}-title`} title={title} count={count} />
        {actions}
      </div>
      {count === 0 && empty ? (
        <p className="m-2 rounded-md border border-dashed border-line px-3 py-6 text-center text-sm text-ink-500">
          {empty}
        </p>
      ) : null}
      {/* The column is an opaque layer of its own, so that scrolling and dragging do not repaint other columns. */}
      <ul
        aria-labelledby={`${id}-title`}
        className="flex min-h-8 flex-1 flex-col gap-2 overflow-y-auto rounded-b-lg bg-inherit px-2 pt-1 pb-2 will-change-transform"
      >
        {children}
      </ul>
    </section>
  );
}

function ColumnTitle({ id, title, count }: { id: string; title: string; count: number }) {
  const t = useTranslations();
  return (
    <h2 id={id} className="flex min-w-0 flex-1 items-center gap-2 text-sm font-semibold">
      <span className="line-clamp-2 leading-tight">{title}</span>
      <span className="rounded-full bg-float px-2 text-xs leading-5 font-normal tabular-nums text-ink-700">
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{t("ui.labels.itemCount", { count })}</span>
      </span>
    </h2>
  );
}

/**
 * A card of a board. The card takes the focus for the board's keys and contains links and buttons; the caller gives `tabIndex`
 * (one card of the board has 0, the rest -1) and listens to its events.
 */
export function BoardCard({
  selected = false,
  dragging = false,
  dropEdge = null,
  muted = false,
  className,
  children,
  ref,
  ...props
}: {
  selected?: boolean;
  dragging?: boolean;
  /** The drop position of the dragged card. */
  dropEdge?: "top" | "bottom" | null;
  /** A move that the server has not confirmed yet. */
  muted?: boolean;
  ref?: Ref<HTMLLIElement>;
} & ComponentProps<"li">) {
  return (
    <li
      {...props}
      ref={ref}
      aria-current={selected || undefined}
      aria-busy={muted || undefined}
      className={cx(
        "relative cursor-grab rounded-md border bg-float p-3 text-sm transition-colors hover:border-edge active:cursor-grabbing",
        selected ? "border-leaf-600 ring-1 ring-leaf-600" : "border-line",
        dragging && "border-dashed border-leaf-600 bg-leaf-50",
        muted && "animate-glow",
        className,
      )}
    >
      {dropEdge && (
        <span
          aria-hidden="true"
          className={cx(
            "absolute inset-x-0 h-0.5 rounded-full bg-leaf-600",
            dropEdge === "top" ? "-top-1.5" : "-bottom-1.5",
          )}
        />
      )}
      {children}
    </li>
  );
}
