import { z } from "zod";
import { slugify } from "#kit/fold.ts";
import { yearOf } from "#platform/reference/calendar.ts";
import { at } from "../calendar.ts";
import { fill, inBoth, readData, texts } from "../data.ts";
import { randomOf } from "../random.ts";
import { paragraphs } from "../texts/html.ts";
import type { DemoCompany } from "../types.ts";
import { companyValue } from "./circles.ts";
import { pageOf } from "./page.ts";
import { type CompanySeed, companySeeds } from "./seeds.ts";

const { strengths, closings, values } = readData(
  "company-texts",
  z.strictObject({
    /** Second paragraphs of company descriptions, with facts about the company. */
    strengths: inBoth(texts),
    /** Last paragraphs of some company descriptions. */
    closings: inBoth(texts),
    values: inBoth(z.array(companyValue)),
  }),
);

const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];

/** Returns the tenth digit of a Vietnamese tax code (a check digit), or null where no digit fits the first nine. */
export function checkDigit(nine: string): number | null {
  const sum = weights.reduce((total, weight, i) => total + weight * Number(nine[i]), 0);
  const digit = 10 - (sum % 11);
  return digit > 9 || digit < 0 ? null : digit;
}

/** Returns an invented tax code. It begins with 99, because province codes of real tax codes end at 64. */
export function inventedTaxCode(index: number): string {
  for (let step = 0; ; step++) {
    const nine = `99${String(1010000 + index * 137 + step * 9000)}`;
    const digit = checkDigit(nine);
    if (digit !== null) return `${nine}${digit}`;
  }
}

function makeCompany(seed: CompanySeed, index: number, asOf: Date): DemoCompany {
  const random = randomOf(`company ${seed.key}`);
  const { language } = seed;
  const host = `${seed.key}.test`;
  const { short, founded } = seed;
  const facts = { short, founded, field: seed.field[language], years: yearOf(asOf) - founded };
  const about = [seed.about, fill(random.pick(strengths[language]), facts)];
  if (random.chance(0.7)) about.push(random.pick(closings[language]));
  const company = {
    key: seed.key,
    name: seed.name,
    slug: slugify(seed.name),
    industry: seed.industry,
    taxCode: inventedTaxCode(index),
    size: seed.size,
    industryIds: [...seed.industryIds],
    locationId: seed.location,
    address: seed.address,
    website: `https://www.${host}`,
    email: `${language === "vi" ? "tuyendung" : "careers"}@${host}`,
    phone:
      seed.location === 60 ? `+656000${1000 + index}` : `+8428730${String(10000 + index * 71).slice(-5)}`,
    about: paragraphs(about),
    language,
    founded: seed.founded,
    verified: seed.verified,
    values: random.some(values[language], 3),
    hue: (index * 47 + 205) % 360,
    createdAt: at(asOf, random.int(110, 480), random),
  };
  return { ...company, page: pageOf(company, index) };
}

/** Returns the companies of the market. */
export function makeCompanies(asOf: Date): DemoCompany[] {
  return companySeeds.map((seed, index) => makeCompany(seed, index, asOf));
}
