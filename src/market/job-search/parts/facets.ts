import type { z } from "zod";
import type { Language } from "#kit/i18n.ts";
import type { Choice, Reference } from "#platform/reference/lists.ts";
import { experiences, jobLevels, jobTypes, postedWithin } from "#platform/reference/terms.ts";
import type { facets } from "../contract.ts";
import { type Filters, salaryFloors } from "./filters.ts";

export type Facets = z.output<typeof facets>;

/** A choice with the number of jobs that it would leave. */
export interface Counted extends Choice {
  count: number;
}

/** The facets of a list for its page; an array has the counts in the order of the filter's values. */
export interface FacetView {
  /** Categories with jobs; open ones, which are chosen themselves or in part, have their sub-categories. */
  categories: (Counted & { subs?: Counted[] })[];
  /** Number of jobs by place id; places without jobs are left out. */
  places: Record<string, number>;
  job_type: number[];
  job_level: number[];
  experience: number[];
  salary_min: number[];
  posted_within: number[];
  remote: number;
  hot: number;
}

/** Converts the facets of a search for the page in `language`. */
export function facetView(
  facets: Facets,
  filters: Filters,
  reference: Reference,
  language: Language,
): FacetView {
  const inOrder = <V>(counted: { value: V; count: number }[], values: readonly V[]) => {
    const counts = new Map(counted.map(({ value, count }) => [value, count]));
    return values.map((value) => counts.get(value) ?? 0);
  };
  const counts = countsOf(facets.category_id);
  const counted = ({ id, name }: Choice): Counted => ({ id, name, count: counts.get(id) ?? 0 });
  const isChosen = ({ id }: Choice) => filters.category_id.includes(id);
  const shown = (list: Counted[]) => list.filter((category) => category.count > 0 || isChosen(category));
  return {
    categories: reference
      .listsWith(language, { categories: filters.category_id })
      .categories.flatMap((category) => {
        const isOpen = [category, ...category.subs].some(isChosen);
        if (!isOpen) return shown([counted(category)]);
        return [{ ...counted(category), subs: shown(category.subs.map(counted)) }];
      }),
    places: Object.fromEntries(countsOf(facets.location_id)),
    job_type: inOrder<number>(
      facets.job_type,
      jobTypes.map(({ id }) => id),
    ),
    job_level: inOrder<number>(
      facets.job_level,
      jobLevels.map(({ id }) => id),
    ),
    experience: inOrder<number>(
      facets.experience,
      experiences.map(({ id }) => id),
    ),
    salary_min: inOrder(facets.salary_min, salaryFloors),
    posted_within: inOrder<string>(
      facets.posted_within,
      postedWithin.filter(({ hours }) => hours !== null).map(({ key }) => key),
    ),
    remote: facets.remote,
    hot: facets.hot,
  };
}

/** Returns counts by id. */
export function countsOf(counted: readonly { value: number; count: number }[]): Map<number, number> {
  return new Map(counted.map(({ value, count }) => [value, count]));
}
