import { seedOf } from "../companies/seeds.ts";
import { showcaseCompany } from "../people/members.ts";
import { type Random, randomOf } from "../random.ts";
import { families, tech } from "../roles/all.ts";
import { bullets } from "../texts/html.ts";
import type { DemoCompany, DemoJob, DemoMember, JobState, JobType, Role, RoleFamily } from "../types.ts";

import { benefitLines, highlightText } from "./benefits.ts";
import type { Opening } from "./opening.ts";
import { payOf } from "./pay.ts";
import { branchAddresses, branchWeights, places } from "./places.ts";
import { screeningQuestions } from "./questions.ts";
import { showcaseJobs } from "./showcase.ts";
import { categoriesOf, spokenOf } from "./special.ts";
import { datesOf } from "./states.ts";
import { adTexts } from "./write.ts";

const counts = [
  [6, 8],
  [8, 11],
  [11, 13],
  [13, 16],
] as const;

// A kind of work that few industries need is more frequent in each of them: a hospital hires nurses before designers.
function weightOf(family: RoleFamily, company: DemoCompany): number {
  if (family.industries === "any") return 1;
  if (!family.industries.includes(company.industry)) return 0;
  return family.industries.length <= 3 ? 20 : family.industries.length <= 9 ? 3.5 : 1.6;
}

/** Keys of the kinds of work that can be done from home. */
const homely = new Set(
  `backend frontend mobile tester devops analytics ai analyst game product project content digital-marketing uiux
  graphic video customer-success recruiter`.split(/\s+/),
);

/** Returns different positions of a company, mostly of its industry. */
function openingsOf(company: DemoCompany, random: Random): Opening[] {
  const [least, most] = counts[company.size];
  const count = company.verified ? random.int(least, most) : random.int(2, 3);
  const pool: (readonly [readonly [RoleFamily, Role], number])[] = [];
  for (const family of families) {
    const weight = weightOf(family, company);
    if (weight === 0) continue;
    const scarce = (role: Role) => (role[0] === 5 ? 0.12 : role[0] === 4 ? 0.4 : role[0] === 0 ? 0.6 : 1);
    for (const role of family.roles)
      pool.push([[family, role], (weight * scarce(role)) / Math.sqrt(family.roles.length)]);
  }
  const openings: Opening[] = [];
  while (openings.length < count && pool.length > 0) {
    const chosen = random.weighted(pool);
    pool.splice(
      pool.findIndex(([pair]) => pair === chosen),
      1,
    );
    const language = random.chance(company.language === "vi" ? 0.72 : 0.26) ? "vi" : "en";
    openings.push({ family: chosen[0], role: chosen[1], language, state: "published" });
  }
  return openings;
}

function jobTypeOf(family: RoleFamily, role: Role, company: DemoCompany, random: Random): JobType {
  if (role[0] === 0) return 2;
  if (family.place === "counter" && role[0] === 1 && role[2] <= 9 && random.chance(0.3)) return 1;
  if (!homely.has(family.key)) return 0;
  if (tech.includes(company.industry) || company.industry === "agency") {
    return random.weighted([
      [0, 60],
      [6, 30],
      [9, 8],
      [5, role[0] === 1 ? 2 : 0],
    ] as const);
  }
  return random.chance(0.12) ? 6 : 0;
}

/** Industries that work at one place, without branches. */
const settled = new Set(["hotel", "health", "agri", "garment", "furniture", "machinery"]);

function placesOf(company: DemoCompany, family: RoleFamily, random: Random): number[] {
  const home = company.locationId;
  if (home === 60) return random.chance(0.35) ? [60] : [27];
  if (family.place === "plant" || company.size === 0 || settled.has(company.industry)) return [home];
  const branch = random.weighted(tech.includes(company.industry) ? branchWeights.slice(0, 3) : branchWeights);
  if (random.chance(0.2)) return [branch];
  return branch !== home && random.chance(0.08) ? [home, branch] : [home];
}

/**
 * Returns the address of a job: the company's address in its own province, a branch's address elsewhere. Only plants
 * are in industrial parks (KCN).
 */
function addressOf(company: DemoCompany, family: RoleFamily, location: number, random: Random): string {
  const addresses = branchAddresses
    .get(location)
    ?.filter((each) => family.place === "plant" || !each.includes("KCN"));
  return location === company.locationId || !addresses ? company.address : random.pick(addresses);
}

function headCountOf([level, experienceId]: Role, random: Random): number {
  if (level > 1) return 1;
  return random.pick(level === 1 && experienceId <= 1 ? [1, 2, 3, 5, 10] : [1, 1, 2, 3]);
}

/** Returns the languages that a position and its kind of work require, each once. */
function languagesOf(role: Role, family: RoleFamily): DemoJob["languages"] {
  return [...spokenOf(role[4]), ...(family.languages ?? [])].filter(
    (spoken, i, all) => all.findIndex((other) => other.language === spoken.language) === i,
  );
}

function makeJob(
  opening: Opening,
  index: number,
  company: DemoCompany,
  members: readonly DemoMember[],
  asOf: Date,
): DemoJob {
  const { family, role, language, state } = opening;
  const key = `${company.key}-${String(index + 1).padStart(2, "0")}`;
  const random = randomOf(`job ${key}`);
  const [level, experienceId] = role;
  const jobType = jobTypeOf(family, role, company, random);
  const locationIds = placesOf(company, family, random);
  const location = locationIds[0]!;
  const address = addressOf(company, family, location, random);
  const base = language === "vi" ? role[4] : role[5];
  const title = level <= 1 && random.chance(0.1) ? `${base} – ${places[location]?.[language]}` : base;
  const skills = random.some(family.skills, random.int(3, 5));
  const headCount = headCountOf(role, random);
  const owner = members[random.int(0, members.length - 1)]!;
  const others = members.filter((member) => member !== owner && random.chance(0.4));
  const categories = random.chance(0.45) ? family.categories : family.categories.slice(0, 1);
  const isTech = tech.includes(company.industry);
  const factor = 0.94 + randomOf(`pay ${company.key}`).next() * 0.2;
  return {
    key,
    companyKey: company.key,
    ownerKey: owner.key,
    recruiterKeys: [owner, ...others].map((member) => member.key),
    family: family.key,
    language,
    title,
    state,
    categoryIds: categoriesOf(role[4], categories),
    locationIds,
    address,
    jobType,
    jobLevel: level,
    experienceId,
    headCount,
    ...payOf(role, { factor, location, english: language === "en", tech: isTech, jobType }, random),
    highlight: highlightText(family, jobType, language, random),
    ...adTexts(opening, { seed: seedOf(company.key), title: base, location, headCount }, random),
    benefits: bullets(benefitLines(family, level, jobType, language, random)),
    skills,
    languages: languagesOf(role, family),
    remote: jobType === 9,
    hot: state === "published" && random.chance(0.1),
    questions: random.chance(0.21)
      ? screeningQuestions(family, skills[0]!, experienceId, location, language, random)
      : [],
    views: 0,
    ...datesOf(state, asOf, language, random, opening.daysAgo),
  };
}

/** Gives randomly chosen jobs a state other than “published”. */
function dealStates(openings: readonly Opening[], random: Random): void {
  const quotas: readonly (readonly [JobState, number])[] = [
    ["reviewing", 23],
    ["rejected", 14],
    ["closed", 28],
    ["draft", 13],
    ["expired", 23],
  ];
  const shuffled = random.some(openings, openings.length);
  for (const [state, count] of quotas) for (const opening of shuffled.splice(0, count)) opening.state = state;
}

/** Returns the jobs of the market. */
export function makeJobs(
  companies: readonly DemoCompany[],
  members: readonly DemoMember[],
  asOf: Date,
): DemoJob[] {
  const planned = companies.map((company) => ({
    company,
    openings:
      company.key === showcaseCompany ? showcaseJobs() : openingsOf(company, randomOf(`jobs ${company.key}`)),
  }));
  dealStates(
    planned.filter(({ company }) => company.key !== showcaseCompany).flatMap(({ openings }) => openings),
    randomOf("states"),
  );
  return planned.flatMap(({ company, openings }) => {
    const own = members.filter((member) => member.companyKey === company.key);
    return openings.map((opening, index) => makeJob(opening, index, company, own, asOf));
  });
}
