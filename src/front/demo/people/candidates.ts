import { fold } from "#kit/fold.ts";
import { dayOf, yearOf } from "#platform/reference/calendar.ts";
import { anyHour } from "../calendar.ts";
import { companySeeds } from "../companies/seeds.ts";
import { branchWeights, homes, places } from "../jobs/places.ts";
import { type Random, randomOf } from "../random.ts";
import { families, familyOf } from "../roles/all.ts";
import type {
  Both,
  DemoCandidate,
  DemoJob,
  DemoMember,
  DemoWork,
  Level,
  Role,
  RoleFamily,
} from "../types.ts";
import { certificates, formerEmployers, schoolKind, schools } from "./backgrounds.ts";
import { educationsOf } from "./education.ts";
import { showcaseCompany } from "./members.ts";
import { addressing, dialling, foreigners, naming, type Person } from "./names.ts";
import { inThePast } from "./past.ts";
import { summaryOf } from "./summaries.ts";

/** The key of the candidate with the account `candidate@sen.test`. */
export const demoCandidateKey = "candidate";

export type Plan = {
  family: RoleFamily;
  role: Role;
  person: Person & { nationality: string };
  demo: boolean;
};

const yearsOf = [
  [0, 0],
  [0, 1],
  [1, 3],
  [3, 5],
  [5, 9],
  [10, 16],
] as const;

function month(year: number, index: number): string {
  return `${year + Math.floor(index / 12)}-${String((((index % 12) + 12) % 12) + 1).padStart(2, "0")}-01`;
}

/** Returns past and present posts, the newest first. The posts lead step by step to the present role. */
function worksOf(plan: Plan, years: number, asOf: Date, random: Random): DemoWork[] {
  const { family, role } = plan;
  const language = plan.demo || plan.person.nationality === "Vietnamese" ? languageOf(plan, random) : "en";
  if (years === 0) return [];
  const count = years < 2 ? 1 : years < 5 ? 2 : 3;
  const industries = family.industries;
  const seeds = companySeeds.filter((seed) => industries === "any" || industries.includes(seed.industry));
  const tech = (family.categories[0] ?? 0) >= 7 && (family.categories[0] ?? 0) <= 20;
  const names = random.some(
    [...seeds.map((seed) => seed.name), ...formerEmployers[tech ? "tech" : "other"]],
    count,
  );
  const lower = family.roles.filter((other) => other[0] < role[0] && other[0] > 0);
  const works: DemoWork[] = [];
  const [thisYear, thisMonth] = dayOf(asOf).split("-").map(Number);
  let end = thisYear! * 12 + thisMonth! - 1;
  const total = years * 12;
  const working = plan.demo || random.chance(0.75);
  const pool = random.some(family[language].duties, 7);
  if (!working) end -= random.int(1, 4);
  for (let i = 0; i < count; i++) {
    const span =
      i === count - 1 ? total - works.length * Math.floor(total / count) : Math.floor(total / count);
    const post = i === 0 ? role : (lower[Math.max(0, lower.length - i)] ?? role);
    const past = i > 0 || !working;
    const duties = pool.splice(0, i === 0 ? 3 : 2);
    works.push({
      company: names[i]!,
      title: language === "vi" ? post[4] : post[5],
      otherTitle: language === "vi" ? post[5] : post[4],
      level: post[0],
      from: month(0, end - Math.max(3, span)),
      to: past ? month(0, end) : null,
      lines: past && language === "en" ? duties.map(inThePast) : duties,
    });
    end -= Math.max(3, span) + random.int(0, 2);
  }
  return works;
}

function languageOf(plan: Plan, random: Random): "vi" | "en" {
  if (plan.demo) return "vi";
  return plan.person.nationality !== "Vietnamese" || random.chance(0.34) ? "en" : "vi";
}

/** The facts about a candidate that are drawn at random first. Those of the demo account are fixed. */
interface Draft {
  plan: Plan;
  language: "vi" | "en";
  other: "vi" | "en";
  seed: string;
  random: Random;
  year: number;
  /** Years of work experience. */
  years: number;
  birthYear: number;
  skills: string[];
}

/** Makes a candidate with a history that fits the plan. */
export function makeCandidate(plan: Plan, n: number, mail: string, phone: string, asOf: Date): DemoCandidate {
  const { family, role, person } = plan;
  const key = plan.demo ? demoCandidateKey : `candidate-${n}`;
  const seed = `candidate ${n} ${person.fullName}`;
  const random = randomOf(seed);
  // Posts and profile use the same first random number, so that both are in one language.
  const language = languageOf(plan, random);
  const other = language === "vi" ? "en" : "vi";
  const level = role[0] as Level;
  const [least, most] = yearsOf[role[1]] ?? yearsOf[0];
  const years = plan.demo ? 2 : random.int(least, most);
  const works = worksOf(plan, years, asOf, randomOf(seed));
  const year = yearOf(asOf);
  const birthYear = plan.demo ? year - 25 : level === 0 ? year - 21 : year - 22 - years - random.int(0, 3);
  const school = random.pick(schools[schoolKind(family.key, family.categories[0] ?? 0, family.place)]);
  const isCollege = role[2] < 9 && random.chance(0.5);
  const drawn = random.some(family.skills, random.int(3, 6));
  const skills = plan.demo ? ["Java", "Spring Boot", "PostgreSQL", "Docker", "Redis"] : drawn;
  const draft: Draft = { plan, language, other, seed, random, year, years, birthYear, skills };
  const locationId = plan.demo ? 22 : random.weighted(branchWeights);
  const home = homes[locationId];
  const pay = 0.95 + random.next() * 0.35;
  const english = random.weighted([
    [0, 3],
    [1, 5],
    [2, 3],
  ] as const);
  return {
    key,
    family: family.key,
    language,
    fullName: person.fullName,
    gender: person.gender,
    email: mail,
    phone,
    headline: titleIn(language, role),
    level,
    locationId,
    address: home ? random.pick(home) : (places[locationId]?.vi ?? ""),
    birthYear,
    nationality: person.nationality,
    translation: translationOf(draft),
    summary: summaryIn(language, draft, random),
    works,
    educations: studiesOf(draft, school, isCollege ? 3 : 4),
    certificates: certificatesOf(draft),
    skills: skillsOf(draft),
    languages: languagesOf(draft, english),
    expectedSalary: {
      min: Math.round(role[2] * pay * 2) * 500_000,
      max: Math.round(((role[2] + role[3]) / 2) * (pay + 0.1) * 2) * 500_000,
      currency: "VND",
    },
    ...preferencesOf(draft),
    createdAt: anyHour(asOf, random.int(64, 260), random),
  };
}

const titleIn = (language: "vi" | "en", role: Role) => (language === "vi" ? role[4] : role[5]);

function summaryIn(language: "vi" | "en", { plan, skills, years }: Draft, random: Random): string {
  const { family, role } = plan;
  const rising = role[0] === 1 || role[0] === 2;
  const title = titleIn(language, role);
  const facts = { title, major: family.major[language], years, skills, student: role[0] === 0, rising };
  return summaryOf(facts, language, random);
}

function translationOf(draft: Draft): DemoCandidate["translation"] {
  const { plan, other, seed } = draft;
  // Translations have their own random source, so that they change no other part of the market.
  const random = randomOf(`${seed} in ${other}`);
  if (!plan.demo && !random.chance(0.4)) return null;
  return { headline: titleIn(other, plan.role), summary: summaryIn(other, draft, random) };
}

function studiesOf(draft: Draft, school: Both, years: 3 | 4): DemoCandidate["educations"] {
  const { plan, language, other, random, year, birthYear } = draft;
  const { major } = plan.family;
  const hasMaster = plan.role[0] >= 4 && draft.years > 4 && random.chance(0.4);
  return educationsOf(
    {
      school: school[language],
      major: major[language],
      began: birthYear + 18,
      years,
      other: { school: school[other], major: major[other] },
    },
    year,
    hasMaster,
  );
}

function certificatesOf({ plan, random, year }: Draft): DemoCandidate["certificates"] {
  const names = certificates[plan.family.key];
  if (!names || !random.chance(0.6)) return [];
  return [{ name: random.pick(names), issued: `${year - random.int(0, 3)}-0${random.int(1, 9)}-15` }];
}

function skillsOf({ random, skills, years }: Draft): DemoCandidate["skills"] {
  const longest = years < 1 ? 0 : years < 3 ? 1 : years < 6 ? 2 : 3;
  return skills.map((name) => ({ name, years: random.int(Math.min(1, years), longest) }));
}

function languagesOf({ plan, language }: Draft, english: 0 | 1 | 2): DemoCandidate["languages"] {
  if (plan.person.nationality !== "Vietnamese") return [{ language: 0, proficiency: 3 }];
  return [{ language: 0, proficiency: language === "en" && english === 0 ? 1 : english }];
}

function preferencesOf({ plan, random }: Draft): Pick<DemoCandidate, "noticeId" | "visibility" | "cvName"> {
  return {
    noticeId: random.weighted([
      [0, 3],
      [1, 3],
      [2, 5],
      [3, 2],
      [4, 1],
    ] as const),
    visibility: random.weighted([
      ["only_applied", 5],
      ["public_to_verified_employers", 4],
      ["hidden", 1],
    ] as const),
    cvName: `${random.chance(0.5) ? "CV_" : `${fold(plan.family.key)}-`}${fold(plan.person.fullName).replaceAll(" ", "-")}.pdf`,
  };
}

/**
 * Returns the number of candidates for a kind of work. It depends on the number of ads, and fills the demo company's
 * boards.
 */
function headsOf(family: RoleFamily, jobs: readonly DemoJob[]): number {
  if (family.key === "backend") return 64;
  if (family.key === "frontend") return 22;
  const ads = jobs.filter((job) => job.family === family.key);
  const isShown = ads.some((job) => job.companyKey === showcaseCompany && job.approvedAt);
  return isShown ? 16 : 1 + Math.min(4, Math.round(ads.length / 6));
}

/** Returns the job seekers of the market. The demo account comes first. */
export function makeCandidates(
  jobs: readonly DemoJob[],
  members: readonly DemoMember[],
  asOf: Date,
): DemoCandidate[] {
  const random = randomOf("candidates");
  const name = naming(random);
  const phone = dialling(random);
  const address = addressing();
  const taken = new Set(members.map((member) => member.fullName));
  const phones = new Set(members.map((member) => member.phone));
  const plans: Plan[] = [
    {
      family: familyOf("backend"),
      role: familyOf("backend").roles[1]!,
      person: { fullName: "Trần Minh Khôi", gender: 1, dotted: "khoi.tran", nationality: "Vietnamese" },
      demo: true,
    },
  ];
  taken.add("Trần Minh Khôi");
  for (const family of families) {
    for (let i = 0; i < headsOf(family, jobs); i++) {
      let person = name();
      while (taken.has(person.fullName)) person = name();
      const role = random.weighted(
        family.roles.map(
          (each) => [each, each[0] === 5 ? 0.15 : each[0] === 4 ? 0.5 : each[0] === 3 ? 0.7 : 1.4] as const,
        ),
      );
      plans.push({ family, role, person: { ...person, nationality: "Vietnamese" }, demo: false });
    }
  }
  foreigners.forEach(({ fullName, gender, nationality }, i) => {
    const plan = plans[9 + i * 17]!;
    plan.person = {
      fullName,
      gender,
      nationality,
      dotted: fold(fullName).split(" ").reverse().join(".").replaceAll("-", ""),
    };
  });
  return plans.map((plan, index) => {
    let number = phone();
    while (phones.has(number)) number = phone();
    const words = fold(plan.person.fullName).replaceAll("-", "").split(" ");
    const local = `${words.slice(1).join("")}.${words[0]}`;
    const mail = plan.demo
      ? "candidate@sen.test"
      : address(local, index % 3 === 0 ? "hopthu.test" : "thudientu.test");
    return makeCandidate(plan, index, mail, number, asOf);
  });
}
