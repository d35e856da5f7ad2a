import { z } from "zod";
import { readData, text } from "../data.ts";
import { proficiencies, type SpokenLanguage } from "../terms.ts";

/** Positions that differ from others of the same kind of work, by Vietnamese title. */
const positions = readData(
  "positions",
  z.record(
    text,
    z.strictObject({
      categories: z.array(z.int()).optional(),
      /** Languages that the position requires besides those of its kind of work. */
      languages: z
        .array(z.strictObject({ language: z.int(), proficiency: z.literal(proficiencies) }))
        .default([]),
    }),
  ),
);

/** Returns the categories of a position. */
export function categoriesOf(title: string, usual: readonly number[]): number[] {
  return [...(positions[title]?.categories ?? usual)];
}

/** Returns the languages that a position requires besides those of its kind of work. */
export function spokenOf(title: string): readonly SpokenLanguage[] {
  return positions[title]?.languages ?? [];
}
