import type { AnswerOf } from "#kit/contract.ts";
import type { clientDetail } from "../../contract.ts";

/** A client as its page shows it. */
export type ClientView = { id: string } & AnswerOf<typeof clientDetail>["data"]["attributes"];
