import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

/** A bordered section of a page. `interactive` emphasises the border on hover. */
export function Card({
  interactive = false,
  flush = false,
  className,
  ...props
}: {
  interactive?: boolean;
  /** Leaves out the padding, for tables and lists that reach the edges. */
  flush?: boolean;
} & ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cx("card", flush ? "overflow-clip" : "p-4 sm:p-6", interactive && "card-live", className)}
    />
  );
}

/** Classes for the link of an interactive card, which make the whole card clickable. Other controls need `relative z-1`. */
export const cardLinkClass = "card-link";

/** The head of a card or section: title, a sentence, actions. */
export function CardHeader({
  title,
  text,
  actions,
  as: Heading = "h2",
  className,
}: {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  as?: "h1" | "h2" | "h3";
  className?: string;
}) {
  return (
    <div className={cx("flex flex-wrap items-start justify-between gap-x-4 gap-y-2", className)}>
      <div className="min-w-0 flex-1 basis-48">
        <Heading className={cx("font-semibold text-ink-900", Heading === "h1" ? "text-2xl" : "text-lg")}>
          {title}
        </Heading>
        {text && <p className="mt-1 text-sm text-ink-500">{text}</p>}
      </div>
      {actions && <div className="flex max-w-full shrink-0 flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
