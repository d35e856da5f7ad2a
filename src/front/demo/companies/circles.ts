import { z } from "zod";
import { inBoth, readData, text, texts } from "../data.ts";
import { genders, type Industry, industries } from "../terms.ts";
import { sceneNames } from "./scenes.ts";

/** A value that a company names on its page. */
export const companyValue = z.strictObject({ title: text, description: text });

const circle = z.strictObject({
  industries: z.array(z.enum(industries)),
  values: inBoth(z.array(companyValue)),
  /** Job titles of the people on a company's page, in the order of the page. */
  titles: inBoth(texts),
});
const circleNames = ["code", "money", "plant", "site", "land", "counter", "care", "words"] as const;
/** A group of industries whose company pages have similar texts. */
export type Circle = (typeof circleNames)[number];

const data = readData(
  "company-pages",
  z.strictObject({
    circles: z.record(z.enum(circleNames), circle),
    /** Pictures that the page of a company in each industry may show, the most characteristic first. */
    scenes: z.record(z.enum(industries), z.array(z.enum(sceneNames))),
    captions: z.record(z.enum(sceneNames), inBoth(text)),
    foreigners: z.array(z.strictObject({ fullName: text, gender: z.literal(genders) })),
    /** Invented customers of companies that work for other companies. */
    customers: texts,
  }),
);
export const { circles, scenes: scenesOf, captions, foreigners, customers } = data;

/** Returns the group to which an industry belongs. */
export function circleOf(industry: Industry): Circle {
  return circleNames.find((name) => circles[name].industries.includes(industry))!;
}
