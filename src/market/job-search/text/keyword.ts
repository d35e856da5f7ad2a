import { cacheOf } from "#kit/cache.ts";
import { type PostedWithin, postedWithin } from "#platform/reference/terms.ts";
import { usualTokens, usualWords } from "./concepts.ts";
import { type Fact, provinceOf, sorts } from "./frames.ts";
import { type Part, type Pay, readLine } from "./line.ts";
import { byLists } from "./lists.ts";
import { unknownPhrase } from "./phrases.ts";
import type { Query } from "./query.ts";
import { type Readings, readingsOf } from "./things.ts";
import { type Queries, queriesOf } from "./tiers.ts";

const maxKeywordLength = 500;
/** A fact or pay that a keyword names, as the reader sees it. */
export interface Understood {
  kind: Fact["kind"] | "pay";
  /** The id of the fact's list; null for pay. */
  id: number | null;
  pay: Pay | null;
  /** The words that name it, as typed. */
  text: string;
  /** The keyword with these words in quotes, so that they are searched as plain words. */
  plain: string;
  /** The keyword without these words. */
  without: string;
}

/**
 * A parsed keyword. Each way to match it is a list of queries, best first; a job is ranked by the first query
 * that it matches.
 */
export interface Keyword extends Omit<Queries, "related"> {
  /** Searches for related jobs, each with the words that they have in common with the keyword. */
  related: readonly { words: string; tiers: readonly Query[] }[];
  understood: readonly Understood[];
  /** The words that are searched in texts, as typed. */
  searched: string;
  /** Typed words that are not searched: all of them when they only join others, or those after the limit. */
  ignored: string;
  pay: Pay | null;
  sort: keyof typeof sorts | null;
  /** The days in which jobs were posted. */
  posted: PostedWithin | null;
  /** The keyword with the province of a district or former province that it names; null when it names none. */
  wider: string | null;
  /** The keyword without one of the things that it asks for, and the words left out; none for a single thing. */
  parts: readonly { keyword: string; left: string }[];
  /** The typed runs of words, for spelling corrections: the text with places for them. */
  line: { text: string; runs: readonly { from: number; to: number; folded: readonly string[] }[] };
}

const maxParsed = 500;
const parsedByLists = byLists(() => cacheOf<string, Keyword>(maxParsed));

/**
 * Parses a keyword, with a cache: many visitors search for the same, and each page of a list parses it again.
 */
export function parseKeyword(typed: string | undefined): Keyword {
  const text = (typed ?? "").slice(0, maxKeywordLength);
  const parsed = parsedByLists();
  const known = parsed.get(text);
  if (known) return known;
  const keyword = keywordOf(text);
  parsed.set(text, keyword);
  return keyword;
}

/** Returns whether a keyword asks for words or facts, and not only for pay or an order. */
export const findsJobs = ({ ways }: Keyword): boolean => ways[0]!.tiers.length > 0;

/** Returns a keyword with each run of its words corrected, or null when no run needs a correction. */
export function respelled(
  { line: { text, runs } }: Keyword,
  correct: (folded: readonly string[]) => { text: string } | null,
): string | null {
  let result = "";
  let at = 0;
  let changed = false;
  for (const { from, to, folded } of runs) {
    const better = correct(folded);
    changed ||= better !== null;
    result += text.slice(at, from) + (better?.text ?? text.slice(from, to));
    at = to;
  }
  return changed ? result + text.slice(at) : null;
}

function keywordOf(typed: string): Keyword {
  const { text, parts, beyond } = readLine(typed);
  const facts = parts.flatMap((part) =>
    part.kind === "fact" && part.fact.kind !== "sort" && part.fact.kind !== "posted"
      ? [{ ...part.fact, words: usualWords(part.words) }]
      : [],
  );
  const runs = parts.flatMap((part) => (part.kind === "run" ? [part] : []));
  const isAlone = runs.length === 1 && parts.every((part) => part.kind === "run" || isLevel(part));
  const readings = parts.flatMap((part) => readingsIn(part, isAlone));
  const readAs = (how: keyof Readings) => readings.flatMap((reading) => reading[how]);
  const things = readAs("parts");
  const others = parts.filter(({ kind }) => kind === "fact" || kind === "pay");
  const queries = queriesOf(
    { whole: readAs("whole"), split: readAs("split"), parts: things, words: readAs("words") },
    facts,
  );
  return {
    ...queries,
    related: queries.related.map(({ from, to, tiers }) => ({ words: text.slice(from, to), tiers })),
    understood: understoodIn(text, parts),
    searched: joined(...parts.filter(isSearched).map(({ from, to }) => text.slice(from, to))),
    ignored: parts.length === 0 ? text.trim() : beyond.trim(),
    pay: parts.find((part) => part.kind === "pay")?.pay ?? null,
    sort: sortOf(parts),
    posted: postedOf(parts),
    wider: widerOf(text, parts),
    // Without the only thing that texts are searched for, the facts alone would find nearly everything.
    parts: withoutEach(text, things.length === 1 ? others : [...things, ...others], things.length),
    line: {
      text,
      runs: runs.map(({ from, to, words }) => ({ from, to, folded: words.map((word) => word.folded) })),
    },
  };
}

const isLevel = (part: Part) => part.kind === "fact" && part.fact.kind === "job_level";

function readingsIn(part: Part, isAlone: boolean): Readings[] {
  if (part.kind === "run") return [readingsOf(part.words, isAlone)];
  if (part.kind !== "quoted") return [];
  const { from, to, words } = part;
  const quoted = [{ segments: [{ ...unknownPhrase, words: usualTokens(words) }], from, to }];
  return [{ whole: quoted, split: quoted, parts: quoted, words: quoted }];
}

function understoodIn(text: string, parts: readonly Part[]): Understood[] {
  return parts.flatMap((part): Understood[] => {
    if (part.kind !== "fact" && part.kind !== "pay") return [];
    const own = text.slice(part.from, part.to).trim();
    const [before, after] = [text.slice(0, part.from), text.slice(part.to)];
    return [
      {
        ...(part.kind === "pay"
          ? { kind: part.kind, id: null, pay: part.pay }
          : { kind: part.fact.kind, id: part.fact.id, pay: null }),
        text: own,
        plain: joined(before, `"${own}"`, after),
        without: joined(before, after),
      },
    ];
  });
}

const isSearched = ({ kind }: Part) => kind === "run" || kind === "quoted";

const joined = (...texts: string[]): string =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(" ");

function widerOf(text: string, parts: readonly Part[]): string | null {
  for (const part of parts) {
    const name = part.kind === "fact" ? provinceOf(part.fact) : null;
    if (name) return joined(text.slice(0, part.from), name, text.slice(part.to));
  }
  return null;
}

function sortOf(parts: readonly Part[]): Keyword["sort"] {
  for (const part of parts)
    if (part.kind === "fact" && part.fact.kind === "sort")
      return part.fact.id === sorts.salary ? "salary" : "recent";
  return null;
}

function postedOf(parts: readonly Part[]): Keyword["posted"] {
  for (const part of parts)
    if (part.kind === "fact" && part.fact.kind === "posted")
      return postedWithin.find(({ hours }) => hours === part.fact.id)?.key ?? null;
  return null;
}

/** Returns the keyword without each of its concepts, facts and pay. */
function withoutEach(
  text: string,
  stretches: readonly { from: number; to: number }[],
  things: number,
): Keyword["parts"] {
  if (stretches.length < (things === 1 ? 1 : 2)) return [];
  return stretches.map(({ from, to }) => ({
    keyword: joined(text.slice(0, from), text.slice(to)),
    left: text.slice(from, to).replaceAll('"', "").trim(),
  }));
}
