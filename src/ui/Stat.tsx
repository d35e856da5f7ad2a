import type { ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icons/Icon.tsx";

/** A number with its name; with `to` the whole tile links to what it counts. */
export function Stat({
  label,
  value,
  note,
  trend,
  icon,
  to,
}: {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Colours the note: good news or bad. */
  trend?: "good" | "bad";
  icon?: IconName;
  to?: LinkProps["to"];
}) {
  const inside = (
    <>
      <span className="flex items-center gap-2 text-sm text-ink-500">
        {icon && <Icon name={icon} size="sm" />}
        {label}
      </span>
      <span className="mt-2 block text-2xl font-semibold tabular-nums text-ink-900">{value}</span>
      {note && (
        <span
          className={cx(
            "mt-1 block text-sm",
            trend === "good" ? "text-success-600" : trend === "bad" ? "text-danger-600" : "text-ink-500",
          )}
        >
          {note}
        </span>
      )}
    </>
  );
  const look = "block rounded-lg border border-line bg-surface p-4";
  if (to === undefined) return <div className={look}>{inside}</div>;
  return (
    <Link to={to} className={cx(look, "transition-colors hover:border-leaf-600")}>
      {inside}
    </Link>
  );
}
