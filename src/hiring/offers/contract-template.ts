import { z } from "zod";
import { byId, one, resource } from "#kit/contract.ts";
import { checkbox, optionalText } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { terms, wrongTerms } from "./contract-shapes.ts";
import { letterLanguages, type TemplateText, templateMax, templateTexts } from "./terms.ts";

/** Each text of the template in both languages. A letter in a language without a text has the text of the other language. */
const texts = <S extends z.ZodType>(schema: S) =>
  Object.fromEntries(templateTexts.map((name) => [name, schema])) as Record<TemplateText, S>;

const template = resource(
  "offer_template",
  z.object({
    ...texts(z.string().nullable()),
    letter_in: z.enum(letterLanguages),
    needs_approval: z.boolean(),
    version: z.number().int(),
    can: z.object({ edit: z.boolean() }),
  }),
);

export const offerTemplate = hiringEndpoint({
  method: "GET",
  path: "/offer_template",
  summary: "The template of the letters of offer, and whether a second person approves offers",
  answer: one(template),
});

export const editOfferTemplate = hiringEndpoint({
  method: "PUT",
  path: "/offer_template",
  summary:
    "Change the template of the letters of offer. Letters of offers that were sent stay as they are. Only administrators may do this",
  body: z.object({
    ...texts(optionalText(templateMax)),
    letter_in: z.enum(letterLanguages).default("candidate"),
    needs_approval: checkbox,
    /** The version on which the edit is based. After a concurrent edit the response is 409 `offer_template_edited`. */
    version: z.coerce.number().int().optional(),
  }),
  answer: one(template),
  errors: ["offer_template_edited"],
});

const letter = z.object({
  language: z.enum(["en", "vi"]),
  title: z.string(),
  sender: z.string(),
  date: z.string(),
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  facts: z.array(z.tuple([z.string(), z.string()])),
  sections: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  closing: z.array(z.string()),
  signers: z.array(z.tuple([z.string(), z.string()])),
});

export const previewOffer = hiringEndpoint({
  method: "POST",
  path: "/applicants/:id/offers/preview",
  summary: "Show the letter that an offer with these terms would have, without storing it",
  params: byId,
  body: z.object(terms),
  answer: one(resource("offer_letter", z.object({ logo: z.string().nullable(), letters: z.array(letter) }))),
  errors: wrongTerms,
});
