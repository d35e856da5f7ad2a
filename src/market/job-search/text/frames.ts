import { fold } from "#kit/fold.ts";
import {
  experiences,
  idOf,
  jobLevels,
  jobTypes,
  type PostedWithin,
  postedWithin,
} from "#platform/reference/terms.ts";
import { namesOfJobTypes, namesOfLevels, namesOfNoExperience } from "./attribute-names.ts";
import { usualWords } from "./concepts.ts";
import { districts } from "./districts.ts";
import { byLists, type KeywordLists, keywordLists } from "./lists.ts";
import { isSyllable, type Word, wordsOf } from "./words.ts";

/** A fact of jobs that words of a keyword name. */
export interface Fact {
  kind: "place" | "district" | "job_type" | "job_level" | "experience" | "sort" | "posted";
  /** The id of the list; for a district, that of its province; for days, the hours that they last. */
  id: number;
  /** The ways to write it in an ad. */
  ways: readonly (readonly Word[])[];
}

export interface Frame {
  fact: Fact;
  words: readonly Word[];
}

/** Ids of the facts of the kind "sort". */
export const sorts = { salary: 0, recent: 1 } as const;

const sortNames = {
  salary: ["lương cao", "lương cao nhất", "thu nhập cao", "high salary", "highest salary", "highest paid"],
  recent: ["mới nhất", "mới đăng", "vừa đăng", "newest", "latest"],
} as const;

/** Names of the days in which a job was posted, by the choices of the filter. */
const postedNames: Partial<Record<PostedWithin, readonly string[]>> = {
  "24h": ["hôm nay", "trong ngày", "today", "24h", "24h qua", "24 giờ", "24 giờ qua", "last 24 hours"],
  "3d": ["3 ngày qua", "last 3 days"],
  "7d": ["tuần này", "trong tuần", "7 ngày qua", "1 tuần qua", "this week", "last 7 days"],
  "14d": ["14 ngày qua", "2 tuần qua", "last 14 days"],
  "30d": ["tháng này", "30 ngày qua", "1 tháng qua", "this month", "last 30 days"],
};

const keyOf = (words: readonly Word[]) => words.map(({ folded }) => folded).join(" ");

const distinct = (ways: readonly Word[][]) => [...new Map(ways.map((way) => [keyOf(way), way])).values()];

const lexicon = byLists(lexiconOf);

function lexiconOf({ locations }: KeywordLists) {
  const frames = new Map<string, Frame[]>();
  const add = (kind: Fact["kind"], id: number, names: readonly string[]) => {
    const ways = distinct(names.map((name) => usualWords(wordsOf(name))));
    for (const words of names.map(wordsOf)) {
      const key = keyOf(words);
      frames.set(key, [...(frames.get(key) ?? []), { fact: { kind, id, ways }, words }]);
    }
  };
  for (const { id, kind, state, state_vn, aliases } of locations)
    if (kind !== "bucket") add("place", id, [state, state_vn, ...aliases]);
  for (const { province, names } of districts) add("district", province, names);
  for (const { id, key } of jobTypes) add("job_type", id, namesOfJobTypes[key]);
  for (const { id, key } of jobLevels) add("job_level", id, namesOfLevels[key] ?? []);
  add("experience", idOf(experiences, "none"), namesOfNoExperience);
  for (const key of ["salary", "recent"] as const) add("sort", sorts[key], sortNames[key]);
  for (const { key, hours } of postedWithin) if (hours !== null) add("posted", hours, postedNames[key] ?? []);
  const longest = Math.max(...[...frames.keys()].map((key) => key.split(" ").length));
  return { frames, longest };
}

/** Returns the longest phrase from a position that names a fact of jobs. */
export function frameAt(words: readonly Word[], from: number): Frame | null {
  const { frames, longest } = lexicon();
  for (let length = Math.min(longest, words.length - from); length > 0; length--) {
    const some = words.slice(from, from + length);
    const frame = frames.get(keyOf(some))?.find((one) => agrees(some, one.words));
    // A single syllable without its accents has many meanings: "hue" is a name only at the end.
    const isDoubtful = length === 1 && some[0]!.accented === null && isSyllable(some[0]!.folded);
    if (frame && !(isDoubtful && from + length < words.length)) return frame;
  }
  return null;
}

/** Returns the names of places that begin with a text. */
export function placesThatBegin(typed: string): string[] {
  const wanted = fold(typed);
  return keywordLists().locations.flatMap(({ kind, state, state_vn, aliases }) => {
    const name =
      kind === "bucket" ? null : [state_vn, state, ...aliases].find((one) => fold(one).startsWith(wanted));
    return name ? [name] : [];
  });
}

/** Returns the name of the province of a district, or of the one that a former province was merged into; null for other facts. */
export function provinceOf({ kind, id }: Fact): string | null {
  const { locations } = keywordLists();
  const own = locations.find((one) => one.id === id);
  const wider = kind === "district" ? id : kind === "place" ? own?.merged_into : null;
  return locations.find((one) => one.id === wider)?.state_vn ?? null;
}

/** Returns whether words agree with a phrase in the accents that they have. */
export const agrees = (typed: readonly Word[], words: readonly Word[]): boolean =>
  typed.every(({ accented }, i) => accented === null || accented === words[i]!.accented);
