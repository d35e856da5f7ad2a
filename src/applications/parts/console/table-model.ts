import type { Sort } from "#ui/Table.tsx";
import {
  type Board,
  type BoardSort,
  type Card,
  type Column,
  cardsInView,
  orders,
  sourceOf,
  type View,
} from "./board-model.ts";

export type TableRow = { id: string; stage: Column } & Card["attributes"];

interface Row {
  card: Card;
  column: Column;
  /** Where its stage stands. */
  rank: number;
}

/** What the rows can be sorted by: by a column, upwards. */
const columns = {
  name: (a, b) => orders.name(a.card, b.card),
  place: (a, b) => a.rank - b.rank,
  applied: (a, b) => orders.oldest(a.card, b.card),
  days: (a, b) => orders.stage(b.card, a.card),
  recommendation: (a, b) => known(a) - known(b),
  source: (a, b) => sourceOf(a.card.attributes).localeCompare(sourceOf(b.card.attributes)),
  owner: (a, b) => (a.card.attributes.owner ?? "").localeCompare(b.card.attributes.owner ?? "", "vi"),
} satisfies Record<string, (a: Row, b: Row) => number>;
const known = ({ card }: Row) => card.attributes.recommendation ?? 0;
type Key = keyof typeof columns;
const isKey = (name: string): name is Key => name in columns;

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
  return isKey(key) ? { key, direction: given === key ? "asc" : "desc" } : null;
}

/** The same as a parameter: the board's word where it has one. */
export function sortParam({ key, direction }: Sort): string {
  const shared = Object.entries(ofBoard).find(([, sort]) => sort.key === key && sort.direction === direction);
  return shared?.[0] ?? (direction === "asc" ? key : `-${key}`);
}

/** The applicants of a board, or of one of its stages, that the view asks for, one after another. */
export function rowsInView(board: Board, view: View, stage: string, sort: Sort | null): TableRow[] {
  const rows: Row[] = board.stages.flatMap((column, rank) =>
    stage && column.id !== stage
      ? []
      : cardsInView(column, { ...view, sort: "rank" }).map((card) => ({ card, column, rank })),
  );
  const compare = sort && isKey(sort.key) ? columns[sort.key] : null;
  if (compare) rows.sort((a, b) => (sort?.direction === "desc" ? compare(b, a) : compare(a, b)));
  return rows.map(({ card, column }) => ({ id: card.id, stage: column, ...card.attributes }));
}
