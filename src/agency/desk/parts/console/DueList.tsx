import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { buttonClass } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Icon } from "#ui/icons/Icon.tsx";

/** A list of the dashboard with the number of its entries; renders nothing without entries. */
export function DueList({
  title,
  total,
  more,
  children,
}: {
  title: string;
  total: number;
  /** The page that lists all entries. */
  more: string;
  children: readonly ReactNode[];
}) {
  const t = useTranslations("desk.console");
  if (children.length === 0) return null;
  const rest = total - children.length;
  return (
    <Card flush className="mb-6 break-inside-avoid">
      <h2 className="flex items-center gap-2 px-4 pt-4 pb-2 text-lg font-semibold sm:px-6">
        {title}
        <span className="rounded-full bg-line px-2 text-xs leading-5 text-ink-700 tabular-nums">{total}</span>
      </h2>
      <ul className="divide-y divide-line">{children}</ul>
      {rest > 0 && (
        <p className="border-t border-line px-4 py-3 text-sm font-semibold sm:px-6">
          <Link to={more} className="text-leaf-700 hover:underline">
            {t("more", { count: rest })}
          </Link>
        </p>
      )}
    </Card>
  );
}

/** An entry of the dashboard: its name, facts, and what can be done with it. */
export function DueEntry({
  to,
  name,
  facts,
  children,
}: {
  /** Null when the reader may not open the entry. */
  to: string | null;
  name: string;
  facts: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-48 text-sm text-ink-500">
        {to === null ? (
          <span className="font-semibold break-words text-ink-900">{name}</span>
        ) : (
          <Link to={to} className="font-semibold break-words text-ink-900 hover:underline">
            {name}
          </Link>
        )}
        <div className="mt-0.5 break-words">{facts}</div>
      </div>
      {children && <div className="flex max-w-full flex-wrap items-center gap-2">{children}</div>}
    </li>
  );
}

/** A link that calls a person; renders nothing without a phone number. */
export function Call({ person }: { person: { full_name: string; phone: string | null } | null }) {
  const t = useTranslations("desk.console");
  if (!person?.phone) return null;
  return (
    <a
      href={`tel:${person.phone.replace(/[^+\d]/g, "")}`}
      title={t("call", { name: person.full_name })}
      className={buttonClass({ variant: "secondary", size: "sm" })}
    >
      <Icon name="phone" size="sm" />
      <span className="sr-only">{t("call", { name: person.full_name })}</span>
      {person.phone}
    </a>
  );
}
