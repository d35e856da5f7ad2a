import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import { locationIds } from "#platform/reference/terms.ts";

type Named = { name: string; nameVn: string };

/** Names of locations and categories, in both languages. */
export interface Names {
  placeName(id: number, language: Language): string | null;
  /** Returns the country of a location (ISO 3166); null for "abroad", which has no country. */
  placeCountry(id: number): string | null;
  categoryName(id: number, language: Language): string | null;
  /** Returns a category with its sub-categories; null for an unknown id. */
  familyOf(categoryId: number): number[] | null;
}

/** Reads all names of locations and categories at once: there are two hundred. */
export async function readNames(db: Reader): Promise<Names> {
  const [places, categories] = await Promise.all([
    db.selectFrom("locations").select(["id", "state", "state_vn", "country"]).execute(),
    db.selectFrom("categories").select(["id", "parent_id", "name", "name_vn", "replaced_by"]).execute(),
  ]);
  const placeOf = new Map(places.map((place) => [place.id, place]));
  const categoryOf = new Map(categories.map((category) => [category.id, category]));
  const said = (names: Named | undefined, language: Language) =>
    names ? (language === "vi" ? names.nameVn : names.name) : null;
  return {
    placeName(id, language) {
      const place = placeOf.get(id);
      return said(place && { name: place.state, nameVn: place.state_vn }, language);
    },
    placeCountry: (id) => placeOf.get(id)?.country ?? null,
    categoryName(id, language) {
      const category = categoryOf.get(id);
      return said(category && { name: category.name, nameVn: category.name_vn }, language);
    },
    familyOf(id) {
      const found = categoryOf.get(id);
      if (!found) return null;
      // A feed of a merged category has the jobs of the one that replaces it.
      const own = found.replaced_by ?? id;
      return categories
        .filter((category) => category.id === own || category.parent_id === own)
        .map((category) => category.id);
    },
  };
}

/** Returns names as job feeds use them, in English. The location "Others" is within Vietnam. */
export function feedNames(names: Names) {
  return {
    category: (id: number) => names.categoryName(id, "en"),
    place(id: number) {
      const country = names.placeCountry(id);
      const name = id === locationIds.others ? "Vietnam" : names.placeName(id, "en");
      return country && name ? { id, name, country } : null;
    },
  };
}
