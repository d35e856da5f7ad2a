import type { Language } from "#kit/i18n.ts";
import type { Reference } from "#platform/reference/lists.ts";
import { jobsPath, remotePath } from "../paths.ts";
import { type SearchNames, type SearchTarget, searchAddress } from "../query/search-slug.ts";
import { activeFilters, type Filters, filterQuery, onlyOne, readFilters, tidyKeyword } from "./filters.ts";

/** The kinds of job lists: of all jobs, with phrase, place and category in the path of the address, or of remote work. */
export type ListKind = "all" | "remote";

/**
 * Returns the address of a list. The path has keyword, place and category; the query has the rest. A path has
 * one place and one category; when a filter has several values, all of them are in the query.
 */
export function listPath(
  language: Language,
  filters: Partial<Filters>,
  names: SearchNames,
  kind: ListKind = "all",
): string {
  if (kind === "remote") return addressed(remotePath[language], { ...filters, remote: false });
  const { location_id = [], category_id = [] } = filters;
  if (location_id.length > 1 || category_id.length > 1) return addressed(jobsPath[language], filters);
  const { path, keyword } = searchAddress(language, targetOf(filters), names);
  return addressed(path, { ...filters, keyword: keyword ?? "", location_id: [], category_id: [] });
}

/** Returns the canonical address of a list: without accents, order and narrower filters. */
export function canonicalPath(
  language: Language,
  filters: Filters,
  names: SearchNames,
  kind: ListKind = "all",
): string {
  const { page } = filters;
  const remoteOnly = filters.remote && activeFilters(filters).length === 1;
  if (kind === "remote" || remoteOnly) return addressed(remotePath[language], { page });
  const { path, keyword, own } = searchAddress(language, targetOf(filters), names);
  return addressed(path, { page, keyword: own ? (keyword ?? "") : "" });
}

/**
 * Returns whether a list is narrower than its canonical address, or one of many that search engines should
 * not index.
 */
export function isNarrowed(filters: Filters, kind: ListKind): boolean {
  const broad = kind === "remote" ? ["remote"] : ["keyword", "location_id", "category_id"];
  const set = activeFilters(filters).filter((name) => !broad.includes(name));
  const several = filters.location_id.length > 1 || filters.category_id.length > 1;
  return set.length > 0 || several || (filters.keyword !== "" && filters.page > 1);
}

/**
 * Reads the filters of an address. The query takes precedence over the path, because forms add to it. Unknown
 * ids are ignored.
 */
export function readList(
  params: URLSearchParams,
  target: SearchTarget,
  names: SearchNames,
  kind: ListKind = "all",
): Filters {
  const said = readFilters(params);
  const choose = (
    ids: number[],
    { nameOf, present }: { nameOf: SearchNames["placeName"]; present: ((id: number) => number) | undefined },
    own: number | null | undefined,
  ) => {
    const named = ids.filter((id) => nameOf(id, "en") !== null);
    const chosen = named.length > 0 || own == null ? named : [own];
    return present ? [...new Set(chosen.map(present))] : chosen;
  };
  return {
    ...said,
    keyword: said.keyword || tidyKeyword(target.keyword ?? ""),
    location_id: choose(
      said.location_id,
      { nameOf: names.placeName, present: names.presentPlace },
      target.locationId,
    ),
    category_id: choose(
      said.category_id,
      { nameOf: names.categoryName, present: names.presentCategory },
      target.categoryId,
    ),
    remote: said.remote || kind === "remote",
  };
}

/** What `withoutRetired` reads of the lists. */
type Retiring = Pick<Reference, "isRetiredPlace" | "isRetiredCategory" | "parentCategory">;

/**
 * Returns the filters of a list without jobs to which its address leads: with the category above a retired one, and without a
 * retired place or top-level category. Null if the list has no retired row, or others besides.
 */
export function withoutRetired(filters: Filters, reference: Retiring): Filters | null {
  const [place, category] = [onlyOne(filters.location_id), onlyOne(filters.category_id)];
  const isOldPlace = place !== null && reference.isRetiredPlace(place);
  const isOldCategory = category !== null && reference.isRetiredCategory(category);
  if (!isOldPlace && !isOldCategory) return null;
  const parent = isOldCategory ? reference.parentCategory(category) : null;
  return {
    ...filters,
    page: 1,
    location_id: isOldPlace ? [] : filters.location_id,
    category_id: isOldCategory ? (parent === null ? [] : [parent]) : filters.category_id,
  };
}

function targetOf({ keyword, location_id, category_id }: Partial<Filters>): SearchTarget {
  return { keyword: keyword ?? "", locationId: onlyOne(location_id), categoryId: onlyOne(category_id) };
}

function addressed(path: string, filters: Partial<Filters>): string {
  const query = filterQuery(filters);
  return query.size > 0 ? `${path}?${query}` : path;
}
