import type { AnswerOf } from "#kit/contract.ts";
import { fold } from "#kit/fold.ts";
import type { Language } from "#kit/i18n.ts";
import type { categories, locations, skills } from "./contract.ts";
import { locationIds } from "./terms.ts";

/** A place or category with its name in the reader's language. */
export interface Choice {
  id: number;
  name: string;
}
export interface PlaceChoice extends Choice {
  /** A former province (until 1 July 2025), listed after the unit that it was merged into. */
  former?: true;
}
export interface CategoryChoice extends Choice {
  icon: string | null;
  subs: Choice[];
}
/** The options of a form's selects. */
export interface Lists {
  places: { cities: PlaceChoice[]; provinces: PlaceChoice[]; elsewhere: PlaceChoice[] };
  categories: CategoryChoice[];
}

/** Names of places and trades by their ids, and the lists to choose from, in both languages. */
export interface Reference {
  lists: Record<Language, Lists>;
  placeName(id: number, language: Language): string | null;
  /** Returns the ISO 3166 code of a place's country; Vietnam by default. */
  placeCountry(id: number): string;
  categoryName(id: number, language: Language): string | null;
  /** Returns the names that addresses of a place had before it was renamed. */
  formerPlaceNames(id: number): readonly string[];
  formerCategoryNames(id: number): readonly string[];
  /** Returns the name of a known skill in the reader's language; other skills unchanged. */
  skillName(skill: string, language: Language): string;
  /** Returns the places that a filter matches: the place and the units merged into it. */
  members(id: number): readonly number[];
  /** Returns the part of Vietnam in which a place lies: north, central or south; null for places abroad. */
  region(id: number): string | null;
}

type Locations = AnswerOf<typeof locations>["data"];
type Categories = AnswerOf<typeof categories>["data"];
type Skills = AnswerOf<typeof skills>["data"];
type Names = { name: string; name_vn: string };
type Trade = Names & { former_names: readonly string[] };

const bigCities: readonly number[] = [locationIds.hoChiMinh, locationIds.haNoi, locationIds.daNang, 25, 12];

/** Builds names and lists from two answers of the API. */
export function referenceOf(locations: Locations, categories: Categories, skills: Skills = []): Reference {
  const places = new Map(locations.map(({ id, attributes }) => [Number(id), attributes]));
  const trades = new Map<number, Trade>();
  for (const { id, attributes } of categories) {
    trades.set(Number(id), attributes);
    for (const sub of attributes.subs.data) trades.set(Number(sub.id), sub.attributes);
  }
  const known = new Map(
    skills.flatMap(({ attributes }) =>
      [attributes.name, attributes.name_vn, ...attributes.aliases].map((name) => [fold(name), attributes]),
    ),
  );
  const placeName = (id: number, language: Language) => {
    const place = places.get(id);
    return place ? (language === "vi" ? place.state_vn : place.state) : null;
  };
  const categoryName = (id: number, language: Language) => {
    const trade = trades.get(id);
    return trade ? named(trade, language) : null;
  };
  const sources = { places, placeName, categories };
  return {
    lists: { en: listsIn("en", sources), vi: listsIn("vi", sources) },
    placeName,
    placeCountry: (id) => places.get(id)?.country ?? "VN",
    categoryName,
    formerPlaceNames: (id) => places.get(id)?.former_names ?? [],
    formerCategoryNames: (id) => trades.get(id)?.former_names ?? [],
    skillName: (skill, language) => {
      const names = known.get(fold(skill));
      return names && names.name !== names.name_vn ? named(names, language) : skill;
    },
    members: (id) => places.get(id)?.members ?? [],
    region: (id) => places.get(id)?.region ?? null,
  };
}

interface Sources {
  places: ReadonlyMap<number, Locations[number]["attributes"]>;
  placeName: Reference["placeName"];
  categories: Categories;
}

function listsIn(language: Language, { places, placeName, categories }: Sources): Lists {
  const byName = (a: Choice, b: Choice) => a.name.localeCompare(b.name, language);
  const choices = (ids: Iterable<number>): PlaceChoice[] =>
    [...ids].flatMap((id) => {
      const name = placeName(id, language);
      return name === null ? [] : [{ id, name }];
    });
  /** Inserts the former provinces into a list of places, each after the province that it was merged into. */
  const withFormer = (units: PlaceChoice[]) =>
    units.flatMap((unit) => {
      const former = choices((places.get(unit.id)?.members ?? []).filter((id) => id !== unit.id));
      return [unit, ...former.sort(byName).map((choice) => ({ ...choice, former: true as const }))];
    });
  const home = [...places].filter(([id, { country }]) => country === "VN" && id !== locationIds.others);
  const homeIds = new Set(home.map(([id]) => id));
  const units = home.filter(([id, { admin }]) => admin === "current" && !bigCities.includes(id));
  return {
    places: {
      cities: withFormer(choices(bigCities)),
      provinces: withFormer(choices(units.map(([id]) => id)).sort(byName)),
      elsewhere: choices([...places.keys()].filter((id) => !homeIds.has(id))).sort(
        (a, b) => Number(isBucket(a.id)) - Number(isBucket(b.id)),
      ),
    },
    categories: categories.map(({ id, attributes }) => ({
      id: Number(id),
      name: named(attributes, language),
      icon: attributes.icon,
      subs: attributes.subs.data.map((sub) => ({
        id: Number(sub.id),
        name: named(sub.attributes, language),
      })),
    })),
  };
}

function named(names: Names, language: Language): string {
  return language === "vi" ? names.name_vn : names.name;
}

function isBucket(id: number): boolean {
  return id === locationIds.others || id === locationIds.overseas;
}
