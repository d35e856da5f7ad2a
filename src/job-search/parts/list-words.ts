import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#kit/i18n.ts";
import { jobLevels, jobTypes, keyOf } from "#reference/terms.ts";
import type { SearchNames } from "../search-slug.ts";
import type { Pill } from "./FilterPills.tsx";
import { activeFilters, type Filters, type Removable, without } from "./filters.ts";
import { type ListKind, listPath } from "./list-address.ts";

/** What a list of jobs calls itself and its filters, in words. */
export function useListWords(
  filters: Filters,
  names: SearchNames,
  kind: ListKind,
  /** The keyword as it is said. */
  spoken: string,
): { heading: string; pills: Pill[]; textOf: (name: Removable) => string } {
  const t = useTranslations("jobSearch.site");
  const labels = useTranslations("reference.labels");
  const language = useLocale() as Language;
  const where = names.placeName(filters.location_id ?? 0, language);
  const category = names.categoryName(filters.category_id ?? 0, language);
  const what = filters.keyword ? spoken : category;

  function textOf(name: Removable): string {
    switch (name) {
      case "keyword":
        return spoken;
      case "location_id":
        return where ?? "";
      case "category_id":
        return category ?? "";
      case "salary_min":
        return t("filters.floor", {
          million: new Intl.NumberFormat(language).format((filters.salary_min ?? 0) / 1_000_000),
        });
      case "job_type":
        return labels(`job_type.${keyOf(jobTypes, filters.job_type ?? 0) ?? "full_time"}`);
      case "job_level":
        return labels(`job_level.${keyOf(jobLevels, filters.job_level ?? 0) ?? "intern"}`);
      case "posted_within":
        return labels(`posted_within.${filters.posted_within ?? "any"}`);
      case "remote":
        return t("filters.remotePill");
      case "hot":
        return t("filters.hotPill");
    }
  }
  const pills = activeFilters(filters).map((name) => ({
    text: textOf(name),
    to: listPath(language, without(filters, name), names, name === "remote" ? "all" : kind),
  }));
  const base = what
    ? where
      ? t("list.headingForIn", { what, where })
      : t("list.headingFor", { what })
    : where
      ? t("list.headingIn", { where })
      : t(kind === "remote" ? "list.headingRemote" : "list.heading");
  const heading = kind === "remote" && (what || where) ? `${base} – ${t("filters.remotePill")}` : base;
  return { heading: heading.charAt(0).toLocaleUpperCase(language) + heading.slice(1), pills, textOf };
}
