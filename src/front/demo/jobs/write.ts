import { z } from "zod";
import type { CompanySeed } from "../companies/seeds.ts";
import { fill, inBoth, readData, text, texts } from "../data.ts";
import type { Random } from "../random.ts";
import { bullets, heading, paragraphs } from "../texts/html.ts";
import type { DemoJob } from "../types.ts";
import type { Opening } from "./opening.ts";
import { places } from "./places.ts";

type Facts = { seed: CompanySeed; title: string; location: number; headCount: number };

/** Texts of ads. Lists by level are in the order of levels (0 to 5), lists by experience in the order of experience ids. */
const data = readData(
  "job-texts",
  z.strictObject({
    /** First sentences for job ads. */
    openings: inBoth(texts),
    /** The text that replaces “{people}” where an ad is for several people. */
    several: inBoth(text),
    /** Duties of each level, besides those of the occupation. */
    dutiesByLevel: inBoth(z.array(texts)),
    requirementsByExperience: inBoth(z.array(texts)),
    /** Requirements of each level, such as leading a team or willingness to learn. */
    requirementsByLevel: inBoth(z.array(texts)),
    headings: inBoth(z.strictObject({ duties: texts, pluses: text })),
    /** Words that keep their capital letter inside a sentence. */
    properNouns: texts,
  }),
);
const properNouns = new Set(data.properNouns);

/**
 * Lowers the first letter of a Vietnamese job title, for the middle of a sentence. English titles and abbreviations
 * (QA, Product Owner) stay.
 */
function inSentence(title: string): string {
  const word = title.split(" ")[0] ?? "";
  return /[^ -~]/.test(word) || word === "Giao" ? title[0]!.toLowerCase() + title.slice(1) : title;
}

// An abbreviation takes the article of its spoken form: an HR Manager, a UI Designer.
function withArticle(title: string): string {
  return /^([AEIO]|Un[^i]|HR|HSE|SEO|M&E|FP|R&D)/.test(title) ? `an ${title}` : `a ${title}`;
}

/**
 * Returns the description and the requirements of an ad. They are drawn from the texts for the kind of work, and
 * depend on the company, the level and the place.
 */
export function adTexts(
  opening: Opening,
  facts: Facts,
  random: Random,
): Pick<DemoJob, "description" | "requirement"> {
  const { family, role, language } = opening;
  const [level, experience] = role;
  const pools = family[language];
  const headings = data.headings[language];
  const title = language === "vi" ? inSentence(facts.title) : facts.title;
  const one = language === "vi" ? title : withArticle(title);
  const first = fill(random.pick(data.openings[language]), {
    short: facts.seed.short,
    field: facts.seed.field[language],
    title,
    one,
    people: facts.headCount > 1 ? fill(data.several[language], { count: facts.headCount, title }) : one,
    place: places[facts.location]?.[language] ?? "",
  });
  const lead = level >= 4;
  const own = random.some(pools.duties, lead ? 4 : level === 0 ? 3 : random.int(5, 6));
  const usual = random.some(
    data.dutiesByLevel[language][level]!,
    lead ? random.int(2, 3) : level === 0 ? 2 : 1,
  );
  const duties = lead ? [...usual, ...own] : [...own, ...usual];
  const intro = random.pick(pools.intro);
  const openingTexts = random.chance(0.7) ? [`${first} ${intro}`] : [first, intro];
  const musts = [
    ...(data.requirementsByLevel[language][level] ?? []),
    ...(level === 0 ? [] : [random.pick(data.requirementsByExperience[language][experience]!)]),
    ...random.some(pools.musts, level === 0 ? 2 : random.int(3, 5)),
  ];
  const pluses = random.some(pools.pluses, random.int(1, 2));
  const label = headings.pluses;
  const apart = random.chance(0.4);
  return {
    description:
      paragraphs(openingTexts) +
      (random.chance(0.6) ? heading(`${random.pick(headings.duties)}:`) : "") +
      bullets(duties),
    requirement: apart
      ? bullets(musts) + heading(`${label}:`) + bullets(pluses)
      : bullets([
          ...musts,
          ...pluses.map(
            (plus) => `${label}: ${plus[0]!.toLowerCase() === plus[0] ? plus : lowerUnlessName(plus)}`,
          ),
        ]),
  };
}

function lowerUnlessName(text: string): string {
  const word = text.split(" ")[0] ?? "";
  return /^\p{Lu}[\p{Ll}-]*$/u.test(word) && word.length > 0 && !properNouns.has(word)
    ? word[0]!.toLowerCase() + text.slice(1)
    : text;
}
