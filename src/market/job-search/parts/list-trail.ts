import type { Language } from "#kit/i18n.ts";
import type { Crumb } from "#platform/seo/structured.ts";
import { jobsPath } from "../paths.ts";
import type { SearchNames } from "../query/search-slug.ts";
import { type Filters, onlyOne } from "./filters.ts";
import { type ListKind, listPath } from "./list-address.ts";

/** The texts of a trail that are not names of places or categories. */
export interface TrailWords {
  jobs: string;
  remote: string;
  /** The keyword with its accents. */
  keyword: string;
}

interface Listed {
  language: Language;
  kind: ListKind;
  filters: Pick<Filters, "keyword" | "location_id" | "category_id">;
  names: SearchNames;
  /** The categories with their sub-categories. */
  categories: readonly { id: number; subs?: readonly { id: number }[] }[];
}

/**
 * Returns the breadcrumb trail of a list; each step is a list: remote work, category, sub-category, place,
 * keyword.
 * @returns an empty array for the list of all jobs, where the trail begins
 */
export function listTrail(
  { language, kind, filters, names, categories }: Listed,
  words: TrailWords,
): Crumb[] {
  const { keyword } = filters;
  // Several places or categories are not a step.
  const place = onlyOne(filters.location_id);
  const category = onlyOne(filters.category_id);
  const steps: { name: string | null; to: Partial<Filters> }[] = [];
  const step = (name: string | null, more: Partial<Filters>) =>
    steps.push({ name, to: { ...steps.at(-1)?.to, ...more } });
  if (kind === "remote") step(words.remote, {});
  const whole = categories.find(({ subs }) => subs?.some(({ id }) => id === category));
  for (const id of [whole?.id ?? null, category])
    if (id !== null) step(names.categoryName(id, language), { category_id: [id] });
  if (place !== null) step(names.placeName(place, language), { location_id: [place] });
  if (keyword) step(words.keyword, { keyword });
  if (steps.length === 0) return [];
  return [
    { name: words.jobs, path: jobsPath[language] },
    ...steps.flatMap(({ name, to }, index) => {
      if (!name) return [];
      const text = name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
      return index === steps.length - 1
        ? [{ name: text }]
        : [{ name: text, path: listPath(language, to, names, kind) }];
    }),
  ];
}
