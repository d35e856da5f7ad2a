import type { AnswerOf } from "#kit/contract.ts";
import { fold } from "#kit/fold.ts";
import { isClosed } from "#people/companies/pipeline.ts";
import type { board } from "../../contract-lists.ts";
import { type BoardSort, boardSorts } from "../../terms.ts";

/** A job's board as the API answers it. */
export type Board = AnswerOf<typeof board>["data"]["attributes"];
export type Column = Board["stages"][number];
/** What applicants can be filtered by, and how many a filter finds. */
export type Facets = NonNullable<Board["facets"]>;
export type Card = Column["applicants"]["data"][number];
export type StageRef = Pick<Column, "id" | "kind" | "name" | "name_vn">;

/** What a recruiter does to an applicant; `serial` numbers it, `name` is for what is said of it. */
export type Action = { serial: number; applicant: string; name: string } & (
  | { intent: "move"; from: StageRef; fromIndex: number; to: StageRef; index: number }
  | { intent: "reject"; from: StageRef; reason: number; note: string }
  | { intent: "restore"; to: StageRef | null; index: number | null }
  | { intent: "silence" }
);
/** An action before it is numbered. */
export type NewAction = Action extends infer A ? (A extends Action ? Omit<A, "serial"> : never) : never;

/** What the page's action answers. */
export type ActionResult =
  /** `emails`: the candidate gets an email about it, unless that is cancelled. */
  | { ok: true; serial: number; stage: StageRef; emails: boolean }
  | { ok: false; serial: number; code: string; text: string | null };

export interface Found {
  card: Card;
  column: Column;
  index: number;
}

/** Where a card lies. */
export function findCard(board: Board, id: string): Found | null {
  for (const column of board.stages) {
    const index = column.applicants.data.findIndex((card) => card.id === id);
    const card = column.applicants.data[index];
    if (card) return { card, column, index };
  }
  return null;
}

/** The board as it will be when the server agrees. Columns that the action does not touch stay the same objects. */
export function afterAction(board: Board, action: Action): Board {
  const found = findCard(board, action.applicant);
  const goal = found && goalOf(board, action, found);
  if (!found || !goal) return board;
  const { card, column } = found;
  const { id } = goal.column;
  const moved: Card = { ...card, attributes: { ...card.attributes, ...goal.changes } };
  const without = column.applicants.data.filter((other) => other.id !== card.id);
  return {
    ...board,
    stages: board.stages.map((stage) => {
      if (stage.id !== column.id && stage.id !== id) return stage;
      const rest = stage.id === column.id ? without : stage.applicants.data;
      const data = stage.id === id ? [...rest.slice(0, goal.index), moved, ...rest.slice(goal.index)] : rest;
      const more = data.length - stage.applicants.data.length;
      const { count, matching } = stage;
      return { ...stage, count: count + more, matching: matching + more, applicants: { data } };
    }),
  };
}

function goalOf(board: Board, action: Action, { card }: Found) {
  const column = (id: string | undefined) => board.stages.find((stage) => stage.id === id);
  if (action.intent === "silence") return null;
  const open = { reject_reason_id: undefined, stood_at: undefined };
  if (action.intent === "move") {
    const to = column(action.to.id);
    return to && { column: to, index: action.index, changes: open };
  }
  if (action.intent === "restore") {
    const to = column(action.to?.id ?? card.attributes.stood_at);
    return to && { column: to, index: action.index ?? 0, changes: open };
  }
  const to = board.stages.find((stage) => stage.kind === "rejected");
  const changes = { reject_reason_id: action.reason, stood_at: action.from.id, waiting: false };
  return to && { column: to, index: 0, changes };
}

export interface View {
  /** Part of a name, with or without accents. */
  search: string;
  /** Only those who wait for a response. */
  waiting: boolean;
  /** Only those with answers that do not meet what the job asks for. */
  flagged: boolean;
  /** Only those who are off the board, who are left out otherwise. */
  hidden: boolean;
  /** Only those of one source; empty for all. */
  source: string;
  /** Only those of one owner, by name; empty for all. */
  owner: string;
  /** Only those whose CV names this skill of the job; empty for all. */
  skill: string;
  sort: BoardSort;
}

const named = ["source", "owner", "skill"] as const;
const ticked = ["waiting", "flagged", "hidden"] as const;

/** The view that an address asks for. */
export function viewOf(params: URLSearchParams): View {
  const given = (name: string) => params.get(name) ?? "";
  return {
    search: given("q"),
    waiting: given("waiting") === "1",
    flagged: given("flagged") === "1",
    hidden: given("hidden") === "1",
    source: given("source"),
    owner: given("owner"),
    skill: given("skill"),
    sort: boardSorts.find((known) => known === given("sort")) ?? "rank",
  };
}

/** The address with another view; an order that only the table has stays, until another is chosen. */
export function withView(params: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(params);
  put(next, "q", view.search.trim());
  for (const name of named) put(next, name, view[name]);
  for (const name of ticked) put(next, name, view[name] ? "1" : "");
  if (view.sort !== viewOf(params).sort) put(next, "sort", view.sort === "rank" ? "" : view.sort);
  return next;
}

/** A view as the API takes it. */
export function viewQuery({ search, ...view }: View) {
  const { source, owner, skill } = view;
  const [q = "", ...chosen] = [search, source, owner, skill].map((text) => text.trim().slice(0, 200));
  return { ...view, q, source: chosen[0], owner: chosen[1], skill: chosen[2] };
}

/** Sets a parameter, or removes it where there is nothing to say. */
export function put(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}

/** Whether the view leaves cards out. */
export function isFiltered({ search, waiting, flagged, hidden, source, owner, skill }: View): boolean {
  return (
    search.trim() !== "" ||
    waiting ||
    flagged ||
    hidden ||
    [source, owner, skill].some((choice) => choice !== "")
  );
}

/** What a board can be filtered by: counted by the API, or where it has everybody from its cards. */
export function facetsOf(board: Board): Facets {
  if (board.facets) return board.facets;
  const all = board.stages.flatMap(({ applicants }) => applicants.data.map(({ attributes }) => attributes));
  const open = board.stages
    .filter(({ kind }) => !isClosed(kind))
    .flatMap(({ applicants }) => applicants.data);
  const owners = new Set(all.flatMap(({ owner }) => owner ?? []));
  return {
    sources: [...new Set(all.map(sourceOf))].sort(),
    owners: [...owners].sort((a, b) => a.localeCompare(b, "vi")),
    skills: [...new Set(all.flatMap(({ skills = [] }) => skills))].sort((a, b) => a.localeCompare(b, "vi")),
    count: all.length,
    waiting: open.filter(({ attributes }) => attributes.waiting).length,
    fresh: open.filter(({ attributes }) => !attributes.viewed).length,
    flagged: all.filter(({ flags }) => flags > 0).length,
    hidden: all.filter(({ hidden }) => hidden).length,
  };
}

export function sourceOf({ source = "site" }: Pick<Card["attributes"], "source">): string {
  return source;
}

export const orders: Record<Exclude<BoardSort, "rank">, (a: Card, b: Card) => number> = {
  newest: (a, b) => (a.attributes.applied_at < b.attributes.applied_at ? 1 : -1),
  oldest: (a, b) => (a.attributes.applied_at < b.attributes.applied_at ? -1 : 1),
  stage: (a, b) => b.attributes.days - a.attributes.days,
  // Vietnamese given names come last.
  name: (a, b) => givenName(a).localeCompare(givenName(b), "vi"),
};
const givenName = ({ attributes: { full_name } }: Card) => full_name.trim().split(" ").toReversed().join(" ");

const folded = new WeakMap<Card["attributes"], string>();
function foldedName(attributes: Card["attributes"]): string {
  const known = folded.get(attributes) ?? fold(`${attributes.full_name} ${attributes.email}`);
  folded.set(attributes, known);
  return known;
}

/** The cards of a column that the view asks for, in its order. */
export function cardsInView(column: Column, view: View): readonly Card[] {
  const words = fold(view.search).split(" ").filter(Boolean);
  const { data } = column.applicants;
  const found =
    isFiltered(view) || data.some(({ attributes }) => attributes.hidden)
      ? data.filter(({ attributes }) => {
          if ((attributes.hidden ?? false) !== view.hidden) return false;
          if (view.waiting && !attributes.waiting) return false;
          if (view.flagged && attributes.flags === 0) return false;
          if (view.source && sourceOf(attributes) !== view.source) return false;
          if (view.owner && attributes.owner !== view.owner) return false;
          if (view.skill && !attributes.skills?.includes(view.skill)) return false;
          const name = words.length > 0 ? foldedName(attributes) : "";
          return words.every((word) => name.includes(word));
        })
      : data;
  return view.sort === "rank" ? found : found.toSorted(orders[view.sort]);
}

/** How many of a column the view asks for: as counted by the API, where the board does not have everybody. */
export function matchingOf({ facets }: Board, { matching }: Column, cards: readonly Card[]): number {
  return facets ? Math.max(matching, cards.length) : cards.length;
}

/** The columns as they stand on the page: rejected and withdrawn last, whatever their place in the pipeline. */
export function inOrder(stages: readonly Column[]): Column[] {
  return [
    ...stages.filter((stage) => !isClosed(stage.kind)),
    ...stages.filter((stage) => isClosed(stage.kind)),
  ];
}

/** How many there are, and how many of them are in process. */
export function countsOf(board: Board) {
  const sum = (stages: readonly Column[]) => stages.reduce((total, stage) => total + stage.count, 0);
  return { total: sum(board.stages), active: sum(board.stages.filter(({ kind }) => !isClosed(kind))) };
}

/** The name of a stage in the reader's language. */
export function stageName(stage: Pick<StageRef, "name" | "name_vn">, locale: string): string {
  return locale === "vi" ? stage.name_vn : stage.name;
}
