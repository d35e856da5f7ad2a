import { useTranslations } from "use-intl";
import { LinkList } from "#ui/LinkList.tsx";
import type { Counted, FacetView } from "./facets.ts";
import type { Filters } from "./filters.ts";

/** The categories that have jobs, and the parts of the one that is open; the chosen one leads back to all. */
export function CategoryLinks({
  categories,
  filters,
  to,
}: {
  categories: FacetView["categories"];
  filters: Filters;
  to: (filters: Filters) => string;
}) {
  const t = useTranslations("jobSearch.site.filters");
  const chosen = filters.category_id;
  const row = (category: Counted, part: boolean) => (
    <a
      href={to({ ...filters, page: 1, category_id: category.id === chosen ? null : category.id })}
      aria-current={category.id === chosen ? "true" : undefined}
      className={part ? "row-link pl-5" : "row-link"}
    >
      {category.name}
      <span className="count">{category.count}</span>
    </a>
  );
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("category")}>
      <p className="mb-1 text-sm font-semibold">{t("category")}</p>
      <LinkList ahead={false} keepScroll>
        {categories.map((category) => (
          <li key={category.id}>
            {row(category, false)}
            {category.subs && (
              <ul>
                {category.subs.map((part) => (
                  <li key={part.id}>{row(part, true)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </LinkList>
    </nav>
  );
}
