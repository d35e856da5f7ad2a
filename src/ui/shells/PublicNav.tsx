import { useId } from "react";
import { cx } from "../cx.ts";
import { Icon } from "../icons/Icon.tsx";
import { useClosedByMove } from "./closed-by-move.ts";
import type { NavGroup, NavItem } from "./types.ts";

type Entry = { item: NavItem | NavGroup; current: string | null };

/** One entry of the header, for a `LinkList`: a link, or a button with the links of a group under it. */
export function NavEntry({ item, current }: Entry) {
  if ("items" in item) return <Group group={item} current={current} />;
  return (
    <a href={item.href} aria-current={item.href === current ? "page" : undefined} className="nav-link">
      {item.label}
    </a>
  );
}

function Group({ group, current }: { group: NavGroup; current: string | null }) {
  const id = useId();
  const panel = useClosedByMove<HTMLDivElement>();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        // The current page is a link of the group, not the group itself.
        className={cx("nav-link", group.items.some(({ href }) => href === current) && "nav-open")}
      >
        {group.label}
        <Icon name="chevron-down" size="sm" />
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className="anchored start min-w-56 rounded-lg border border-line bg-float p-2 text-ink-900 shadow-float open:animate-rise"
      >
        <ul>
          {group.items.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={href === current ? "page" : undefined} className="nav-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** An entry of the header in the menu of a phone, where groups are expanded. */
export function PhoneEntry({ item, current }: Entry) {
  if ("items" in item)
    return (
      <div className="mt-2 border-t border-line pt-2">
        <p className="px-3 py-1 text-sm text-ink-500">{item.label}</p>
        <ul>
          {item.items.map((entry) => (
            <li key={entry.href}>
              <PhoneEntry item={entry} current={current} />
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <a
      href={item.href}
      aria-current={item.href === current ? "page" : undefined}
      className="nav-link min-h-11 gap-3 text-base"
    >
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </a>
  );
}
