import type { AnswerOf } from "#kit/contract.ts";
import type { LawData } from "#platform/reference/law-rows.ts";
import type { lawRowShow } from "../../contract.ts";

export type LawRowView = AnswerOf<typeof lawRowShow>["data"];

/** Returns the values of a row of a known kind. */
export const dataOf = <Kind extends keyof LawData>(
  { attributes }: Pick<LawRowView, "attributes">,
  _kind: Kind,
): LawData[Kind] => attributes.data as LawData[Kind];
