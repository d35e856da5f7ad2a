import type { ReactNode } from "react";
import { cx } from "#ui/cx.ts";

const grounds = {
  plain: "",
  mist: "border-y border-line bg-mist",
  leaf: "border-b border-line bg-leaf-50",
} as const;

/** A band of a landing page: as wide as the window, with content of the usual page width. */
export function Band({
  ground = "plain",
  id,
  className,
  children,
}: {
  ground?: keyof typeof grounds;
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={grounds[ground]}>
      <div className={cx("mx-auto w-full max-w-content px-4 py-12 sm:px-6 sm:py-16", className)}>
        {children}
      </div>
    </section>
  );
}

/** The heading of a band. */
export function BandTitle({ title, text, aside }: { title: string; text?: string; aside?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div className="max-w-reading">
        <h2 className="text-xl font-semibold sm:text-2xl">{title}</h2>
        {text && <p className="mt-1 text-ink-500">{text}</p>}
      </div>
      {aside}
    </div>
  );
}
