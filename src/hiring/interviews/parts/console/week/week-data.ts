import type { AnswerOf } from "#kit/contract.ts";
import type { interviewWeek } from "../../../contract-week.ts";

type Answer = AnswerOf<typeof interviewWeek>;

/** A week as its page loads it. */
export type WeekData = Answer["meta"] & { interviews: Answer["data"]; days: string[] };
