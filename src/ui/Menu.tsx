import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Link } from "react-router";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./Button.tsx";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./icons/Icon.tsx";

export type MenuItem = {
  label: string;
  icon?: IconName;
  tone?: "danger";
  disabled?: boolean;
  /** The keyboard shortcut, shown beside it. */
  hint?: string;
  /** The digit that chooses the item while the menu is open, shown beside it. */
  digit?: string | undefined;
  /** Whether the item has the focus when the menu opens, instead of the first one. */
  isFirst?: boolean;
} /** `away` leads to another site, in a tab of its own. */ & (
  | { href: string; reload?: boolean; away?: boolean; action?: undefined; onSelect?: undefined }
  | { action: string; href?: undefined; onSelect?: () => void }
  | { onSelect: () => void; href?: undefined; action?: undefined }
);

/**
 * A button with a menu under it. The popover is native, so it opens without JavaScript; arrow keys, Home, End and first
 * letters navigate it, and digits choose items that have one. An item is a link (`href`), a POST form (`action`) or a call
 * (`onSelect`); with both of these, a script calls instead of posting.
 */
export function Menu({
  label,
  children,
  items,
  header,
  footer,
  align = "end",
  variant = "ghost",
  size = "md",
  chevron = false,
  triggerClass,
}: {
  /** Accessible name of the button when `children` is not text. */
  label?: string;
  children: ReactNode;
  items: readonly MenuItem[];
  header?: ReactNode;
  /** Content below the items; arrow keys skip it. */
  footer?: ReactNode;
  align?: "start" | "end";
  variant?: ButtonVariant;
  size?: ButtonSize;
  chevron?: boolean;
  triggerClass?: string;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        id={`${id}-button`}
        popoverTarget={id}
        aria-haspopup={items.length > 0 ? "menu" : undefined}
        aria-label={label}
        title={label}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          document.getElementById(id)?.showPopover({ source: event.currentTarget });
        }}
        className={triggerClass ?? cx(buttonClass({ variant, size }), label && "px-2")}
      >
        {children}
        {chevron && <Icon name="chevron-down" size="sm" />}
      </button>
      <MenuPanel
        id={id}
        labelledBy={`${id}-button`}
        anchor={() => button.current}
        items={items}
        header={header}
        footer={footer}
        align={align}
      />
    </>
  );
}

/** The menu without a button, for many buttons that share it: each has `popoverTarget={id}` and selects the items on click. */
export function MenuPanel({
  id,
  items,
  header,
  footer,
  align = "end",
  anchor,
  label,
  labelledBy,
}: {
  id: string;
  items: readonly MenuItem[];
  header?: ReactNode;
  footer?: ReactNode;
  align?: "start" | "end";
  /** Returns the button that opened the menu. */
  anchor: () => HTMLElement | null;
  label?: string;
  labelledBy?: string;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      // The focus moves before the next key, which may be the digit of an item.
      onBeforeToggle={(event) => {
        if (event.newState === "open") queueMicrotask(() => focusFirst(panel.current));
      }}
      onToggle={(event) => {
        if (event.newState === "open") onOpened(anchor(), panel.current, align);
      }}
      className={cx(
        // The open popover is in the top layer; audit tools (axe) only know z-index.
        "anchored z-50 min-w-48 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border border-line bg-float py-1 text-ink-900 shadow-float open:animate-rise sm:max-w-menu",
        align === "start" && "start",
      )}
    >
      {header && <div className="border-b border-line px-4 py-3">{header}</div>}
      {items.length > 0 && (
        <div
          role="menu"
          tabIndex={-1}
          aria-label={label}
          aria-labelledby={labelledBy}
          onKeyDown={moveFocus}
          className="py-1"
        >
          {items.map((item) => (
            <MenuEntry key={item.label} item={item} onDone={close} />
          ))}
        </div>
      )}
      {footer && <div className="border-line px-4 py-3 not-first:border-t">{footer}</div>}
    </div>
  );
}

const entryClass =
  "flex min-h-10 w-full items-center gap-3 px-4 py-2 text-left text-sm hover:bg-hover focus-visible:bg-hover focus-visible:-outline-offset-2 disabled:opacity-50";

const keyOf = ({ hint, digit }: MenuItem) => hint ?? digit;

/** The key of an item, which its name does not contain. */
function KeyHint({ item }: { item: MenuItem }) {
  const key = keyOf(item);
  if (!key) return null;
  return (
    <span aria-hidden="true" className="text-xs text-ink-500 pointer-coarse:hidden">
      {key}
    </span>
  );
}

function MenuEntry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const look = cx(entryClass, item.tone === "danger" && "text-danger-600");
  const inside = (
    <>
      {item.icon && <Icon name={item.icon} size="sm" className={item.tone ? undefined : "text-ink-500"} />}
      <span className="min-w-0 flex-1">{item.label}</span>
      <KeyHint item={item} />
    </>
  );
  if (item.href !== undefined) {
    return (
      <Link
        to={item.href}
        reloadDocument={item.reload}
        {...(item.away && { target: "_blank", rel: "noopener noreferrer" })}
        role="menuitem"
        onClick={onDone}
        className={look}
      >
        {inside}
      </Link>
    );
  }
  const button = (
    <button
      type={item.action === undefined ? "button" : "submit"}
      role="menuitem"
      aria-keyshortcuts={keyOf(item)}
      data-digit={item.digit}
      data-first={item.isFirst || undefined}
      disabled={item.disabled}
      onClick={
        item.action === undefined
          ? () => {
              item.onSelect();
              onDone();
            }
          : undefined
      }
      className={look}
    >
      {inside}
    </button>
  );
  if (item.action === undefined) return button;
  const { onSelect } = item;
  const onSubmit =
    onSelect &&
    ((event: FormEvent) => {
      event.preventDefault();
      onSelect();
      onDone();
    });
  return (
    <form method="post" action={item.action} role="none" onSubmit={onSubmit}>
      {button}
    </form>
  );
}

function itemsOf(root: Element | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])];
}

function onOpened(button: HTMLElement | null, panel: HTMLElement | null, align: "start" | "end"): void {
  if (!CSS.supports("position-area: bottom")) placeUnder(button, panel, align);
  focusFirst(panel);
}

function focusFirst(panel: HTMLElement | null): void {
  const items = itemsOf(panel);
  (items.find((item) => item.dataset.first) ?? items[0])?.focus();
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = itemsOf(event.currentTarget);
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const chosen = items.find((item) => item.dataset.digit === event.key);
  if (chosen) {
    event.preventDefault();
    return chosen.click();
  }
  const at = items.indexOf(document.activeElement as HTMLElement);
  const letter = event.key.length === 1 ? event.key.toLowerCase() : null;
  const steps: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items[(at - 1 + items.length) % items.length],
    Home: items[0],
    End: items.at(-1),
  };
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const target = letter
    ? rest.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter))
    : steps[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function placeUnder(button: HTMLElement | null, panel: HTMLElement | null, align: "start" | "end") {
  if (!button || !panel) return;
  const place = button.getBoundingClientRect();
  const left = align === "start" ? place.left : place.right - panel.offsetWidth;
  const below = place.bottom + panel.offsetHeight < window.innerHeight;
  panel.style.left = `${Math.max(8, Math.min(left, window.innerWidth - panel.offsetWidth - 8))}px`;
  panel.style.top = `${below ? place.bottom : place.top - panel.offsetHeight}px`;
}
