import type { AnswerOf } from "#kit/contract.ts";
import type { detail } from "../../contract.ts";

type Data = AnswerOf<typeof detail>["data"];

/** An order as its page shows it. */
export type OrderView = Data["attributes"] & { id: string };
