/** The parameter of the home page's address that narrows its hot jobs. */
export const hotParameter = "hot";

export const hotKinds = ["place", "category", "salary"] as const;

/** What the hot jobs are narrowed by: a tab, and one of its values or all. */
export interface Hot {
  kind: (typeof hotKinds)[number];
  value: number | null;
}

/** Reads `place`, `category-6` or `salary-20000000`; anything else is the first tab. */
export function readHot(params: URLSearchParams): Hot {
  const [, kind, value] = /^([a-z]+)(?:-(\d{1,10}))?$/.exec(params.get(hotParameter) ?? "") ?? [];
  const known = hotKinds.find((one) => one === kind);
  return { kind: known ?? "place", value: known && value ? Number(value) : null };
}

/** The query of an address that `readHot` reads; the first tab needs none. */
export function hotQuery({ kind, value }: Hot): string {
  if (value !== null) return `?${hotParameter}=${kind}-${value}`;
  return kind === "place" ? "" : `?${hotParameter}=${kind}`;
}

/** What the search is asked for. */
export function queryOfHot({ kind, value }: Hot) {
  if (value === null) return {};
  return {
    [({ place: "location_id", category: "category_id", salary: "salary_min" } as const)[kind]]: value,
  };
}
