/** Days for which the market’s figures count jobs and accounts as new. */
export const newDays = 7;

/** What a reviewer may correct while approving. */
export const correctable = [
  "title",
  "category_ids",
  "highlight_description",
  "description",
  "requirement",
  "benefits",
] as const;
export type Correctable = (typeof correctable)[number];
