import type { Reference } from "#platform/reference/lists.ts";
import type { CvDocument } from "#profiles/candidates/document.ts";

/** Names of places and categories, in the language of the CV. */
export interface CvNames {
  place: (id: number) => string | null;
  category: (id: number) => string | null;
}

/** The names that a document needs, in a form that a loader can send to its page. */
export interface NamesById {
  places: Readonly<Record<number, string>>;
  categories: Readonly<Record<number, string>>;
}

/** Picks the names that a document needs from the reference lists. */
export function namesIn(
  { language, location_id, job_preference }: CvDocument,
  reference: Pick<Reference, "placeName" | "categoryName">,
): NamesById {
  const named = (ids: readonly number[], name: (id: number) => string | null) =>
    Object.fromEntries(
      ids.flatMap((id) => {
        const text = name(id);
        return text === null ? [] : [[id, text] as const];
      }),
    );
  return {
    places: named(
      [...(location_id === null ? [] : [location_id]), ...(job_preference?.location_ids ?? [])],
      (id) => reference.placeName(id, language),
    ),
    categories: named(job_preference?.category_ids ?? [], (id) => reference.categoryName(id, language)),
  };
}

/** Returns functions that look up the names of places and categories by id. */
export function namesOf({ places, categories }: NamesById): CvNames {
  return { place: (id) => places[id] ?? null, category: (id) => categories[id] ?? null };
}
