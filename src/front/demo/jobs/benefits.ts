import { z } from "zod";
import { inBoth, readData, texts } from "../data.ts";
import type { Random } from "../random.ts";
import type { JobType, Language, Level, RoleFamily } from "../types.ts";

const data = readData(
  "job-benefits",
  z.strictObject({
    common: inBoth(texts),
    byPlace: inBoth(z.strictObject({ desk: texts, counter: texts, plant: texts })),
    /** Benefits of managers and directors. */
    leading: inBoth(texts),
    /** Benefits of two or three words, for the card of a job. */
    highlights: inBoth(texts),
    /** Benefits that only hybrid jobs have; below, benefits of jobs at a desk and of jobs in a plant. */
    onlyHybrid: texts,
    onlyDesk: texts,
    onlyPlant: texts,
  }),
);
const { common, byPlace, leading, highlights } = data;
const onlyHybrid = new Set(data.onlyHybrid);
const onlyDesk = new Set(data.onlyDesk);
const onlyPlant = new Set(data.onlyPlant);

/** Returns the benefits of a job: five to eight lines, the usual ones first. */
export function benefitLines(
  family: RoleFamily,
  level: Level,
  jobType: JobType,
  language: Language,
  random: Random,
): string[] {
  const lines = random.some(common[language], level === 0 ? 3 : random.int(3, 5));
  lines.push(
    ...random.some(
      byPlace[language][family.place].filter((text) => jobType === 6 || !onlyHybrid.has(text)),
      random.int(2, 3),
    ),
  );
  if (level >= 4) lines.unshift(random.pick(leading[language]));
  return lines;
}

/** Returns the line on the card of a job: three highlights of two or three words each. */
export function highlightText(
  family: RoleFamily,
  jobType: JobType,
  language: Language,
  random: Random,
): string {
  const fitting = highlights[language].filter(
    (text) =>
      (jobType === 6 || !onlyHybrid.has(text)) &&
      (family.place === "plant" || !onlyPlant.has(text)) &&
      (family.place === "desk" || !onlyDesk.has(text)),
  );
  return random.some(fitting, 3).join(" · ");
}
