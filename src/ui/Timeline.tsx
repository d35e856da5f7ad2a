import type { ReactNode } from "react";
import { type Tone, toneClass } from "./Badge.tsx";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icons/Icon.tsx";

export type TimelineEntry = {
  key: string | number;
  title: ReactNode;
  time?: ReactNode;
  children?: ReactNode;
  icon?: IconName;
  tone?: Tone;
  /** The event is still ahead, and its dot is open. */
  ahead?: boolean;
};

/** Events in order along a vertical line. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol>
      {entries.map((entry) => (
        <li key={entry.key} className="group relative flex gap-4 pb-6 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-8 bottom-0 left-4 w-px bg-line group-last:hidden"
          />
          <span
            aria-hidden="true"
            className={cx(
              "grid size-8 shrink-0 place-items-center rounded-full",
              entry.ahead ? "border border-dashed border-edge text-ink-500" : toneClass[entry.tone ?? "leaf"],
            )}
          >
            {entry.icon ? (
              <Icon name={entry.icon} size="sm" />
            ) : (
              <span className="size-2 rounded-full bg-current" />
            )}
          </span>
          <div className="min-w-0 flex-1 pt-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <p className={cx("text-sm", entry.ahead ? "text-ink-500" : "font-semibold text-ink-900")}>
                {entry.title}
              </p>
              {entry.time && <p className="text-xs text-ink-500">{entry.time}</p>}
            </div>
            {entry.children && <div className="mt-1 text-sm text-ink-700">{entry.children}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
