/** Days for which the market’s figures count jobs and accounts as new. */
export const newDays = 7;

/** Fields that a reviewer may correct with an approval. */
export const correctable = [
  "title",
  "category_ids",
  "highlight_description",
  "description",
  "requirement",
  "benefits",
] as const;
export type Correctable = (typeof correctable)[number];
