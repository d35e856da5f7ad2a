import type { ReactNode } from "react";
import { cx } from "../cx.ts";

/** One component of the gallery under its name in code. */
export function Section({
  name,
  children,
  className,
}: {
  name: string;
  children: ReactNode;
  className?: string;
}) {
  return (
    <section className="border-t border-line py-8 first:border-t-0">
      <h2 className="mb-4 text-sm font-semibold text-ink-500">{name}</h2>
      <div className={cx(className ?? "flex flex-wrap items-center gap-3")}>{children}</div>
    </section>
  );
}
