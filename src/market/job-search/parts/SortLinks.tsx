import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { cx } from "#ui/cx.ts";
import { type Filters, type Sort, sorts } from "./filters.ts";

/** Links to the orders of a list; "best match" needs a keyword. */
export function SortLinks({ filters, to }: { filters: Filters; to: (filters: Filters) => string }) {
  const t = useTranslations("jobSearch.site.sort");
  const usual: Sort = filters.keyword ? "relevance" : "recent";
  const others = sorts.filter((sort) => sort !== usual && sort !== "relevance");
  return (
    <nav aria-label={t("label")}>
      <ul className="-mx-2 flex flex-wrap text-sm">
        {[usual, ...others].map((sort) => {
          const current = sort === (filters.sort ?? usual);
          return (
            <li key={sort}>
              <Link
                to={to({ ...filters, page: 1, sort: sort === usual ? null : sort })}
                preventScrollReset
                aria-current={current ? "true" : undefined}
                className={cx(
                  "inline-flex min-h-8 items-center rounded-md px-2",
                  current ? "font-semibold text-leaf-700" : "text-ink-500 hover:text-ink-900",
                )}
              >
                {t(sort)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
