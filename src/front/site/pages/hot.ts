/** The query parameter of the home page that filters its hot jobs. */
export const hotParameter = "hot";

export const hotKinds = ["place", "category", "salary"] as const;

/** The filter of hot jobs: a tab, and one of the tab's values; null for all. */
export interface Hot {
  kind: (typeof hotKinds)[number];
  value: number | null;
}

/** Reads the filter of hot jobs: `place`, `category-6` or `salary-20000000`. Any other value selects the first tab. */
export function readHot(params: URLSearchParams): Hot {
  const [, kind, value] = /^([a-z]+)(?:-(\d{1,10}))?$/.exec(params.get(hotParameter) ?? "") ?? [];
  const known = hotKinds.find((one) => one === kind);
  return { kind: known ?? "place", value: known && value ? Number(value) : null };
}

/** Returns the query of the home page with a filter of hot jobs; empty for the first tab. */
export function hotQuery({ kind, value }: Hot): string {
  if (value !== null) return `?${hotParameter}=${kind}-${value}`;
  return kind === "place" ? "" : `?${hotParameter}=${kind}`;
}

/** Returns the filter of hot jobs as parameters of the job search. */
export function queryOfHot({ kind, value }: Hot) {
  if (value === null) return {};
  return {
    [({ place: "location_id", category: "category_id", salary: "salary_min" } as const)[kind]]: value,
  };
}
