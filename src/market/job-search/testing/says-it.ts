import { synonymGroups } from "#platform/reference/seed.ts";
import { concepts, needCompany, spellings, wholeKeywordOnly } from "./judge-words.ts";

/**
 * The search judge decides which ads contain a keyword, from their raw texts. It must not import the word
 * processing of the search, so that it does not repeat its faults.
 */

/** An ad as readers see it, without benefits: every company lists trips and insurance there. */
export interface AdText {
  id: number;
  title: string;
  company: string;
  skills: readonly string[];
  /** Plain text or HTML; the requirement likewise. */
  description: string;
  requirement: string;
  /** Labels on the page beside the texts: names of places and of the job type. */
  labels: readonly string[];
}

export interface Verdict {
  /**
   * Ads that a search must find: they contain the keyword or its translation as a phrase, or a synonym in
   * title or skills.
   */
  says: ReadonlySet<number>;
  /**
   * The ads above, and ads that a reader also accepts: a synonym in any text ("thủ quỹ" for "thu ngân"), each concept
   * of the keyword in title and skills, or an alternative of the list of keywords.
   */
  accepts: ReadonlySet<number>;
}

interface Word {
  folded: string;
  /** The word with accents, the same for every position of the tone mark; equal to `folded` for a word without accents. */
  written: string;
}
type Phrase = readonly Word[];

const wordPattern = /[\p{L}\p{M}\p{N}]+(?:\+\+|#)?|\.net(?![\p{L}\p{N}])/gu;
const tones = /[\u0300\u0301\u0303\u0309\u0323]/gu;

function wordOf(token: string): Word {
  const apart = token.normalize("NFD");
  // `kỹ` = `kĩ`, `sỹ` = `sĩ`: a final y after consonants.
  const plain = (text: string) => text.replace(/^(qu|[bcdđghklmnprstvx]{1,2})y$/u, "$1i");
  const shape = plain(apart.replace(tones, "").normalize("NFC"));
  const folded = plain(apart.replace(/\p{M}/gu, "").replaceAll("đ", "d"));
  return { folded, written: shape + (apart.match(tones)?.[0] ?? "") };
}

const tokensOf = (text: string) => text.normalize("NFKC").toLowerCase().match(wordPattern) ?? [];
const phraseOf = (text: string): Phrase => tokensOf(text).map(wordOf);
const keyOf = (phrase: Phrase) => phrase.map(({ folded }) => folded).join(" ");
const hasAccents = (phrase: Phrase) => phrase.some(({ folded, written }) => folded !== written);

/**
 * Typed accents must agree with the other word if it has accents; a word typed without accents agrees with
 * all.
 */
function agrees(typed: Word, other: Word, isAccented: boolean): boolean {
  if (typed.folded !== other.folded) return false;
  return !isAccented || typed.written === other.written || other.folded === other.written;
}

/** Groups of equal phrases, each by its folded words. */
type Lexicon = Map<string, { phrase: Phrase; others: Phrase[] }[]>;

function lexiconOf(groups: readonly (readonly string[])[]): Lexicon {
  const lexicon: Lexicon = new Map();
  for (const group of groups) {
    const phrases = group.map(phraseOf);
    for (const phrase of phrases) {
      const entry = { phrase, others: phrases.filter((other) => other !== phrase) };
      lexicon.set(keyOf(phrase), [...(lexicon.get(keyOf(phrase)) ?? []), entry]);
    }
  }
  return lexicon;
}

const spelled = lexiconOf(spellings.map((group) => group.split("=")));
const synonyms = lexiconOf(synonymGroups());
/** Groups of synonyms, of which each phrase has only its first synonym in the other language. */
const translations: Lexicon = new Map(
  [...synonyms].map(([key, entries]) => [
    key,
    entries.map(({ phrase, others }) => ({
      phrase,
      others: others.filter((other) => hasAccents(other) !== hasAccents(phrase)).slice(0, 1),
    })),
  ]),
);
const known = lexiconOf(concepts.map((concept) => [concept]));
const longest = 6;

/** Splits the keyword into known phrases, longest first, and single words. */
function partsOf(phrase: Phrase, lexicons: readonly Lexicon[]) {
  const isAccented = hasAccents(phrase);
  const parts: { words: Phrase; others: Phrase[]; isKnown: boolean }[] = [];
  for (let from = 0; from < phrase.length; ) {
    let length = Math.min(longest, phrase.length - from);
    for (; length > 0; length--) {
      const words = phrase.slice(from, from + length);
      const isWhole = length === phrase.length;
      if (!isWhole && wholeKeywordOnly.has(keyOf(words))) continue;
      if (isWhole && needCompany.has(keyOf(words))) continue;
      const entries = lexicons
        .flatMap((lexicon) => lexicon.get(keyOf(words)) ?? [])
        .filter((entry) => entry.phrase.every((word, i) => agrees(words[i]!, word, isAccented)));
      if (entries.length === 0) continue;
      parts.push({ words, others: entries.flatMap(({ others }) => others), isKnown: true });
      break;
    }
    if (length === 0) parts.push({ words: phrase.slice(from, from + 1), others: [], isKnown: false });
    from += Math.max(1, length);
  }
  return parts;
}

const mostPhrases = 300;

/** Returns the variants of the phrase by the lexicon's entries for its parts. */
function variantsOf(phrase: Phrase, lexicon: Lexicon): Phrase[] {
  let variants: Phrase[] = [[]];
  for (const { words, others } of partsOf(phrase, [lexicon]))
    variants = variants
      .flatMap((before) => [words, ...others].map((next) => [...before, ...next]))
      .slice(0, mostPhrases);
  return variants.filter((variant, i) => i === 0 || !needCompany.has(keyOf(variant)));
}

function waysToSay(phrase: Phrase, lexicon: Lexicon): Phrase[] {
  const ways = new Map<string, Phrase>();
  for (const long of variantsOf(phrase, spelled))
    for (const synonym of variantsOf(long, lexicon))
      for (const way of variantsOf(synonym, spelled))
        ways.set(way.map(({ written }) => written).join(" "), way);
  return [...ways.values()].slice(0, mostPhrases);
}

/** Separates two fields, so that no phrase spans both. */
const gap = -1;

/** Reads each ad once, and returns which ads contain a keyword. */
export class Judge {
  readonly #ads: { id: number; tokens: Int32Array; head: number }[] = [];
  readonly #words: Word[] = [];
  readonly #tokenOf = new Map<string, number>();
  readonly #tokensOfFolded = new Map<string, number[]>();
  /** The positions of ads in `#ads`, by token. */
  readonly #holding: number[][] = [];
  readonly #labelled = new Map<string, Set<number>>();

  constructor(ads: Iterable<AdText>) {
    for (const ad of ads) this.#read(ad);
  }

  /** @param others keywords with the same meaning */
  verdict(keyword: string, others: readonly string[] = []): Verdict {
    const phrase = phraseOf(keyword);
    const says = this.#saying(phrase, false);
    const accepts = new Set([...says, ...this.#saying(phrase, true)]);
    for (const way of variantsOf(phrase, spelled)) for (const id of this.#apart(way)) accepts.add(id);
    for (const other of others) for (const id of this.verdict(other).accepts) accepts.add(id);
    return { says, accepts };
  }

  #saying(phrase: Phrase, bySynonymsAnywhere: boolean): Set<number> {
    const says = new Set<number>();
    // A keyword typed without accents is compared without them; synonyms keep the accents of their lists.
    const typed = keyOf(phrase);
    const add = (lexicon: Lexicon, headOnly: boolean) => {
      for (const way of waysToSay(phrase, lexicon)) {
        const isAccented = hasAccents(phrase) || keyOf(way) !== typed;
        for (const ad of this.#holdingPhrase(way, isAccented, headOnly)) says.add(ad.id);
      }
    };
    add(translations, false);
    add(synonyms, !bySynonymsAnywhere);
    for (let cut = 0; cut <= phrase.length; cut++) {
      const [before, after] = [phrase.slice(0, cut), phrase.slice(cut)];
      this.#addLabelled(says, after, before, bySynonymsAnywhere);
      if (after.length > 0) this.#addLabelled(says, before, after, bySynonymsAnywhere);
    }
    return says;
  }

  /** "kế toán hải phòng": the location of the ad matches the second half. */
  #addLabelled(says: Set<number>, label: Phrase, rest: Phrase, bySynonymsAnywhere: boolean): void {
    const labelled = variantsOf(label, spelled).flatMap((way) => [...(this.#labelled.get(keyOf(way)) ?? [])]);
    if (label.length === 0 || labelled.length === 0) return;
    const others = rest.length === 0 ? null : this.#saying(rest, bySynonymsAnywhere);
    for (const id of labelled) if (!others || others.has(id)) says.add(id);
  }

  /** Returns ads whose title and skills contain each concept of the keyword, in any order. */
  #apart(phrase: Phrase): Set<number> {
    const parts = partsOf(phrase, [synonyms, known]);
    if (parts.length < 2 || !parts.every(({ isKnown }) => isKnown)) return new Set();
    const holding = parts.map(({ words, others }) => {
      const own = this.#holdingPhrase(words, hasAccents(phrase), true);
      return new Set([...own, ...others.flatMap((other) => this.#holdingPhrase(other, true, true))]);
    });
    const [first, ...rest] = holding;
    return new Set([...first!].filter((ad) => rest.every((ads) => ads.has(ad))).map(({ id }) => id));
  }

  #holdingPhrase(phrase: Phrase, isAccented: boolean, headOnly = false) {
    const sets = phrase.map((word) => {
      const tokens = this.#tokensOfFolded.get(word.folded) ?? [];
      return new Set(tokens.filter((token) => agrees(word, this.#words[token]!, isAccented)));
    });
    const ads = (tokens: Set<number>) =>
      [...tokens].reduce((sum, token) => sum + this.#holding[token]!.length, 0);
    const [rarest] = sets.toSorted((a, b) => ads(a) - ads(b));
    const candidates = new Set([...(rarest ?? [])].flatMap((token) => this.#holding[token]!));
    return [...candidates]
      .map((at) => this.#ads[at]!)
      .filter(({ tokens, head }) => {
        const last = (headOnly ? head : tokens.length) - sets.length;
        for (let from = 0; from <= last; from++)
          if (sets.every((set, i) => set.has(tokens[from + i]!))) return true;
        return false;
      });
  }

  #read(ad: AdText): void {
    const plain = (html: string) => html.replace(/<[^<>]*>|&[a-z#\d]{1,10};/giu, " ");
    const head = [ad.title, ...ad.skills].flatMap((text) => [...this.#tokens(text), gap]);
    const body = [ad.company, plain(ad.description), plain(ad.requirement)];
    const tokens = [...head, ...body.flatMap((text) => [...this.#tokens(text), gap])];
    const at = this.#ads.push({ id: ad.id, tokens: Int32Array.from(tokens), head: head.length }) - 1;
    for (const token of new Set(tokens)) if (token !== gap) this.#holding[token]!.push(at);
    for (const label of ad.labels) {
      const key = keyOf(phraseOf(label));
      const labelled = this.#labelled.get(key) ?? new Set();
      this.#labelled.set(key, labelled.add(ad.id));
    }
  }

  #tokens(text: string): number[] {
    return tokensOf(text).map((written) => {
      const found = this.#tokenOf.get(written);
      if (found !== undefined) return found;
      const word = wordOf(written);
      const token = this.#words.push(word) - 1;
      this.#tokenOf.set(written, token);
      this.#holding.push([]);
      this.#tokensOfFolded.set(word.folded, [...(this.#tokensOfFolded.get(word.folded) ?? []), token]);
      return token;
    });
  }
}
