import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import type { Counted, FacetView } from "./facets.ts";
import type { Filters } from "./filters.ts";

/** The trades that have jobs, and the parts of the one that is open; the chosen one leads back to all. */
export function CategoryLinks({
  categories,
  filters,
  to,
}: {
  categories: FacetView["categories"];
  filters: Filters;
  to: (filters: Filters) => string;
}) {
  const t = useTranslations("jobs.site.filters");
  const chosen = filters.category_id;
  const row = (trade: Counted, part: boolean) => (
    <Link
      to={to({ ...filters, page: 1, category_id: trade.id === chosen ? null : trade.id })}
      preventScrollReset
      aria-current={trade.id === chosen ? "true" : undefined}
      className={cx(
        "-mx-2 flex min-h-8 items-center justify-between gap-2 rounded-md px-2 py-1 text-sm hover:bg-hover",
        part && "pl-5",
        trade.id === chosen && "bg-leaf-100 font-semibold text-leaf-700",
      )}
    >
      {trade.name}
      <span className="text-xs text-ink-500 tabular-nums">{trade.count}</span>
    </Link>
  );
  const shown = (list: readonly Counted[]) => list.filter(({ id, count }) => count > 0 || id === chosen);
  const trades = shown(categories);
  if (trades.length === 0) return null;
  return (
    <nav aria-label={t("category")}>
      <p className="mb-1 text-sm font-semibold">{t("category")}</p>
      <ul>
        {trades.map((trade) => (
          <li key={trade.id}>
            {row(trade, false)}
            {"subs" in trade && (
              <ul>
                {shown(trade.subs as Counted[]).map((part) => (
                  <li key={part.id}>{row(part, true)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
