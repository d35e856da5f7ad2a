import type { CompanySeed } from "../companies/seed.ts";
import type { Random } from "../random.ts";
import { bullets, heading, paragraphs } from "../texts/html.ts";
import type { DemoJob } from "../types.ts";
import type { Opening } from "./opening.ts";
import { experiences, levelDuties, levelMusts, openings } from "./phrases.ts";
import { places } from "./places.ts";

type Facts = { seed: CompanySeed; title: string; location: number; headCount: number };

const heads = {
  vi: { duties: ["Công việc chính", "Nhiệm vụ", "Mô tả công việc"], pluses: "Ưu tiên" },
  en: { duties: ["What you will do", "Your responsibilities", "The work"], pluses: "Nice to have" },
};

/** A Vietnamese title begins small inside a sentence; an English or spelt-out one (QA, Product Owner) stays. */
function inSentence(title: string): string {
  const word = title.split(" ")[0] ?? "";
  return /[^ -~]/.test(word) || word === "Giao" ? title[0]!.toLowerCase() + title.slice(1) : title;
}

// Letters that are spelt out take the article of their sound: an HR Manager, a UI Designer.
function withArticle(title: string): string {
  return /^([AEIO]|Un[^i]|HR|HSE|SEO|M&E|FP|R&D)/.test(title) ? `an ${title}` : `a ${title}`;
}

/** The description and the requirement of an ad: drawn from the family's pools, for this company, level and place. */
export function adTexts(
  opening: Opening,
  facts: Facts,
  random: Random,
): Pick<DemoJob, "description" | "requirement"> {
  const { family, role, language } = opening;
  const [level, experience] = role;
  const pools = family[language];
  const first = random.pick(openings[language])({
    short: facts.seed.short,
    field: facts.seed.field[language === "vi" ? 0 : 1],
    title: language === "vi" ? inSentence(facts.title) : facts.title,
    one: withArticle(facts.title),
    place: places[facts.location]?.[language] ?? "",
    count: facts.headCount,
  });
  const lead = level >= 4;
  const own = random.some(pools.duties, lead ? 4 : level === 0 ? 3 : random.int(5, 6));
  const usual = random.some(levelDuties[language][level], lead ? random.int(2, 3) : level === 0 ? 2 : 1);
  const duties = lead ? [...usual, ...own] : [...own, ...usual];
  const intro = random.pick(pools.intro);
  const texts = random.chance(0.7) ? [`${first} ${intro}`] : [first, intro];
  const musts = [
    ...(levelMusts[language][level] ?? []),
    ...(level === 0 ? [] : [random.pick(experiences[language][experience]!)]),
    ...random.some(pools.musts, level === 0 ? 2 : random.int(3, 5)),
  ];
  const pluses = random.some(pools.pluses, random.int(1, 2));
  const label = heads[language].pluses;
  const apart = random.chance(0.4);
  return {
    description:
      paragraphs(texts) +
      (random.chance(0.6) ? heading(`${random.pick(heads[language].duties)}:`) : "") +
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
  return /^\p{Lu}[\p{Ll}-]*$/u.test(word) && word.length > 0 && !names.has(word)
    ? word[0]!.toLowerCase() + text.slice(1)
    : text;
}

const names = new Set(
  [
    "Kubernetes",
    "Airflow",
    "Google",
    "Looker",
    "Blender",
    "Revit",
    "Excel",
    "English",
    "Korean",
    "Chinese",
    "Python",
    "Flutter",
  ].concat([
    "React",
    "Japanese",
    "Odoo",
    "Scrum",
    "Fastlane",
    "Meta",
    "Canva",
    "Zalo",
    "Java",
    "Power",
    "Reading",
    "Spark",
  ]),
);
