/** Levels of a language, as ids in the list `proficiencies` (reference/terms). */
const [basic, intermediate, advanced, expert] = [0, 1, 2, 3];

interface LanguageTest {
  name: RegExp;
  /** The lowest and the highest possible score of the test. */
  from: number;
  to: number;
  /** The lowest score of each level; a lower score is basic. */
  levels: readonly (readonly [least: number, level: number])[];
}

/**
 * Scores of language tests as levels. They are compared by the CEFR that the body of the test publishes: A1 and A2 are basic,
 * B1 is intermediate, B2 and C1 are advanced, C2 is expert.
 *
 * | test | B1 | B2 | C1 | C2 | source |
 * |---|---|---|---|---|---|
 * | IELTS | 4.0 | 5.5 | 7.0 | 8.5 | ielts.org, "IELTS and the CEFR" |
 * | TOEIC Listening and Reading | 550 | 785 | 945 | | ETS, "Mapping the TOEIC Tests on the CEFR" |
 * | TOEFL iBT, 0–120 | 42 | 72 | 95 | 114 | ETS, "TOEFL iBT score comparison: CEFR" |
 * | TOEFL ITP, 310–677 | 460 | 543 | 627 | | ETS, "TOEFL ITP: mapping to the CEFR" |
 * | JLPT, the best result of a level | N3 | N2 | N1 | | jlpt.jp, "CEFR level for reference" |
 *
 * HSK and TOPIK name three stages of their own instead: HSK 1–3, 4–6, 7–9 (standard GF 0025-2021), TOPIK 1–2, 3–4, 5–6 (topik.go.kr).
 */
const tests: readonly LanguageTest[] = [
  {
    name: /ielts/,
    from: 1,
    to: 9,
    levels: [
      [4, intermediate],
      [5.5, advanced],
      [8.5, expert],
    ],
  },
  {
    name: /toeic/,
    from: 10,
    to: 990,
    levels: [
      [550, intermediate],
      [785, advanced],
    ],
  },
  {
    name: /toefl/,
    from: 10,
    to: 120,
    levels: [
      [42, intermediate],
      [72, advanced],
      [114, expert],
    ],
  },
  {
    name: /toefl/,
    from: 310,
    to: 677,
    levels: [
      [460, intermediate],
      [543, advanced],
    ],
  },
  {
    name: /hsk/,
    from: 1,
    to: 9,
    levels: [
      [4, intermediate],
      [7, advanced],
    ],
  },
  {
    name: /topik/,
    from: 1,
    to: 6,
    levels: [
      [3, intermediate],
      [5, advanced],
    ],
  },
];

/** Levels of JLPT and CEFR, with or without the name of a test. */
const grades: Readonly<Record<string, number>> = {
  a1: basic,
  a2: basic,
  b1: intermediate,
  b2: advanced,
  c1: advanced,
  c2: expert,
  n5: basic,
  n4: basic,
  n3: intermediate,
  n2: advanced,
  n1: advanced,
};

/** Returns whether a word belongs to a test result. @param word folded */
export const isTestWord = (word: string): boolean =>
  word === "jlpt" || word in grades || tests.some(({ name }) => name.test(word));

/** Parts of a TOEIC or IELTS test: the score of one part is not the result of the test. */
const partial = /\b(?:speaking|writing|listening|reading|s&w|nghe|noi|doc|viet)\b/;

/** Returns the best level of the test results in a text; null without results. @param text folded */
export function levelOfTests(text: string): number | null {
  const found = [...text.matchAll(/\b(?:[abc][12]|n[1-5])\b/g)].map(([grade]) => grades[grade]!);
  for (const { name, from, to, levels } of tests) {
    const at = text.search(name);
    if (at < 0) continue;
    for (const number of text.slice(at, at + 60).matchAll(/(?<![\d.,])\d{1,3}(?:[.,]\d)?(?![\d.,]?\d)/g)) {
      const score = Number(number[0].replace(",", "."));
      if (score < from || score > to) continue;
      if (partial.test(text.slice(at, at + number.index))) break;
      found.push(levels.findLast(([least]) => score >= least)?.[1] ?? basic);
      break;
    }
  }
  return found.length > 0 ? Math.max(...found) : null;
}
