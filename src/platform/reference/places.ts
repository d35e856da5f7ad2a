import { createPhrases, type PhraseMatch, type Word, wordsOf } from "./phrases.ts";
import { abroad, districts as knownDistricts, notPlaces, otherNames, remoteWords } from "./place-words.ts";
import { locationIds } from "./terms.ts";

/** The fields of a location row that a place reader needs. */
export type Place = { id: number; state: string; state_vn: string; kind: string; aliases: readonly string[] };
export type ReadPlaces = { locationIds: number[]; remote: boolean; rest: string };
export type PlaceReader = (text: string) => ReadPlaces;

type Kind = "province" | "district" | "abroad" | "bucket" | "country" | "remote" | "none";
type Named = { kind: Kind; id: number };

const MOST = 5;
const READ = 1_500;
/** Abbreviations of places that are also words or initials: they count as places only in capitals. */
const initials = new Set(["hn", "hp", "sg", "dn", "bmt", "us", "uk", "eu", "uae"]);
/** Words before a name that make it a ward, a street or a building instead of the province of that name. */
const small = new Set([
  "phuong",
  "p",
  "xa",
  "duong",
  "d",
  "pho",
  "ngo",
  "kcn",
  "kcx",
  "ccn",
  "toa",
  "cau",
  "thon",
  "ap",
]);
const smallEnglish = new Set([
  "ward",
  "street",
  "str",
  "road",
  "rd",
  "tower",
  "building",
  "plaza",
  "hotel",
  "highway",
]);
/** Names of one word that count only beside another place or as the whole text. */
const shy = new Set(["vinh", "sing", "lao", "my", "nhat", "anh", "duc", "phap", "nga", "uc", "y", "online"]);
const cities = new Set(["tp", "thanh", "pho", "city", "tinh"]);
const foreignState =
  /,\s?(?:A[BKLRZ]|BC|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ABDEINOST]|N[BCDEHJLMSVY]|O[HKNR]|PA|QC|RI|S[CDK]|T[NX]|UT|V[AIT]|W[AIVY])\b/;

/**
 * Creates a reader of places for the given location rows; `districts` maps a location id to more names inside
 * it.
 */
export function createPlaceReader(
  locations: readonly Place[],
  districts: Readonly<Record<number, readonly string[]>> = knownDistricts,
): PlaceReader {
  const find = createPhrases<Named>(dictionary(locations, districts), {
    loose: ({ kind }) => kind === "province" || kind === "none",
  });
  return (text) => read(repaired(text.slice(0, READ).normalize("NFC")), find);
}

function read(text: string, find: (words: readonly Word[]) => PhraseMatch<Named>[]): ReadPlaces {
  const ids: number[] = [];
  const add = (id: number) => {
    if (!ids.includes(id) && ids.length < MOST) ids.push(id);
  };
  const used: [number, number][] = [];
  let remote = false;
  let country = false;
  let bucket = false;
  const words = wordsOf(text);
  const all = find(words).filter((match) => stands(match, words, text));
  for (const part of partsOf(text)) {
    const found = all.filter((match) => match.start >= part.start && match.start < part.end);
    const named = found.filter(({ value }) => value.kind === "province");
    const whole = named.filter((match) => !isSmall(match, words, all));
    const provinces = whole.length > 0 ? whole : named;
    for (const match of provinces) add(match.value.id);
    used.push(...whole.map((match): [number, number] => [match.start, match.end]));
    const here = new Set(provinces.map((match) => match.value.id));
    for (const match of found.filter(({ value }) => value.kind === "district")) {
      if (here.size === 0 || (isNamedDistrict(match, text) && !related(here, match.value.id)))
        add(match.value.id);
    }
    if (
      found.some(({ value }) => value.kind === "abroad") ||
      foreignState.test(text.slice(part.start, part.end))
    ) {
      if (here.size === 0) add(locationIds.overseas);
    }
    remote ||= found.some(({ value }) => value.kind === "remote");
    country ||= found.some(({ value }) => value.kind === "country");
    bucket ||= found.some(({ value }) => value.kind === "bucket");
  }
  if (ids.length === 0 && (bucket || country)) add(locationIds.others);
  return { locationIds: ids, remote, rest: restOf(text, used) };
}

function dictionary(
  locations: readonly Place[],
  districts: Readonly<Record<number, readonly string[]>>,
): [string, Named][] {
  const entries: [string, Named][] = [];
  for (const place of locations) {
    // Two collective entries are not provinces. The common word "Others" counts only if the text names no place.
    const kind: Kind =
      place.id === locationIds.others ? "bucket" : place.id === locationIds.overseas ? "abroad" : "province";
    for (const name of [place.state_vn, place.state, ...place.aliases, ...(otherNames[place.id] ?? [])]) {
      entries.push([name, { kind, id: place.id }]);
    }
  }
  for (const [id, names] of Object.entries(districts)) {
    for (const name of names) entries.push([name, { kind: "district", id: Number(id) }]);
  }
  for (const name of abroad) entries.push([name, { kind: "abroad", id: locationIds.overseas }]);
  for (const name of notPlaces) entries.push([name, { kind: "none", id: 0 }]);
  for (const name of remoteWords) entries.push([name, { kind: "remote", id: 0 }]);
  for (const name of ["Việt Nam", "Vietnam", "VN"]) entries.push([name, { kind: "country", id: 0 }]);
  return entries;
}

/**
 * Returns whether a match is really the name: short names only in capitals or alone, and never with the wrong
 * d or đ.
 */
function stands(match: PhraseMatch<Named>, words: readonly Word[], text: string): boolean {
  const first = words[match.from]!;
  if (match.from !== match.to) return true;
  if (initials.has(first.folded)) return /^\p{Lu}+$/u.test(text.slice(match.start, match.end));
  if (match.value.kind === "bucket") return alone(match, words);
  if (!shy.has(first.folded)) return true;
  const before = words[match.from - 1];
  const between = before ? text.slice(before.end, match.start) : "";
  return !before || /[,;|/:()[\]-]/.test(between) || cities.has(before.folded);
}

/** Repairs words that lost the space between them, and à from UTF-8 that was read as Latin-1. */
function repaired(text: string): string {
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .replace(/Ä\s?Ã/g, "Đà")
    .replace(/Ã (?=\p{Ll})/gu, "à")
    .replace(/Ã(?=\s|$)/g, "à")
    .replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, "$1 ");
}

function alone(match: PhraseMatch<Named>, words: readonly Word[]): boolean {
  return words.length === match.to - match.from + 1;
}

function isSmall(
  match: PhraseMatch<Named>,
  words: readonly Word[],
  all: readonly PhraseMatch<Named>[],
): boolean {
  // The last word of "Bình Dương" is not "đường".
  const taken = all.some((other) => other.to === match.from - 1);
  const before = taken ? "" : (words[match.from - 1]?.folded ?? "");
  // "thành phố" before the name is a city, "phố" alone is a street.
  const street = before === "pho" && words[match.from - 2]?.folded === "thanh" ? false : small.has(before);
  return street || smallEnglish.has(words[match.to + 1]?.folded ?? "");
}

function isNamedDistrict(match: PhraseMatch<Named>, text: string): boolean {
  return /^(?:qu[aậ]n|q\.?\s?\d|dist)/iu.test(text.slice(match.start, match.end));
}

/** A district of the units that were merged in 2025 may stand under the old or the new name. */
function related(here: ReadonlySet<number>, id: number): boolean {
  if (here.has(id)) return true;
  const merged: Readonly<Record<number, number>> = { 2: 27, 8: 27, 3: 5, 37: 50, 58: 43, 21: 42 };
  return here.has(merged[id] ?? -1);
}

/** Splits a text into parts about different places; within a part, a district only explains its province. */
function partsOf(text: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  let start = 0;
  for (const match of text.matchAll(/[;|\n]|\.\s?(?=[^.]*\.\s?:\s?\.)|&| - (?=[^-]*:)/gu)) {
    parts.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  parts.push({ start, end: text.length });
  return parts;
}

function restOf(text: string, used: readonly [number, number][]): string {
  let rest = "";
  let at = 0;
  for (const [start, end] of [...used].sort((a, b) => a[0] - b[0])) {
    rest += text.slice(at, start);
    at = Math.max(at, end);
  }
  rest += text.slice(at);
  return rest
    .replace(/\s+/gu, " ")
    .replace(/ ?(?:\. ?)?\. ?: ?\. ?/gu, "; ")
    .replace(/(?:thành phố|tp\.?|tỉnh) ?(?=[,;:|-]|$)/giu, "")
    .replace(/\((?:mới|cũ)?\)/giu, "")
    .replace(/\s+/gu, " ")
    .replace(/ ?[,;:|/&-](?: ?[,;:|/&-])+ ?/gu, ", ")
    .replace(/ ([,;.])/gu, "$1")
    .replace(/(?<![\s,;.-])[\s,;.-]+(?:việt nam|viet nam|vietnam|vn)\.?$/iu, "")
    .replace(/^(?:việt nam|vietnam|unknown|not available|n\/a)$/iu, "")
    .replace(/^[\s,;:|/&.-]+|(?<![\s,;:|/&-])[\s,;:|/&-]+$/gu, "");
}
