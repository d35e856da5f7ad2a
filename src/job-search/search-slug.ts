import { isJobSlug, jobsPath } from "#jobs/paths.ts";
import { fold, slugify } from "#kit/fold.ts";
import type { Language } from "#kit/i18n.ts";

/** What the address of a list says in words: a phrase, a place and a category, each optional. */
export interface SearchTarget {
  keyword?: string;
  locationId?: number | null;
  categoryId?: number | null;
}

/** Names of places and categories by their ids; null for an id that there is not. */
export interface SearchNames {
  placeName(id: number, language: Language): string | null;
  categoryName(id: number, language: Language): string | null;
}

const joint = { en: "in", vi: "tai" } as const satisfies Record<Language, string>;
const other = { en: "vi", vi: "en" } as const satisfies Record<Language, Language>;
/** As long as a phrase may be that an address carries. */
const longest = 200;

/**
 * The slug of a search (spec §2): `{phrase}-in-{place}-l{id}-c{id}`, each part where it is set; a category without a phrase
 * is named in its place. A phrase that would be read as something else, or has no letter, is left out: `searchPath` says
 * it in the query then.
 */
export function buildSearchSlug(language: Language, target: SearchTarget, names: SearchNames): string {
  const { locationId = null, categoryId = null } = target;
  const keyword = slugify(target.keyword ?? "");
  const place = locationId === null ? null : names.placeName(locationId, language);
  const category = categoryId === null ? null : names.categoryName(categoryId, language);
  const saying = (phrase: string) => {
    const parts: string[] = [];
    if (phrase) parts.push(phrase);
    // A phrase that is the category's own name says so by saying it twice.
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
 * What a slug asks for. Ids decide and their names are decoration, in either language; what is left is the phrase.
 * Null where an id is nobody's, or nothing is asked for.
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
 * The address of a search. A phrase whose accents were typed keeps them in the query, beside its plain words in the slug;
 * one that means something by its signs, such as C++ and .NET, stands in the query alone.
 */
export function searchPath(language: Language, target: SearchTarget, names: SearchNames): string {
  const { path, keyword } = searchAddress(language, target, names);
  return keyword === null ? path : `${path}?${new URLSearchParams({ keyword })}`;
}

/** The parts of `searchPath`; `own` is false where the query only adds accents to what the path says. */
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

/** Whether the words of a slug are all that a phrase says, its accents aside: C++, C# and .NET say more. */
function saysAll(typed: string): boolean {
  const plain = fold(typed)
    .replace(/[\s(),;:/|'"–—-]+/g, " ")
    .trim();
  return plain.replace(/ ?& ?/g, " & ").trim() === wordsOf(slugify(typed));
}

/** The words of a slug's phrase. `vs` was an ampersand. */
function wordsOf(text: string): string {
  return text
    .split("-")
    .filter(Boolean)
    .map((word) => (word === "vs" ? "&" : word))
    .join(" ");
}

/** Takes ` in ` and the place's own name from the end, or the name where it is all there is. */
function withoutPlace(text: string, id: number, language: Language, names: SearchNames): string {
  for (const spoken of [language, other[language]])
    for (const joined of [joint[language], joint[other[language]]]) {
      const name = slugify(names.placeName(id, spoken) ?? "");
      const ending = `${joined}-${name}`;
      if (text === ending || text === name) return "";
      if (text.endsWith(`-${ending}`)) return text.slice(0, -ending.length - 1);
    }
  return text;
}

/** Takes the category's name from a text that says nothing else, once. */
function withoutCategory(text: string, forms: readonly string[]): string {
  if (!isName(text, forms)) return text;
  const last = forms.find((form) => text === form || text.endsWith(`-${form}`)) ?? "";
  return text.slice(0, Math.max(0, text.length - last.length - 1));
}

/** Whether a text is a category's name, or says it several times. */
function isName(text: string, forms: readonly string[]): boolean {
  if (!text || text.length > 2 * longest) return false;
  return forms.some(
    (form) => text === form || (text.startsWith(`${form}-`) && isName(text.slice(form.length + 1), forms)),
  );
}

/** A category's name as addresses may write it: punctuation parts words, or is just gone (`it-software`, `itsoftware`). */
function formsOf(id: number | null, language: Language, names: SearchNames): string[] {
  const spoken = [language, other[language]].map(
    (own) => (id === null ? "" : names.categoryName(id, own)) ?? "",
  );
  const squeezed = spoken.map((name) => slugify(name.replace(/[^\p{L}\p{M}\p{N}\s&-]/gu, "")));
  return [...new Set([...spoken.map(slugify), ...squeezed])].filter(Boolean);
}
