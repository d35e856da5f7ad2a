/** The most rows of a kit, and the longest texts in it. */
export const kitMax = {
  templates: 100,
  questions: 20,
  attributes: 10,
  name: 100,
  question: 300,
  hint: 500,
  attribute: 60,
  words: 100,
  answer: 2000,
} as const;

/** The rounds of a job that have a kit; 0 for interviews without a round. */
export const kitRounds = [1, 2, 3, 0] as const;
export type KitRound = (typeof kitRounds)[number];

/** A question, and what to listen for in the answer. */
export interface KitQuestion {
  text: string;
  hint: string | null;
}

/** What interviewers rate from 1 to 5, with words for the ends of the scale. */
export interface KitAttribute {
  name: string;
  low: string | null;
  high: string | null;
}

/** The content of a kit, as interviewers use it. */
export interface Kit {
  id: string;
  name: string;
  version: number;
  questions: KitQuestion[];
  attributes: KitAttribute[];
}
