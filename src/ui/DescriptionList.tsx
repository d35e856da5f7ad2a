import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icons/Icon.tsx";

export type Description = {
  label: string;
  value: ReactNode;
  icon?: IconName;
  /** Takes the full row of a grid. */
  wide?: boolean;
};

/** Names and values; entries without a value are omitted. */
export function DescriptionList({
  items,
  layout = "rows",
}: {
  items: readonly Description[];
  /** Names beside values, or above them in as many columns as fit. */
  layout?: "rows" | "grid";
}) {
  const shown = items.filter(
    ({ value }) => value !== null && value !== undefined && value !== false && value !== "",
  );
  const grid = layout === "grid";
  return (
    <dl
      className={
        grid ? "grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-x-6 gap-y-4" : "divide-y divide-line"
      }
    >
      {shown.map((item) => (
        <div
          key={item.label}
          className={cx(
            "text-sm",
            grid && item.wide && "col-span-full",
            !grid && "flex flex-wrap gap-x-4 py-3 first:pt-0 last:pb-0",
          )}
        >
          <dt className={cx("flex items-center gap-2 self-start text-ink-500", !grid && "basis-40")}>
            {item.icon && !grid && <Icon name={item.icon} size="sm" />}
            {item.label}
          </dt>
          <dd className={cx("min-w-0 text-ink-900", grid ? "mt-0.5 font-semibold" : "flex-1 basis-48")}>
            {item.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
