import type { AnswerOf } from "#kit/contract.ts";
import type { clientDetail } from "../../contract.ts";
import type { mergeClients } from "../../contract-merge.ts";

/** A client as its page shows it. */
export type ClientView = { id: string } & AnswerOf<typeof clientDetail>["data"]["attributes"];

/** What a merge of clients does, as its preview shows it. */
export type MergeEffect = AnswerOf<typeof mergeClients>["data"]["attributes"];
