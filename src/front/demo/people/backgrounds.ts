import { z } from "zod";
import { inBoth, readData, text, texts } from "../data.ts";

const list = z.array(inBoth(text));
const data = readData(
  "backgrounds",
  z.strictObject({
    /** Names of schools, by the subject for which they are known. */
    schools: z.strictObject({ tech: list, business: list, technical: list, care: list, arts: list }),
    /** Former employers of candidates. They have no jobs on the market. */
    formerEmployers: z.strictObject({ tech: texts, other: texts }),
    /** Certificates, by kind of work. */
    certificates: z.record(text, texts),
  }),
);
export const { schools, formerEmployers, certificates } = data;

const arts = new Set(["content", "uiux", "graphic", "video", "interior", "teacher", "assistant"]);
const care = new Set(["nurse", "pharmacist"]);

/** Returns the kind of school from which people in a kind of work graduate. */
export function schoolKind(family: string, category: number, place: string): keyof typeof schools {
  if (arts.has(family)) return "arts";
  if (care.has(family)) return "care";
  if ((category >= 7 && category <= 20) || family === "game") return "tech";
  if (place === "plant" || category >= 73) return "technical";
  return "business";
}
