import { companySizes } from "#reference/terms.ts";

/** What the directory is narrowed by; it lives in the address, so that a shared link shows the same list. */
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

/** The first is the usual one. */
export const directorySorts = ["jobs", "name", "newest"] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** The parameters that the directory reads. */
export const known = [
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

/** Reads an address; what is not a filter's value is as good as absent, so that no address is an error. */
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

/** The filters as the query of an address, without what is not set; empty, or with its question mark. */
export function directoryQuery(filters: DirectoryFilters): string {
  const query = new URLSearchParams();
  for (const name of known) {
    const value = filters[name];
    if (!value || (name === "page" && value === 1) || value === directorySorts[0]) continue;
    query.set(name, String(value));
  }
  return query.size > 0 ? `?${query}` : "";
}

/** Whether anything but the order and the page is asked for. */
export function isNarrowed(filters: DirectoryFilters): boolean {
  return directoryQuery({ ...filters, sort: directorySorts[0], page: 1 }) !== "";
}

/** A form that was sent without script names its empty fields too: whether the address can be shorter. */
export function hasEmpty(params: URLSearchParams): boolean {
  return known.some((name) => params.get(name) === "");
}

function number(text: string | null): number | null {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
