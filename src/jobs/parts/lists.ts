import type { Language } from "#kit/i18n.ts";
import categoryRows from "#reference/data/categories.json" with { type: "json" };
import locationData from "#reference/data/locations.json" with { type: "json" };
import { locationIds } from "#reference/terms.ts";

/** A place or trade, named in the reader's language. */
export interface Choice {
  id: number;
  name: string;
}
export interface CategoryChoice extends Choice {
  icon: string;
  subs: Choice[];
}
export interface Lists {
  places: { cities: Choice[]; provinces: Choice[]; elsewhere: Choice[] };
  categories: CategoryChoice[];
}

const locationRows = locationData.locations;
const bigCities: readonly number[] = [locationIds.hoChiMinh, locationIds.haNoi, locationIds.daNang, 25, 12];
const made = new Map<Language, Lists>();

/** Only for loaders: every place and trade, for the choices of a form. */
export function listsIn(language: Language): Lists {
  const ready = made.get(language);
  if (ready) return ready;
  const named = (row: { id: number; state: string; state_vn: string }) => ({
    id: row.id,
    name: language === "vi" ? row.state_vn : row.state,
  });
  const byName = (a: Choice, b: Choice) => a.name.localeCompare(b.name, language);
  const inside = locationRows.filter((row) => row.country === "VN" && row.id !== locationIds.others);
  const lists: Lists = {
    places: {
      cities: bigCities.map((id) => named(inside.find((row) => row.id === id)!)),
      provinces: inside
        .filter((row) => !bigCities.includes(row.id))
        .map(named)
        .sort(byName),
      elsewhere: locationRows.filter((row) => !inside.includes(row)).map(named),
    },
    categories: categoryRows.map((row) => ({
      ...trade(row, language),
      icon: row.icon,
      subs: row.subs.map((sub) => trade(sub, language)),
    })),
  };
  made.set(language, lists);
  return lists;
}

const places = new Map(locationRows.map((row) => [row.id, row]));
const trades = new Map(
  categoryRows.flatMap((row) => [[row.id, row] as const, ...row.subs.map((sub) => [sub.id, sub] as const)]),
);

/** The name of a place; null for an id that no place has. */
export function placeName(id: number, language: Language): string | null {
  const row = places.get(id);
  return row ? (language === "vi" ? row.state_vn : row.state) : null;
}

/** The country of a place, as ISO 3166 writes it; Viet Nam where the place does not say. */
export function placeCountry(id: number): string {
  return places.get(id)?.country ?? "VN";
}

/** The name of a trade; null for an id that no trade has. */
export function categoryName(id: number, language: Language): string | null {
  const row = trades.get(id);
  return row ? trade(row, language).name : null;
}

function trade(row: { id: number; name: string; name_vn: string }, language: Language): Choice {
  return { id: row.id, name: language === "vi" ? row.name_vn : row.name };
}
