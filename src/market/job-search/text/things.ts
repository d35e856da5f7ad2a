import { usualTokens, usualWords } from "./concepts.ts";
import { byLists, type KeywordLists } from "./lists.ts";
import { isVietnamese, keyOf, phraseAt, type Segment, segmentsOf, unknownPhrase } from "./phrases.ts";
import { type Token, type Word, wordsOf } from "./words.ts";

/** Something that a keyword asks for: its words stand together in an ad. */
export interface Thing {
  segments: readonly Segment[];
  /** The place in the typed text. */
  from: number;
  to: number;
}

export const wordsOfThing = ({ segments }: Thing): Word[] => wordsIn(segments);

/** The ways to read words as things, from one thing to each word alone. */
export interface Readings {
  /** A run is one concept, as mostly "kế toán thuế". */
  whole: Thing[];
  /** It is split beside tools, languages and names: "kế toán excel". */
  split: Thing[];
  /** It is split into all its concepts: "bác sĩ phòng khám". */
  parts: Thing[];
  /** Words of rank are things too, and syllables that no list names: "kỹ thuật viên ca đêm". */
  words: Thing[];
}

/**
 * Returns the ways to read typed words as things.
 * @param isAlone true when the keyword asks for nothing else: beside other things, "java developer" is one who knows Java
 */
export function readingsOf(typed: readonly Token[], isAlone: boolean): Readings {
  const usual = usualTokens(typed);
  const pieces = piecesOf(usual);
  const isPair = isAlone && pieces.length < 3;
  const concepts = conceptsOf(pieces, isPair);
  const split: Segment[][] = [];
  for (const concept of concepts) {
    const last = split.at(-1);
    if (last && !isLoose(last.at(-1)!, concept, isPair)) last.push(concept);
    else split.push([concept]);
  }
  return {
    whole: [thingOf(usual)],
    split: split.map((group) => thingOf(wordsIn(group))),
    parts: concepts.map(({ words }) => thingOf(words)),
    words: pieces.flatMap(withoutRank).map(({ words }) => thingOf(words)),
  };
}

const wordsIn = (segments: readonly Segment[]): Word[] => segments.flatMap(({ words }) => words);

/** Words of the rank of a head; that of "nhân viên kinh doanh" belongs to the name of the occupation. */
const heads = setOf([
  ...["trưởng phòng", "trưởng nhóm", "giám đốc", "quản lý", "manager", "director", "supervisor", "leader"],
]);
/** Departments with a head; a project or a product has a manager whose work is another one. */
const departments = setOf([
  ...[
    "nhân sự",
    "marketing",
    "kinh doanh",
    "kế toán",
    "tài chính",
    "sản xuất",
    "kỹ thuật",
    "kho",
    "pháp chế",
  ],
  ...["hr", "sales", "finance", "production", "warehouse", "it"],
]);

/** Returns the rank and the department of a known phrase apart: "trưởng phòng" and "marketing". */
function withoutRank(piece: Segment): readonly Segment[] {
  const { words } = piece;
  for (let at = 1; at < words.length; at++) {
    const both = [words.slice(0, at), words.slice(at)];
    const keys = both.map(keyOf);
    if (keys.some((key) => heads.has(key)) && keys.some((key) => departments.has(key)))
      return both.map((some) => phraseAt(some, 0));
  }
  return [piece];
}

/** Returns known phrases, and the words between them. */
function piecesOf(words: readonly Word[]): Segment[] {
  const found: Segment[] = [];
  for (let from = 0; from < words.length; ) {
    const piece = phraseAt(words, from);
    from += piece.words.length;
    const last = found.at(-1);
    if (last && !last.isKnown && !piece.isKnown && !isListed(last) && !isListed(piece))
      found[found.length - 1] = merged(last, piece);
    else found.push(piece);
  }
  return found;
}

/**
 * Returns pieces as concepts: a word of rank, and a syllable of Vietnamese that is not known alone, stay with their neighbour,
 * because alone they mean something else: "thợ" and "hàn" of "thợ hàn".
 */
function conceptsOf(pieces: readonly Segment[], isPair: boolean): Segment[] {
  const found: Segment[] = [];
  let isOpen = false;
  for (const piece of pieces) {
    const last = found.at(-1);
    const leans = isSyllable(piece) || (piece.isGeneric && !(last && isLoose(last, piece, isPair)));
    const joins: boolean = !!last && (isOpen ? isSyllable(last) || !isLoose(last, piece, isPair) : leans);
    if (joins) found[found.length - 1] = merged(last!, piece);
    else found.push(piece);
    isOpen = !joins && leans;
  }
  return found;
}

const isSyllable = ({ isKnown, words }: Segment) => !isKnown && words.length === 1 && isVietnamese(words);

/** The words of two segments as one that no list names. */
const merged = (first: Segment, second: Segment): Segment => ({
  ...unknownPhrase,
  words: wordsIn([first, second]),
});

/** Occupations of which a language is a part: a teacher of English is not any teacher who knows English. */
const languageTrades = setOf([
  ...["giáo viên", "giảng viên", "gia sư", "trợ giảng", "phiên dịch", "biên dịch", "biên phiên dịch"],
  ...["thông dịch", "dạy", "teacher", "lecturer", "tutor", "interpreter", "translator", "trung tâm"],
]);
/** Languages that ads ask for. */
const languages = setOf([
  ...["tiếng anh", "tiếng nhật", "tiếng hàn", "tiếng trung", "tiếng pháp", "tiếng đức"],
  ...["english", "japanese", "korean", "chinese", "french", "german"],
]);
/** Certificates of languages. */
const certificates = setOf(["n1", "n2", "n3", "ielts", "toeic", "jlpt", "hsk", "topik"]);
/** Tools that the list of skills lacks. */
const otherTools = [
  "word",
  "powerpoint",
  "corel",
  "misa",
  "erp",
  "canva",
  "html",
  "css",
  "api",
  "etl",
  "crm",
  "hadoop",
];
/** Skills with one name in both languages that are an occupation or a field of work. */
const noTools = /marketing|testing|design|livestream|^c$/i;

/** Fields of business in English: beside an occupation, one is another thing. */
const fields = setOf([
  ...["bank", "banking", "real estate", "insurance", "ecommerce", "fintech", "retail", "hotel", "hospital"],
  ...["pharma", "pharmaceutical", "automotive", "telecom", "education", "startup", "gaming", "healthcare"],
]);

const skillSets = byLists(skillSetsOf);

function skillSetsOf({ skills }: KeywordLists) {
  const tools = skills.flatMap(({ name, name_vn, aliases }) =>
    name === name_vn && !noTools.test(name) ? [name, ...name.split(" / "), ...aliases] : [],
  );
  return {
    tools: setOf([...tools, ...otherTools]),
    skills: setOf(skills.flatMap(({ name, name_vn }) => [name, name_vn, ...name.split(" / ")])),
  };
}

const isTool = (key: string): boolean => skillSets().tools.has(key);
const isSkill = (key: string): boolean => skillSets().skills.has(key);

/** Returns whether words are a tool, a language or a field of business, also when no list of phrases has them. */
function isListed({ words }: Segment): boolean {
  const key = keyOf(words);
  return isTool(key) || [languages, certificates, fields].some((set) => set.has(key));
}

function setOf(texts: readonly string[]): Set<string> {
  return new Set(texts.map((text) => keyOf(usualWords(wordsOf(text)))));
}

/** Words that name an occupation only together with a technology: "java developer" and "lập trình java". */
const technologyTrades = setOf([
  ...["developer", "engineer", "programmer", "coder", "consultant", "administrator", "architect", "intern"],
  ...["kỹ sư", "lập trình", "lập trình viên", "specialist", "lead", "leader"],
]);

/** Returns whether two neighbours are mostly two things, wherever they stand in an ad. */
function isLoose(last: Segment, next: Segment, isPair: boolean): boolean {
  if (last.attribute || next.attribute) return true;
  const [before, after] = [keyOf(last.words), keyOf(next.words)];
  const isLanguageAt = [before, after].map((key) => languages.has(key) || certificates.has(key));
  if (isLanguageAt.includes(true)) {
    const other = isLanguageAt[0] ? after : before;
    return ![...languageTrades].some((trade) => ` ${other} `.includes(` ${trade} `));
  }
  if (isTool(before) || isTool(after))
    return !(
      isPair &&
      isTool(before) !== isTool(after) &&
      [before, after].some((key) => technologyTrades.has(key))
    );
  if ((isSkill(before) && isSkill(after)) || fields.has(before) || fields.has(after)) return true;
  // "kế toán samsung", "business analyst ngân hàng"; "chuyên viên marketing" is one thing.
  const isRank = last.isGeneric && isVietnamese(last.words);
  return !isRank && isVietnamese(last.words) !== isVietnamese(next.words);
}

/** @param words typed ones, in their usual form */
function thingOf(words: readonly Word[]): Thing {
  const [first, last] = [words[0] as Token, words.at(-1) as Token];
  return { segments: segmentsOf(words), from: first.from, to: last.to };
}
