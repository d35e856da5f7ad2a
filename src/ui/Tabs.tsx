import { useEffect, useRef } from "react";
import { Link, type LinkProps } from "react-router";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icons/Icon.tsx";

export type Tab = {
  to: LinkProps["to"];
  label: string;
  /** Shown after the label, except 0. */
  count?: number;
  icon?: IconName;
  current?: boolean;
};

/** Views of one object, each with its own address. */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
  const bar = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.label;
  // On a phone the current tab may be beyond the edge. Only the bar is scrolled to it, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab is looked for once it is current
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>("[aria-current]");
    if (bar.current && tab)
      bar.current.scrollLeft = tab.offsetLeft - (bar.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={bar}
      aria-label={label}
      className="relative overflow-x-auto overflow-y-hidden border-b border-line"
    >
      <ul className="flex gap-6">
        {items.map((item) => (
          <li key={item.label}>
            <Link
              to={item.to}
              preventScrollReset
              aria-current={item.current ? "page" : undefined}
              className={cx(
                "flex items-center gap-2 border-b-2 pt-2 pb-3 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-2",
                item.current
                  ? "border-leaf-600 text-leaf-700"
                  : "border-transparent text-ink-500 hover:border-line hover:text-ink-900",
              )}
            >
              {item.icon && <Icon name={item.icon} size="sm" />}
              {item.label}
              {item.count ? (
                <span
                  className={cx(
                    "rounded-full px-2 text-xs leading-5 tabular-nums",
                    item.current ? "bg-leaf-100" : "bg-line text-ink-700",
                  )}
                >
                  {item.count}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
