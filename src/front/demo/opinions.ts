import { z } from "zod";
import { inBoth, readData, text } from "./data.ts";
import type { Language } from "./terms.ts";
import type { Stage } from "./types.ts";

/** Notes of recruiters for the team. A note with `asks` mentions the company's administrator by name. */
const notes = z.array(z.strictObject({ text, asks: z.literal(true).optional() }));
/** Evaluations: the recommendation from 1 (strong no) to 4 (strong yes), ratings of the job's first skills, and the reason. */
const opinions = z.array(
  z.strictObject({
    recommendation: z.literal([1, 2, 3, 4]),
    ratings: z.array(z.int()),
    text,
  }),
);

const data = readData(
  "feedback",
  z.strictObject({
    /** Notes on the job whose board is full: the index of the author in the team, and the age in days. */
    jobNotes: z.array(z.strictObject({ text, by: z.int(), daysAgo: z.int() })),
    screened: inBoth(notes),
    interviewed: inBoth(z.strictObject({ notes, opinions })),
  }),
);
export const { jobNotes } = data;

interface Opinions {
  notes: z.output<typeof notes>;
  opinions: z.output<typeof opinions>;
}

/** Returns the notes and evaluations of the demo company's team on an applicant at a stage. */
export function opinionsAt(stage: Stage, language: Language): Opinions {
  if (stage === "screening") return { notes: data.screened[language], opinions: [] };
  const all = data.interviewed[language];
  if (stage === "interview") return { notes: all.notes, opinions: [] };
  if (stage === "first_interview") return { notes: all.notes, opinions: all.opinions.slice(0, 1) };
  const isLate = ["second_interview", "final_interview", "offer", "hired"].includes(stage);
  return isLate ? all : { notes: [], opinions: [] };
}
