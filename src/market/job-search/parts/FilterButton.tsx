import { useTranslations } from "use-intl";
import { buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { countOf, type Filters } from "./filters.ts";

/** Id of the sheet with the remaining filters (FilterPanel). */
export const sheetId = "job-filters";
const panelFilters = [
  "category_id",
  "salary_min",
  "job_type",
  "job_level",
  "experience",
  "posted_within",
  "remote",
  "hot",
] as const;

/** Opens the filter sheet below 1024 pixels, and shows how many of its filters are set. */
export function FilterButton({ filters }: { filters: Filters }) {
  const t = useTranslations("jobSearch.site.filters");
  const set = panelFilters.reduce((sum, name) => sum + countOf(filters[name]), 0);
  return (
    <button
      type="button"
      popoverTarget={sheetId}
      className={cx(buttonClass({ variant: "secondary" }), "lg:hidden")}
    >
      <Icon name="filter" size="sm" />
      {t("title")}
      {set > 0 && (
        <span className="rounded-full bg-leaf-100 px-2 text-xs leading-5 text-leaf-700 tabular-nums">
          {set}
        </span>
      )}
    </button>
  );
}
