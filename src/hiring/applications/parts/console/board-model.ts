import type { AnswerOf } from "#kit/contract.ts";
import { fold } from "#kit/fold.ts";
import { isBefore, isClosed } from "#people/companies/pipeline.ts";
import type { board } from "../../contract-lists.ts";
import {
  answerFilters,
  type BoardSort,
  boardSorts,
  consentFilters,
  questionMost,
  ratings,
} from "../../terms.ts";

/** A job's board from the API. */
export type Board = AnswerOf<typeof board>["data"]["attributes"];
export type Column = Board["stages"][number];
/** The filters that apply to a board's applicants, with the number of matches of some. */
export type Facets = NonNullable<Board["facets"]>;
export type Card = Column["applicants"]["data"][number];
export type StageRef = Pick<Column, "id" | "kind" | "name" | "name_vn">;

/** A recruiter's action on an applicant. `serial` numbers the actions of a page; `name` is the applicant's, for toasts. */
export type Action = { serial: number; applicant: string; name: string } & (
  | { intent: "move"; from: StageRef; fromIndex: number; to: StageRef; index: number }
  | { intent: "reject"; from: StageRef; reason: number; note: string; words?: string }
  | { intent: "restore"; to: StageRef | null; index: number | null }
  | { intent: "return"; from: StageRef; note: string }
  | { intent: "silence" }
);
/** An action without its serial number. */
export type NewAction = Action extends infer A ? (A extends Action ? Omit<A, "serial"> : never) : never;

/** The answer of the page's action. */
export type ActionResult =
  /** `emails`: whether the candidate gets an email about the action, unless it is cancelled. */
  | { ok: true; serial: number; stage: StageRef; emails: boolean }
  /** `now`: the refusal's `meta.now`. */
  | { ok: false; serial: number; code: string; text: string | null; now?: unknown };

/** A card with its column, and its index there. */
export interface CardPlace {
  card: Card;
  column: Column;
  index: number;
}

export function findCard(board: Board, id: string): CardPlace | null {
  for (const column of board.stages) {
    const index = column.applicants.data.findIndex((card) => card.id === id);
    const card = column.applicants.data[index];
    if (card) return { card, column, index };
  }
  return null;
}

/** Returns the board as it will be after an action. Unchanged columns remain the same objects, so that they are not rendered again. */
export function afterAction(board: Board, action: Action): Board {
  const place = findCard(board, action.applicant);
  const goal = place && goalOf(board, action, place);
  if (!place || !goal) return board;
  const { card, column } = place;
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

function goalOf(board: Board, action: Action, { card }: CardPlace) {
  const column = (id: string | undefined) => board.stages.find((stage) => stage.id === id);
  // The server chooses the stage to which an applicant is sent back.
  if (action.intent === "silence" || action.intent === "return") return null;
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
  /** Part of a name or an email address, with or without accents. */
  search: string;
  /** Shows only applicants who wait for a response. */
  waiting: boolean;
  /** Shows only applicants with answers that do not meet the job's requirements. */
  flagged: boolean;
  /** Shows only applicants who were taken off the board; otherwise they are left out. */
  hidden: boolean;
  /** The source of the shown applicants; empty for all. */
  source: string;
  /** The owner's name of the shown applicants; empty for all. */
  owner: string;
  /** A skill of the job in the CVs of the shown applicants; empty for all. */
  skill: string;
  /** A tag of the shown applicants; empty for all. */
  tag: string;
  /** A screening question that the shown applicants do not meet; empty for all. */
  failed: string;
  /** The least average recommendation of the shown applicants, 1 to 4; empty for all. */
  rating: string;
  /** For agencies: the answer to the request for the consent, and that of the client; empty for all, `none` without one. */
  consent: string;
  client_answer: string;
  sort: BoardSort;
}

const named = ["source", "owner", "skill", "tag", "failed", "rating", "consent", "client_answer"] as const;
const ticked = ["waiting", "flagged", "hidden"] as const;

/** Returns the view of an address. */
export function viewOf(params: URLSearchParams): View {
  const param = (name: string) => params.get(name) ?? "";
  return {
    search: param("q"),
    waiting: param("waiting") === "1",
    flagged: param("flagged") === "1",
    hidden: param("hidden") === "1",
    source: param("source"),
    owner: param("owner"),
    skill: param("skill"),
    tag: param("tag"),
    failed: param("failed"),
    rating: ratings.find((each) => each === param("rating")) ?? "",
    consent: consentFilters.find((each) => each === param("consent")) ?? "",
    client_answer: answerFilters.find((each) => each === param("client_answer")) ?? "",
    sort: boardSorts.find((sort) => sort === param("sort")) ?? "rank",
  };
}

/** Returns the filters and the order of an address, without its other parameters. */
export function filtersOf(params: URLSearchParams): string {
  const filters = new URLSearchParams();
  for (const name of ["q", ...ticked, ...named, "sort"]) put(filters, name, params.get(name) ?? "");
  return filters.toString();
}

/** Returns the address with another view. It keeps an order that only the table has, until the view's order changes. */
export function withView(params: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(params);
  put(next, "q", view.search.trim());
  for (const name of named) put(next, name, view[name]);
  for (const name of ticked) put(next, name, view[name] ? "1" : "");
  if (view.sort !== viewOf(params).sort) put(next, "sort", view.sort === "rank" ? "" : view.sort);
  return next;
}

/** Returns a view as a query of the API. */
export function viewQuery({ search, consent, client_answer, rating, ...view }: View) {
  const { source, owner, skill, tag, failed } = view;
  const [q = "", ...chosen] = [search, source, owner, skill, tag].map((text) => text.trim().slice(0, 200));
  const introduction = {
    consent: consentFilters.find((each) => each === consent),
    client_answer: answerFilters.find((each) => each === client_answer),
  };
  return {
    ...view,
    ...introduction,
    q,
    source: chosen[0],
    owner: chosen[1],
    skill: chosen[2],
    tag: chosen[3],
    failed: failed.slice(0, questionMost),
    rating: rating === "" ? undefined : Number(rating),
  };
}

/** Sets a parameter, or removes it for an empty value. */
export function put(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}

/** Returns whether the view leaves cards out. */
export function isFiltered({ search, waiting, flagged, hidden, ...view }: View): boolean {
  return search.trim() !== "" || waiting || flagged || hidden || named.some((name) => view[name] !== "");
}

/** Returns the filters that apply to a board: those of the API, or counted from the cards if the board has all applicants. */
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
    tags: [...new Set(all.flatMap(({ tags = [] }) => tags))].sort((a, b) => a.localeCompare(b, "vi")),
    failed: [...new Set(all.flatMap(({ failed = [] }) => failed))].sort((a, b) => a.localeCompare(b, "vi")),
    rated: all.some(({ recommendation }) => recommendation !== undefined),
    consents: [...new Set(all.flatMap(({ consent }) => consent ?? []))],
    client_answers: [...new Set(all.map(answerOf))],
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

function answerOf({ client_answer }: Pick<Card["attributes"], "client_answer">): string {
  return client_answer ?? "none";
}

export const orders: Record<Exclude<BoardSort, "rank">, (a: Card, b: Card) => number> = {
  newest: (a, b) => (a.attributes.applied_at < b.attributes.applied_at ? 1 : -1),
  oldest: (a, b) => (a.attributes.applied_at < b.attributes.applied_at ? -1 : 1),
  stage: (a, b) => b.attributes.days - a.attributes.days,
  // Vietnamese names are sorted by the given name, which is the last word.
  name: (a, b) => givenName(a).localeCompare(givenName(b), "vi"),
};
const givenName = ({ attributes: { full_name } }: Card) => full_name.trim().split(" ").toReversed().join(" ");

const folded = new WeakMap<Card["attributes"], string>();
function foldedName(attributes: Card["attributes"]): string {
  const name = folded.get(attributes) ?? fold(`${attributes.full_name} ${attributes.email}`);
  folded.set(attributes, name);
  return name;
}

/** Returns the cards of a column that match the view, in its order. */
export function cardsInView(column: Column, view: View): readonly Card[] {
  const words = fold(view.search).split(" ").filter(Boolean);
  const { data } = column.applicants;
  const matching =
    isFiltered(view) || data.some(({ attributes }) => attributes.hidden)
      ? data.filter(({ attributes }) => {
          if ((attributes.hidden ?? false) !== view.hidden) return false;
          if (view.waiting && !attributes.waiting) return false;
          if (view.flagged && attributes.flags === 0) return false;
          if (view.source && sourceOf(attributes) !== view.source) return false;
          if (view.owner && attributes.owner !== view.owner) return false;
          if (view.consent && attributes.consent !== view.consent) return false;
          if (view.client_answer && answerOf(attributes) !== view.client_answer) return false;
          if (view.skill && !attributes.skills?.includes(view.skill)) return false;
          if (view.tag && !attributes.tags?.includes(view.tag)) return false;
          if (view.failed && !attributes.failed?.includes(view.failed)) return false;
          if (view.rating && !((attributes.recommendation ?? 0) >= Number(view.rating))) return false;
          const name = words.length > 0 ? foldedName(attributes) : "";
          return words.every((word) => name.includes(word));
        })
      : data;
  return view.sort === "rank" ? matching : matching.toSorted(orders[view.sort]);
}

/** Returns the number of applicants of a column that match the view: the API's if the board does not have all applicants. */
export function matchingOf({ facets }: Board, { matching }: Column, cards: readonly Card[]): number {
  return facets ? Math.max(matching, cards.length) : cards.length;
}

/** Returns whether an applicant waits for the AM, who sends it to the client or back. */
export const waitsForAm = ({ kind }: Pick<StageRef, "kind">) => kind === "sent_to_am";

/**
 * Returns the stage to which a consultant submits an applicant: that of the AM, or that of the client for an actor who decides about
 * introductions. Null for an applicant whom the client knows, and without such a stage.
 */
export function submissionStage<S extends Pick<StageRef, "kind">>(
  stages: readonly S[],
  { kind }: Pick<StageRef, "kind">,
  introduce: boolean,
): S | null {
  if (isClosed(kind) || !isBefore(kind, "sent_to_client")) return null;
  const review = stages.find(waitsForAm);
  if (review && !introduce && isBefore(kind, review.kind)) return review;
  return stages.find((stage) => stage.kind === "sent_to_client") ?? null;
}

/** Returns the name of a stage in the reader's language. */
export function stageName(stage: Pick<StageRef, "name" | "name_vn">, locale: string): string {
  return locale === "vi" ? stage.name_vn : stage.name;
}
