import type { AnswerOf } from "#kit/contract.ts";
import type { Sort } from "#ui/Table.tsx";
import type { applicantTable } from "../../contract-lists.ts";
import { type ApplicantSort, applicantSorts, type BoardSort } from "../../terms.ts";
import type { Card, StageRef } from "./board-model.ts";

/** A page of the table as the API answers it. */
export type TablePage = AnswerOf<typeof applicantTable>["data"]["attributes"];
export type TableRow = { id: string; stage: StageRef } & Card["attributes"];

const keys = ["name", "place", "applied", "days", "recommendation", "source", "owner"];

/** The orders of the board that are those of a column. */
const ofBoard: Partial<Record<BoardSort, Sort>> = {
  newest: { key: "applied", direction: "desc" },
  oldest: { key: "applied", direction: "asc" },
  stage: { key: "days", direction: "desc" },
  name: { key: "name", direction: "asc" },
};

/** The order that an address asks for; null is the board's own. */
export function sortOf(params: URLSearchParams): Sort | null {
  const given = params.get("sort") ?? "";
  const shared = Object.entries(ofBoard).find(([name]) => name === given)?.[1];
  if (shared) return shared;
  const key = given.replace(/^-/, "");
  return keys.includes(key) ? { key, direction: given === key ? "asc" : "desc" } : null;
}

/** The same as a parameter: the board's word where it has one. */
export function sortParam({ key, direction }: Sort): string {
  const shared = Object.entries(ofBoard).find(([, sort]) => sort.key === key && sort.direction === direction);
  return shared?.[0] ?? (direction === "asc" ? key : `-${key}`);
}

/** The order that an address asks for, as the API takes it. */
export function apiSort(params: URLSearchParams): ApplicantSort {
  const sort = sortOf(params);
  const wanted = sort && sortParam(sort);
  return applicantSorts.find((known) => known === wanted) ?? "rank";
}

/** The rows of a page, each with its stage. */
export function rowsOf({ applicants, stages }: TablePage): TableRow[] {
  const byId = new Map(stages.map((stage) => [stage.id, stage]));
  return applicants.flatMap(({ id, stage_id, attributes }) => {
    const stage = byId.get(stage_id);
    return stage ? [{ id, stage, ...attributes }] : [];
  });
}
