import { createPlaceReader, type Place } from "#platform/reference/places.ts";
import type { AdReaders } from "./ad.ts";
import { type CategoryRow, createCategoryReader, type SkillName } from "./category.ts";
import { createSkillReader } from "./skills.ts";

export type AdReference = {
  locations: readonly Place[];
  categories: readonly CategoryRow[];
  skills: readonly SkillName[];
  synonyms?: readonly (readonly string[])[];
};

/** Creates the readers of an import, once for all its lines. */
export function createAdReaders({ locations, categories, skills, synonyms }: AdReference): AdReaders {
  return {
    places: createPlaceReader(locations),
    categories: createCategoryReader(categories, skills, synonyms),
    skills: createSkillReader(skills),
  };
}
