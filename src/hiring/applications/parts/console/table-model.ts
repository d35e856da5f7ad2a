import type { AnswerOf } from "#kit/contract.ts";
import type { Sort } from "#ui/Table.tsx";
import type { applicantTable } from "../../contract-lists.ts";
import { type ApplicantSort, applicantSorts, type BoardSort } from "../../terms.ts";
import type { Card, StageRef } from "./board-model.ts";

/** A page of the table from the API. */
export type TablePage = AnswerOf<typeof applicantTable>["data"]["attributes"];
export type TableRow = {
  id: string;
  stage: StageRef;
  answers: TablePage["applicants"][number]["answers"];
} & Card["attributes"];

/** The id of the form to which the checkboxes of rows and cards belong. */
export const applicantsForm = "applicants-bulk";

const keys = ["name", "place", "applied", "days", "recommendation", "source", "owner"];

/** The orders of the board that are also orders by a column of the table. */
const ofBoard: Partial<Record<BoardSort, Sort>> = {
  newest: { key: "applied", direction: "desc" },
  oldest: { key: "applied", direction: "asc" },
  stage: { key: "days", direction: "desc" },
  name: { key: "name", direction: "asc" },
};

/** Returns the order of an address; null for the board's order by rank. */
export function sortOf(params: URLSearchParams): Sort | null {
  const param = params.get("sort") ?? "";
  const shared = Object.entries(ofBoard).find(([name]) => name === param)?.[1];
  if (shared) return shared;
  const key = param.replace(/^-/, "");
  return keys.includes(key) ? { key, direction: param === key ? "asc" : "desc" } : null;
}

/** Returns an order as a parameter of the address, under the board's name if the board has it. */
export function sortParam({ key, direction }: Sort): string {
  const shared = Object.entries(ofBoard).find(([, sort]) => sort.key === key && sort.direction === direction);
  return shared?.[0] ?? (direction === "asc" ? key : `-${key}`);
}

/** Returns the order of an address as a parameter of the API. */
export function apiSort(params: URLSearchParams): ApplicantSort {
  const sort = sortOf(params);
  const wanted = sort && sortParam(sort);
  return applicantSorts.find((each) => each === wanted) ?? "rank";
}

/** Returns the rows of a page, each with its stage. */
export function rowsOf({ applicants, stages }: TablePage): TableRow[] {
  const byId = new Map(stages.map((stage) => [stage.id, stage]));
  return applicants.flatMap(({ id, stage_id, answers, attributes }) => {
    const stage = byId.get(stage_id);
    return stage ? [{ id, stage, answers, ...attributes }] : [];
  });
}
