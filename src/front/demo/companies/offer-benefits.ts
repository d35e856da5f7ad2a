import { z } from "zod";
import type { Letter } from "#hiring/offers/letter-pdf.ts";
import { readData, text, texts } from "../data.ts";
import { languages } from "../terms.ts";

const letter = readData(
  "offer-benefits",
  z.strictObject({
    language: z.enum(languages),
    title: text,
    date: text,
    greeting: text,
    paragraphs: texts,
    facts: z.array(z.tuple([text, text])),
    closing: texts,
  }),
);

/** Returns the page on benefits that a company attaches to its offers. */
export function demoBenefits(company: string): Letter {
  return { ...letter, sender: company, sections: [], signers: [] };
}
