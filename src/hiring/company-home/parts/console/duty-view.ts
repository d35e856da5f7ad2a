import type { AnswerOf } from "#kit/contract.ts";
import type { duties } from "../../contract.ts";

export type DutyView = AnswerOf<typeof duties>["data"][number];
export type DutyTotals = AnswerOf<typeof duties>["meta"]["totals"];
