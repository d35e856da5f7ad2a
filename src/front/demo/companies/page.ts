import { naming } from "../people/names.ts";
import { type Random, randomOf } from "../random.ts";
import type { CompanyPage, DemoCompany } from "../types.ts";
import { type Circle, captions, circleOf, circles, customers, foreigners, scenesOf } from "./circles.ts";
import { seedOf } from "./seeds.ts";

type Facts = Omit<DemoCompany, "page">;

const people = { 0: [12, 48], 1: [52, 98], 2: [110, 290], 3: [340, 2400] } as const;

/** Groups of industries whose companies work for other companies. */
const serving: readonly Circle[] = ["code", "money", "words", "site"];

/**
 * Returns the content of a company's page besides its facts. Random values depend on the company's key alone, so that
 * the rest of the market stays the same.
 */
export function pageOf(company: Facts, index: number): CompanyPage {
  const { key, industry, language, size } = company;
  const random = randomOf(`company page ${key}`);
  const circle = circleOf(industry);
  const { tagline, employees, clientCount } = seedOf(key);
  const own = random.some(circles[circle].values[language], 2);
  const values = [
    ...own,
    ...company.values.filter(({ title }) => own.every((other) => other.title !== title)).slice(0, 2),
  ];
  const [least, most] = people[size];
  const host = new URL(company.website).host.replace(/^www\./, "");
  const serves = serving.includes(circle);
  return {
    tagline,
    values,
    team: teamOf(random, company),
    // Every second company has pictures.
    gallery:
      index % 2 === 0
        ? scenesOf[industry].slice(0, 3).map((scene) => ({ scene, caption: captions[scene][language] }))
        : [],
    employees: employees ?? random.int(least, most),
    clientCount: clientCount ?? null,
    clients: serves ? random.some(customers, random.int(3, 6)) : [],
    facebook: random.chance(0.8) ? `https://facebook.test/${key}` : null,
    youtube: random.chance(0.3) ? `https://youtube.test/@${key}` : null,
    otherLink: random.chance(0.25) ? `https://blog.${host}` : null,
  };
}

function teamOf(random: Random, { language, industry }: Facts): CompanyPage["team"] {
  const name = naming(random);
  const titles = circles[circleOf(industry)].titles[language];
  const abroad = language === "en" ? random.int(0, 1) : -1;
  return titles.slice(0, random.int(2, titles.length)).map((jobTitle, place) => {
    const { fullName, gender } = place === abroad ? random.pick(foreigners) : name();
    return { fullName, gender, jobTitle };
  });
}
