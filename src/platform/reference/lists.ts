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

/** Ids of rows that a form or an address has already. */
export interface Chosen {
  places?: readonly (number | null)[] | undefined;
  categories?: readonly (number | null)[] | undefined;
}

/** Names of places and trades by their ids, and the lists to choose from, in both languages. */
export interface Reference {
  /** The active rows. */
  lists: Record<Language, Lists>;
  /** Returns the lists of a form with stored values: retired rows are offered if they are chosen. */
  listsWith(language: Language, chosen: Chosen): Lists;
  /** Returns the id of the place that replaces a merged one; other ids unchanged. */
  presentPlace(id: number): number;
  presentCategory(id: number): number;
  isRetiredPlace(id: number): boolean;
  isRetiredCategory(id: number): boolean;
  /** Returns the category above another one; null for top-level and unknown ones. */
  parentCategory(id: number): number | null;
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
type State = { active: boolean; replaced_by: number | null };
type Trade = Names & State & { former_names: readonly string[] };

const bigCities: readonly number[] = [locationIds.hoChiMinh, locationIds.haNoi, locationIds.daNang, 25, 12];

/** Builds names and lists from two answers of the API. */
export function referenceOf(locations: Locations, categories: Categories, skills: Skills = []): Reference {
  const places = new Map(locations.map(({ id, attributes }) => [Number(id), attributes]));
  const trades = new Map<number, Trade>();
  const parents = new Map<number, number>();
  for (const { id, attributes } of categories) {
    trades.set(Number(id), attributes);
    for (const sub of attributes.subs.data) {
      trades.set(Number(sub.id), sub.attributes);
      parents.set(Number(sub.id), Number(id));
    }
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
  const lists = { en: listsIn("en", sources, {}), vi: listsIn("vi", sources, {}) };
  const isRetired = (rows: ReadonlyMap<number, State>, id: number) => rows.get(id)?.active === false;
  return {
    lists,
    listsWith: (language, chosen) => {
      const isPlain =
        !chosen.places?.some((id) => isRetired(places, id ?? 0)) &&
        !chosen.categories?.some((id) => isRetired(trades, id ?? 0));
      return isPlain ? lists[language] : listsIn(language, sources, chosen);
    },
    presentPlace: (id) => places.get(id)?.replaced_by ?? id,
    presentCategory: (id) => trades.get(id)?.replaced_by ?? id,
    isRetiredPlace: (id) => isRetired(places, id),
    isRetiredCategory: (id) => isRetired(trades, id),
    parentCategory: (id) => parents.get(id) ?? null,
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

function listsIn(language: Language, { places, placeName, categories }: Sources, chosen: Chosen): Lists {
  const isOffered = (id: number, { active }: Pick<State, "active">, ids: Chosen["places"]) =>
    active || ids?.includes(id) === true;
  const byName = (a: Choice, b: Choice) => a.name.localeCompare(b.name, language);
  const choices = (ids: Iterable<number>): PlaceChoice[] =>
    [...ids].flatMap((id) => {
      const [place, name] = [places.get(id), placeName(id, language)];
      return place && name !== null && isOffered(id, place, chosen.places) ? [{ id, name }] : [];
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
    categories: categories
      .map(({ id, attributes }) => ({
        id: Number(id),
        name: named(attributes, language),
        icon: attributes.icon,
        active: attributes.active,
        subs: attributes.subs.data
          .filter((sub) => isOffered(Number(sub.id), sub.attributes, chosen.categories))
          .map((sub) => ({ id: Number(sub.id), name: named(sub.attributes, language) })),
      }))
      .filter((top) => top.subs.length > 0 || isOffered(top.id, top, chosen.categories))
      .map(({ active: _, ...top }) => top),
  };
}

/** Returns the rows of a list that a form offers: active ones, and those that it has already. */
export function offered<Row extends { id: string; attributes: State }>(
  rows: readonly Row[],
  chosen: readonly (number | null)[] = [],
): Row[] {
  return rows.filter(({ id, attributes }) => attributes.active || chosen.includes(Number(id)));
}

function named(names: Names, language: Language): string {
  return language === "vi" ? names.name_vn : names.name;
}

function isBucket(id: number): boolean {
  return id === locationIds.others || id === locationIds.overseas;
}
