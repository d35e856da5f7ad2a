import { z } from "zod";
import { readData, text, texts } from "./data.ts";
import { languages } from "./terms.ts";

/** Email templates that the demo company has written. */
export const templates = readData(
  "email-templates",
  z.array(
    z.strictObject({
      name: text,
      subject: text,
      /** Blocks of safe HTML, which are joined. */
      content: texts.transform((blocks) => blocks.join("")),
      stage: text,
      language: z.enum(languages),
      /** The author, as an index in the company's team; `days` is the template's age. */
      by: z.int(),
      days: z.int(),
    }),
  ),
);
