import { useLocale, useTranslations } from "use-intl";
import type { Language } from "#kit/i18n.ts";
import {
  categoryIds,
  experiences,
  jobLevels,
  jobTypes,
  keyOf,
  locationIds,
} from "#platform/reference/terms.ts";
import type { ReadFacts } from "../pages/read-facts.ts";
import type { SearchNames } from "../query/search-slug.ts";
import type { Pill } from "./FilterPills.tsx";
import { activeFilters, type Filters, onlyOne, type Removable, without } from "./filters.ts";
import { type ListKind, listPath } from "./list-address.ts";

/** Maximum number of places or categories in a heading; the pills name all of them. */
const maxNamed = 3;

/** Returns the heading of a list and the labels of its filters. */
export function useListWords(
  filters: Filters,
  names: SearchNames,
  kind: ListKind,
  /** The words of the keyword that are searched, with their accents. */
  spoken: string,
  /** What else was read from the keyword. */
  asked: ReadFacts,
): { heading: string; pills: Pill[]; textOf: (name: Removable) => string } {
  const t = useTranslations("jobSearch.site");
  const language = useLocale() as Language;
  const all = new Intl.ListFormat(language);
  const named = (ids: readonly number[], nameOf: SearchNames["placeName"]) =>
    ids.length > maxNamed ? "" : all.format(ids.map((id) => nameOf(id, language) ?? ""));
  const place = onlyOne(filters.location_id);
  const places = named(filters.location_id, names.placeName);
  const where =
    place === locationIds.others
      ? t("list.inOtherPlaces")
      : place === locationIds.overseas
        ? t("list.abroad")
        : (places || asked.places.length > 0) &&
          t("list.inPlace", { name: places || all.format(asked.places) });
  const category =
    onlyOne(filters.category_id) === categoryIds.others
      ? t("list.otherCategories")
      : named(filters.category_id, names.categoryName);
  const what = spoken || category;

  const valueText = useValueText(filters, names, spoken);
  const valuesOf = (name: Removable) => [filters[name]].flat().map((value) => Number(value) || 0);
  const textOf = (name: Removable) => all.format(valuesOf(name).map((value) => valueText(name, value)));
  const pathTo = (wanted: Filters) => listPath(language, { ...wanted, page: 1 }, names, kind);
  const pills = activeFilters(filters).flatMap((name): Pill[] =>
    name === "keyword"
      ? keywordPills(spoken, asked, (keyword) => pathTo({ ...filters, keyword }))
      : valuesOf(name).map((value) => ({
          text: valueText(name, value),
          to: listPath(language, without(filters, name, value), names, name === "remote" ? "all" : kind),
        })),
  );
  const base = what
    ? where
      ? t("list.headingForIn", { what, where })
      : t("list.headingFor", { what })
    : where
      ? t("list.headingIn", { where })
      : t(kind === "remote" ? "list.headingRemote" : "list.heading");
  const more = [
    spoken && category,
    ...asked.facts,
    kind === "remote" && (what || where) && t("filters.remotePill"),
  ].filter(Boolean);
  const heading = [base, ...more].join(" – ");
  return { heading: heading.charAt(0).toLocaleUpperCase(language) + heading.slice(1), pills, textOf };
}

/** Returns the pills of a keyword: its words, and each fact that was read from it. */
function keywordPills(spoken: string, { rest, chips }: ReadFacts, to: (keyword: string) => string): Pill[] {
  return [
    ...(spoken ? [{ text: spoken, to: to(rest) }] : []),
    ...chips.map(({ text, keyword }) => ({ text, to: to(keyword), isRead: true })),
  ];
}

/** Returns a function for the label of a filter's value. */
function useValueText(filters: Filters, names: SearchNames, spoken: string) {
  const t = useTranslations("jobSearch.site");
  const labels = useTranslations("reference.labels");
  const language = useLocale() as Language;
  return (name: Removable, value: number): string => {
    switch (name) {
      case "keyword":
        return spoken;
      case "location_id":
        return names.placeName(value, language) ?? "";
      case "category_id":
        return names.categoryName(value, language) ?? "";
      case "salary_min":
        return t("filters.floor", { million: new Intl.NumberFormat(language).format(value / 1_000_000) });
      case "job_type":
        return labels(`job_type.${keyOf(jobTypes, value) ?? "full_time"}`);
      case "job_level":
        return labels(`job_level.${keyOf(jobLevels, value) ?? "intern"}`);
      case "experience":
        return labels(`experience.${keyOf(experiences, value) ?? "none"}`);
      case "posted_within":
        return labels(`posted_within.${filters.posted_within ?? "any"}`);
      case "remote":
        return t("filters.remotePill");
      case "hot":
        return t("filters.hotPill");
    }
  };
}
