import { fold, slugify } from "#kit/fold.ts";
import type { Language } from "#kit/i18n.ts";
import { isJobSlug } from "#market/jobs/slug.ts";
import { jobsPath } from "../paths.ts";

/** A phrase, a place and a category, each optional: the search that the address of a list describes. */
export interface SearchTarget {
  keyword?: string;
  locationId?: number | null;
  categoryId?: number | null;
}

/** Names of places and categories by id; null for unknown ids. */
export interface SearchNames {
  placeName(id: number, language: Language): string | null;
  categoryName(id: number, language: Language): string | null;
  /** The names that addresses of a place had before, in any language. */
  formerPlaceNames?(id: number): readonly string[];
  formerCategoryNames?(id: number): readonly string[];
  /** The place that replaces a merged one; other ids unchanged. */
  presentPlace?(id: number): number;
  presentCategory?(id: number): number;
}

const joint = { en: "in", vi: "tai" } as const satisfies Record<Language, string>;
const other = { en: "vi", vi: "en" } as const satisfies Record<Language, Language>;
/** Maximum length of a phrase in an address. */
const longest = 200;

/**
 * Builds the slug of a search (spec §2): `{phrase}-in-{place}-l{id}-c{id}`, with the parts that are set. A
 * category without a phrase is named in its place. A phrase without letters, or one that would be parsed
 * differently, is left out: `searchPath` puts it into the query.
 */
export function buildSearchSlug(language: Language, target: SearchTarget, names: SearchNames): string {
  const { locationId = null, categoryId = null } = target;
  const keyword = slugify(target.keyword ?? "");
  const place = locationId === null ? null : names.placeName(locationId, language);
  const category = categoryId === null ? null : names.categoryName(categoryId, language);
  const saying = (phrase: string) => {
    const parts: string[] = [];
    if (phrase) parts.push(phrase);
    // A phrase that equals the category's name is written twice, to differ from the category alone.
    if (category !== null && (!phrase || isName(phrase, formsOf(categoryId, language, names))))
      parts.push(slugify(category));
    if (place !== null) parts.push(joint[language], slugify(place), `l${locationId}`);
    if (category !== null) parts.push(`c${categoryId}`);
    return parts.filter(Boolean).join("-");
  };
  const slug = saying(keyword);
  if (!keyword) return slug;
  const read = isJobSlug(slug) ? null : parseSearchSlug(language, slug, names);
  const same =
    read !== null &&
    slugify(read.keyword ?? "") === keyword &&
    (read.locationId ?? null) === locationId &&
    (read.categoryId ?? null) === categoryId;
  return same ? slug : saying("");
}

/**
 * Parses a slug. Ids decide; names, in either language, are decoration; the remaining words are the phrase.
 * Null when an id is unknown or the search is empty.
 */
export function parseSearchSlug(language: Language, slug: string, names: SearchNames): SearchTarget | null {
  let text = slugify(slug);
  if (!text) return null;
  let categoryId: number | null = null;
  let locationId: number | null = null;
  const category = /^(?:(.*)-)?c(\d+)$/.exec(text);
  if (category) {
    categoryId = Number(category[2]);
    text = category[1] ?? "";
    if (names.categoryName(categoryId, language) === null) return null;
  }
  const place = /^(?:(.*)-)?l(\d+)$/.exec(text);
  if (place) {
    locationId = Number(place[2]);
    text = place[1] ?? "";
    if (names.placeName(locationId, language) === null) return null;
    text = withoutPlace(text, locationId, language, names);
  }
  if (categoryId !== null) text = withoutCategory(text, formsOf(categoryId, language, names));
  const keyword = wordsOf(text.slice(0, longest));
  return {
    ...(keyword && { keyword }),
    ...(locationId !== null && { locationId }),
    ...(categoryId !== null && { categoryId }),
  };
}

/**
 * Returns the address of a search. For a phrase with accents, the slug has its plain words and the query its
 * accents. A phrase with meaningful signs, such as C++ or .NET, is in the query only.
 */
export function searchPath(language: Language, target: SearchTarget, names: SearchNames): string {
  const { path, keyword } = searchAddress(language, target, names);
  return keyword === null ? path : `${path}?${new URLSearchParams({ keyword })}`;
}

/** Returns the parts of `searchPath`; `own` is false when the query only adds accents to the path. */
export function searchAddress(
  language: Language,
  target: SearchTarget,
  names: SearchNames,
): { path: string; keyword: string | null; own: boolean } {
  const typed = target.keyword ?? "";
  const at = (wanted: SearchTarget) => {
    const slug = buildSearchSlug(language, wanted, names);
    return slug ? `${jobsPath[language]}/${slug}` : jobsPath[language];
  };
  const without = at({ ...target, keyword: "" });
  const path = saysAll(typed) ? at(target) : without;
  if (!typed) return { path, keyword: null, own: false };
  if (path === without) return { path, keyword: typed, own: true };
  return { path, keyword: typed.toLowerCase() === wordsOf(slugify(typed)) ? null : typed, own: false };
}

/** Returns whether a slug preserves a phrase apart from accents; C++, C# and .NET are not preserved. */
function saysAll(typed: string): boolean {
  const plain = fold(typed)
    .replace(/[\s(),;:/|'"–—-]+/g, " ")
    .trim();
  return plain.replace(/ ?& ?/g, " & ").trim() === wordsOf(slugify(typed));
}

/** Returns the words of a slug's phrase. `vs` stands for an ampersand. */
function wordsOf(text: string): string {
  return text
    .split("-")
    .filter(Boolean)
    .map((word) => (word === "vs" ? "&" : word))
    .join(" ");
}

/** Removes ` in ` and the place's name from the end of a text, or the name when it is the whole text. */
function withoutPlace(text: string, id: number, language: Language, names: SearchNames): string {
  const spoken = [language, other[language]].map((own) => names.placeName(id, own) ?? "");
  for (const name of [...spoken, ...(names.formerPlaceNames?.(id) ?? [])].map(slugify))
    for (const joined of [joint[language], joint[other[language]]]) {
      const ending = `${joined}-${name}`;
      if (text === ending || text === name) return "";
      if (text.endsWith(`-${ending}`)) return text.slice(0, -ending.length - 1);
    }
  return text;
}

/** Removes the category's name once from a text that consists of it. */
function withoutCategory(text: string, forms: readonly string[]): string {
  if (!isName(text, forms)) return text;
  const last = forms.find((form) => text === form || text.endsWith(`-${form}`)) ?? "";
  return text.slice(0, Math.max(0, text.length - last.length - 1));
}

/** Returns whether a text is a category's name, once or repeated. */
function isName(text: string, forms: readonly string[]): boolean {
  if (!text || text.length > 2 * longest) return false;
  return forms.some(
    (form) => text === form || (text.startsWith(`${form}-`) && isName(text.slice(form.length + 1), forms)),
  );
}

/**
 * Returns the spellings of a category's name in addresses: punctuation separates words or is omitted
 * (`it-software`, `itsoftware`).
 */
function formsOf(id: number | null, language: Language, names: SearchNames): string[] {
  const spoken = [language, other[language]].map(
    (own) => (id === null ? "" : names.categoryName(id, own)) ?? "",
  );
  if (id !== null) spoken.push(...(names.formerCategoryNames?.(id) ?? []));
  const squeezed = spoken.map((name) => slugify(name.replace(/[^\p{L}\p{M}\p{N}\s&-]/gu, "")));
  return [...new Set([...spoken.map(slugify), ...squeezed])].filter(Boolean);
}
