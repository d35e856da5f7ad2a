import { useId } from "react";
import { Link } from "react-router";
import { cx } from "../cx.ts";
import { Icon } from "../icons/Icon.tsx";
import { useClosedByMove } from "./closed-by-move.ts";
import type { NavGroup, NavItem } from "./types.ts";

type Entry = { item: NavItem | NavGroup; current: string | null };

const look = (current: boolean) =>
  current ? "bg-leaf-50 text-leaf-700" : "text-ink-700 hover:bg-hover hover:text-ink-900";

/** One entry of the header: a link, or a button with the links of a group under it. */
export function NavEntry({ item, current }: Entry) {
  if ("items" in item) return <Group group={item} current={current} />;
  return (
    <Link
      to={item.href}
      aria-current={item.href === current ? "page" : undefined}
      className={cx(
        "flex min-h-10 items-center rounded-md px-3 text-sm font-semibold whitespace-nowrap transition-colors",
        look(item.href === current),
      )}
    >
      {item.label}
    </Link>
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
        className={cx(
          "flex min-h-10 items-center gap-1 rounded-md px-3 text-sm font-semibold whitespace-nowrap transition-colors",
          look(group.items.some(({ href }) => href === current)),
        )}
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
              <Link
                to={href}
                aria-current={href === current ? "page" : undefined}
                className={cx(
                  "flex min-h-10 items-center rounded-md px-3 text-sm font-semibold transition-colors",
                  look(href === current),
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The same entry in the menu of a phone, where a group stands open. */
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
    <Link
      to={item.href}
      aria-current={item.href === current ? "page" : undefined}
      className={cx(
        "flex min-h-11 items-center gap-3 rounded-md px-3 text-base font-semibold transition-colors",
        look(item.href === current),
      )}
    >
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </Link>
  );
}
