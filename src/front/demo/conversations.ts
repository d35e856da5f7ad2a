import { z } from "zod";
import { inBoth, readData, text } from "./data.ts";
import { stages } from "./terms.ts";

const line = z.strictObject({ by: z.enum(["employer", "candidate"]), text });

/** Messages between employers and candidates, by the stage of the application. */
export const conversations = readData(
  "conversations",
  inBoth(z.partialRecord(z.enum(stages), z.array(line))),
);
