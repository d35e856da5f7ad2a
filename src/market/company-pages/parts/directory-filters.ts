import { companySizes } from "#platform/reference/terms.ts";

/** The filters of the directory. The address contains them, so that a shared link shows the same list. */
export interface DirectoryFilters {
  keyword: string;
  location_id: number | null;
  industry_id: number | null;
  size_id: number | null;
  verified: boolean;
  hiring: boolean;
  sort: DirectorySort;
  page: number;
}

/** Orders of the directory; the first one is the default. */
export const directorySorts = ["jobs", "name", "newest"] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** The parameters that the directory reads. */
export const directoryParameters = [
  "keyword",
  "location_id",
  "industry_id",
  "size_id",
  "verified",
  "hiring",
  "sort",
  "page",
] as const;
const keywordMax = 100;

/** Reads the filters of an address. Invalid values are ignored, so that no address is an error. */
export function readDirectoryFilters(params: URLSearchParams): DirectoryFilters {
  const flag = (name: string) => params.get(name) === "true" || params.get(name) === "1";
  const size = number(params.get("size_id"));
  const keyword = (params.get("keyword") ?? "")
    .slice(0, 10 * keywordMax)
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ");
  return {
    keyword: [...keyword.trim()].slice(0, keywordMax).join(""),
    location_id: number(params.get("location_id")),
    industry_id: number(params.get("industry_id")),
    size_id: companySizes.some(({ id }) => id === size) ? size : null,
    verified: flag("verified"),
    hiring: flag("hiring"),
    sort: directorySorts.find((sort) => sort === params.get("sort")) ?? directorySorts[0],
    page: Math.min(number(params.get("page")) ?? 1, 100_000),
  };
}

/** Returns the filters as the query of an address, without unset ones; empty, or with its question mark. */
export function directoryQuery(filters: DirectoryFilters): string {
  const query = new URLSearchParams();
  for (const name of directoryParameters) {
    const value = filters[name];
    if (!value || (name === "page" && value === 1) || value === directorySorts[0]) continue;
    query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : "";
}

/** Returns whether any filter besides order and page is set. */
export function isNarrowed(filters: DirectoryFilters): boolean {
  return directoryQuery({ ...filters, sort: directorySorts[0], page: 1 }) !== "";
}

/** Returns whether the address has empty fields, which forms without script send, and can be shortened. */
export function hasEmpty(params: URLSearchParams): boolean {
  return directoryParameters.some((name) => params.get(name) === "");
}

function number(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
