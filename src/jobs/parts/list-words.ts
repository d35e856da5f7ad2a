import { useLocale, useTranslations } from "use-intl";
import { jobLevels, jobTypes, keyOf } from "#reference/terms.ts";
import type { Pill } from "./FilterPills.tsx";
import { activeFilters, type Filters, filterQuery, type Removable, without } from "./filters.ts";
import type { Lists } from "./lists.ts";

/** What a list of jobs calls itself and its filters, in words. */
export function useListWords(
  filters: Filters,
  lists: Lists,
  path: string,
): { heading: string; pills: Pill[] } {
  const t = useTranslations("jobs.site");
  const labels = useTranslations("reference.labels");
  const locale = useLocale();
  const where = placeIn(lists, filters.location_id);
  const category = categoryIn(lists, filters.category_id);
  const what = filters.keyword || category;

  function text(name: Removable): string | null | undefined {
    switch (name) {
      case "keyword":
        return filters.keyword;
      case "location_id":
        return where;
      case "category_id":
        return category;
      case "salary_min":
        return t("filters.floor", {
          million: new Intl.NumberFormat(locale).format((filters.salary_min ?? 0) / 1_000_000),
        });
      case "job_type":
        return labels(`job_type.${keyOf(jobTypes, filters.job_type ?? 0) ?? "full_time"}`);
      case "job_level":
        return labels(`job_level.${keyOf(jobLevels, filters.job_level ?? 0) ?? "intern"}`);
      case "posted_within":
        return labels(`posted_within.${filters.posted_within ?? "any"}`);
      case "remote":
        return t("filters.remotePill");
    }
  }
  const pills = activeFilters(filters).map((name) => {
    const query = filterQuery(without(filters, name));
    return { text: text(name) ?? "?", to: query.size > 0 ? `${path}?${query}` : path };
  });
  const heading = what
    ? where
      ? t("list.headingForIn", { what, where })
      : t("list.headingFor", { what })
    : where
      ? t("list.headingIn", { where })
      : t("list.heading");
  return { heading, pills };
}

function placeIn({ places }: Lists, id: number | null): string | undefined {
  return [...places.cities, ...places.provinces, ...places.elsewhere].find((place) => place.id === id)?.name;
}

function categoryIn({ categories }: Lists, id: number | null): string | undefined {
  return categories.flatMap((category) => [category, ...category.subs]).find((entry) => entry.id === id)
    ?.name;
}
