import { naming } from "../people/names.ts";
import { type Random, randomOf } from "../random.ts";
import type { CompanyPage, DemoCompany } from "../types.ts";
import { captions, circleOf, circleValues, scenesOf, titlesOf } from "./circles.ts";
import { clientCounts, headcounts, taglines } from "./taglines.ts";

type Given = Omit<DemoCompany, "page">;

const foreigners = [
  { fullName: "Hannah Vogel", gender: 2 },
  { fullName: "Daniel Okafor", gender: 1 },
  { fullName: "Mei Tanaka", gender: 2 },
  { fullName: "Lukas de Vries", gender: 1 },
  { fullName: "Priya Nair", gender: 2 },
  { fullName: "Oliver Brandt", gender: 1 },
  { fullName: "Grace Lim", gender: 2 },
  { fullName: "Mateo Ferrer", gender: 1 },
] as const;

const people = { 0: [12, 48], 1: [52, 98], 2: [110, 290], 3: [340, 2400] } as const;

/** Customers of companies that work for companies; invented, like everything here. */
const customers = [
  "Vườn Mía",
  "Kim Thủy Steel",
  "Bếp Xanh",
  "Northlight Foods",
  "Sao Biển Resort",
  "An Phú Mart",
  "Harbour & Sons",
  "Trường Thịnh Logistics",
  "Mộc Lan Pharma",
  "Blue Banyan",
  "Đồng Tâm Gốm",
  "Kestrel Retail",
  "Thảo Nguyên Dairy",
  "Lửa Việt Energy",
] as const;
const serving: readonly string[] = ["code", "money", "words", "site"];

/** What a company's page shows beside its facts. The key decides, so that nothing else of the market is stirred. */
export function pageOf(company: Given, index: number): CompanyPage {
  const { key, industry, language, size } = company;
  const random = randomOf(`company page ${key}`);
  const circle = circleOf[industry];
  const own = random.some(circleValues[circle][language], 2);
  const values = [
    ...own.map(([title, description]) => ({ title, description })),
    ...company.values.filter(({ title }) => own.every(([other]) => other !== title)).slice(0, 2),
  ];
  const [least, most] = people[size];
  const host = new URL(company.website).host.replace(/^www\./, "");
  const serves = serving.includes(circle);
  return {
    tagline: taglines[key] ?? null,
    values,
    team: teamOf(random, company),
    // Every other company has pictures; a few have a film instead.
    gallery:
      index % 2 === 0
        ? scenesOf[industry].slice(0, 3).map((scene) => ({ scene, caption: captions[scene][language] }))
        : [],
    employees: headcounts[key] ?? random.int(least, most),
    clientCount: clientCounts[key] ?? null,
    clients: serves ? random.some(customers, random.int(3, 6)) : [],
    facebook: random.chance(0.8) ? `https://facebook.test/${key}` : null,
    youtube: random.chance(0.3) ? `https://youtube.test/@${key}` : null,
    otherLink: random.chance(0.25) ? `https://blog.${host}` : null,
  };
}

function teamOf(random: Random, { language, industry }: Given): CompanyPage["team"] {
  const name = naming(random);
  const titles = titlesOf[circleOf[industry]][language];
  const abroad = language === "en" ? random.int(0, 1) : -1;
  return titles.slice(0, random.int(2, titles.length)).map((jobTitle, place) => {
    const { fullName, gender } = place === abroad ? random.pick(foreigners) : name();
    return { fullName, gender, jobTitle };
  });
}
