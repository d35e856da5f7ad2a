import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "./cx.ts";
import { Icon } from "./icons/Icon.tsx";
import { pageWindow } from "./page-window.ts";

const cell =
  "grid min-h-10 min-w-10 place-items-center rounded-md px-2 text-sm font-semibold tabular-nums transition-colors";

/** Links to the pages of a list; the rest of the address is unchanged. */
export function Pagination({ page, pages, param = "page" }: { page: number; pages: number; param?: string }) {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  if (pages <= 1) return null;
  function to(target: number) {
    const query = new URLSearchParams(search);
    if (target === 1) query.delete(param);
    else query.set(param, String(target));
    return { pathname, search: query.toString() };
  }
  const step = (target: number, label: string, icon: "chevron-left" | "chevron-right") =>
    target >= 1 && target <= pages ? (
      <Link
        to={to(target)}
        discover="none"
        aria-label={label}
        rel={target < page ? "prev" : "next"}
        className={cx(cell, "text-ink-700 hover:bg-hover")}
      >
        <Icon name={icon} size="sm" />
      </Link>
    ) : (
      <span className={cx(cell, "text-line")}>
        <Icon name={icon} size="sm" />
      </span>
    );
  return (
    <nav aria-label={t("ui.labels.pages")} className="flex items-center justify-center gap-1">
      {step(page - 1, t("ui.labels.previous"), "chevron-left")}
      <span className="px-3 text-sm tabular-nums text-ink-700 sm:hidden">
        {page} / {pages}
      </span>
      <ul className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pages).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <span className={cx(cell, "text-ink-500")}>…</span>
            ) : (
              <Link
                to={to(entry)}
                discover="none"
                aria-label={t("ui.labels.page", { page: entry })}
                aria-current={entry === page ? "page" : undefined}
                className={cx(
                  cell,
                  entry === page ? "bg-leaf-100 text-leaf-700" : "text-ink-700 hover:bg-hover",
                )}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {step(page + 1, t("ui.labels.next"), "chevron-right")}
    </nav>
  );
}
