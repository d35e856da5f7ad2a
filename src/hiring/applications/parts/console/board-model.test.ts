import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StageKind } from "#people/companies/pipeline.ts";
import { countsOf, inOrder, newApplicants, nextStage } from "./board-columns.ts";
import { dropIndex, dropPlace } from "./board-drop.ts";
import {
  type Action,
  afterAction,
  type Board,
  type Card,
  cardsInView,
  facetsOf,
  matchingOf,
  type View,
  viewOf,
} from "./board-model.ts";

const kinds = ["applied", "rejected", "interview", "withdrawn"] as const;

function card(id: string, attributes: Partial<Card["attributes"]> = {}): Card {
  return {
    id,
    type: "applicant",
    attributes: {
      full_name: `Nguyễn Văn ${id}`,
      email: `${id}@example.test`,
      applied_at: "2026-03-02T02:00:00.000Z",
      days: 0,
      viewed: false,
      waiting: false,
      flags: 0,
      ...attributes,
    },
  };
}

function boardOf(columns: Partial<Record<(typeof kinds)[number], Card[]>>): Board {
  return {
    job: {
      id: "1",
      title: "Kế toán",
      display_state: "published",
      blind_review: false,
      can: { manage: true, decide: true },
    },
    facets: null,
    stages: kinds.map((kind) => {
      const data = columns[kind] ?? [];
      const open = kind === "applied" || kind === "interview";
      const can = { move: open, reject: open, restore: kind === "rejected" };
      const stage = {
        id: kind,
        kind,
        name: kind,
        name_vn: kind,
        folded: false,
        count: data.length,
        erased: 0,
      };
      return { ...stage, matching: data.length, can, applicants: { data } };
    }),
  };
}

const stage = (kind: StageKind) => ({ id: kind, kind, name: kind, name_vn: kind });
const ids = (board: Board, kind: string) =>
  board.stages.find((column) => column.kind === kind)?.applicants.data.map(({ id }) => id);
const move = (applicant: string, from: StageKind, to: StageKind, index: number): Action => ({
  serial: 1,
  intent: "move",
  applicant,
  name: "",
  from: stage(from),
  fromIndex: 0,
  to: stage(to),
  index,
});

describe("The board after an action that the server has not confirmed", () => {
  const board = boardOf({
    applied: ["a", "b", "c"].map((id) => card(id)),
    interview: [card("x"), card("y")],
  });

  it("has a moved card at its new place, and updated counts of both columns", () => {
    const next = afterAction(board, move("b", "applied", "interview", 1));
    expect(ids(next, "applied")).toEqual(["a", "c"]);
    expect(ids(next, "interview")).toEqual(["x", "b", "y"]);
    expect(next.stages.map(({ count }) => count)).toEqual([2, 0, 3, 0]);
  });

  it("has a card moved within its column", () => {
    expect(ids(afterAction(board, move("a", "applied", "applied", 2)), "applied")).toEqual(["b", "c", "a"]);
  });

  it("has the same objects for unchanged columns", () => {
    const next = afterAction(board, move("b", "applied", "interview", 0));
    expect(next.stages[1]).toBe(board.stages[1]);
    expect(next.stages[0]).not.toBe(board.stages[0]);
  });

  it("has a rejected card on top of the rejected column, and a restored one in its former stage", () => {
    const reject: Action = {
      serial: 1,
      intent: "reject",
      applicant: "x",
      name: "",
      from: stage("interview"),
      reason: 2,
      note: "",
    };
    const rejected = afterAction(board, reject);
    expect(ids(rejected, "rejected")).toEqual(["x"]);
    const restore: Action = { serial: 2, intent: "restore", applicant: "x", name: "", to: null, index: null };
    const restored = afterAction(rejected, restore);
    expect(ids(restored, "interview")).toEqual(["x", "y"]);
    const { attributes } = restored.stages[2]?.applicants.data[0] ?? {};
    expect(attributes?.reject_reason_id).toBeUndefined();
  });

  it("is unchanged if the card is no longer on the board", () => {
    expect(afterAction(board, move("gone", "applied", "interview", 0))).toBe(board);
  });
});

describe("A dropped card", () => {
  it("goes above or below the card on which it is dropped", () => {
    expect(dropIndex(["a", "b", "c"], "x", { id: "b", edge: "top" }, 3)).toBe(1);
    expect(dropIndex(["a", "b", "c"], "x", { id: "b", edge: "bottom" }, 3)).toBe(2);
  });

  it("is not counted itself when it moves down in its column", () => {
    expect(dropIndex(["a", "b", "c"], "a", { id: "c", edge: "bottom" }, 3)).toBe(2);
    expect(dropIndex(["a", "b", "c"], "a", { id: "b", edge: "top" }, 3)).toBe(0);
  });

  it("goes below the last rendered card if dropped on the column", () => {
    expect(dropIndex(["a", "b", "c"], "x", null, 3)).toBe(3);
    expect(dropIndex(["a", "b", "c", "d"], "x", null, 2)).toBe(2);
    expect(dropIndex([], "x", null, 0)).toBe(0);
  });

  it("is always beside the card on which it was dropped", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 12 }),
        fc.nat(),
        fc.nat(),
        fc.constantFrom("top" as const, "bottom" as const),
        (column, a, b, edge) => {
          const moved = column[a % column.length] ?? "";
          const goal = column[b % column.length] ?? "";
          fc.pre(moved !== goal);
          const index = dropIndex(column, moved, { id: goal, edge }, column.length);
          const after = column.filter((id) => id !== moved);
          after.splice(index, 0, moved);
          expect(after.indexOf(moved) - after.indexOf(goal)).toBe(edge === "top" ? -1 : 1);
        },
      ),
    );
  });
});

const all: View = {
  search: "",
  waiting: false,
  flagged: false,
  hidden: false,
  source: "",
  owner: "",
  skill: "",
  tag: "",
  failed: "",
  rating: "",
  consent: "",
  client_answer: "",
  sort: "rank",
};

describe("The view of a board", () => {
  const board = boardOf({
    applied: [card("a", { full_name: "Đỗ Thị Hoà", waiting: true }), card("b", { viewed: true })],
    rejected: [card("c", { waiting: true })],
  });
  const applied = board.stages[0];

  it("finds names without accents", () => {
    expect(applied && cardsInView(applied, { ...all, search: " do hòa" }).map(({ id }) => id)).toEqual(["a"]);
  });

  it("filters by waiting for a response", () => {
    expect(applied && cardsInView(applied, { ...all, waiting: true }).map(({ id }) => id)).toEqual(["a"]);
  });

  it("filters by source, owner and answers, and sorts", () => {
    const [column] = boardOf({
      applied: [
        card("a", { full_name: "Vũ An", source: "facebook", days: 3, applied_at: "2026-03-01T00:00:00Z" }),
        card("b", { full_name: "Lê Bình", owner: "Trần Thị Bình", days: 9, flags: 1, skills: ["React"] }),
        card("c", {
          full_name: "Đỗ Ánh",
          days: 1,
          applied_at: "2026-03-05T00:00:00Z",
          tags: ["Ưu tiên"],
          failed: ["Số năm kinh nghiệm?"],
          recommendation: 2.5,
        }),
      ],
    }).stages;
    const shown = (view: Partial<View>) =>
      column &&
      cardsInView(column, { ...all, ...view })
        .map(({ id }) => id)
        .join("");
    expect(shown({})).toBe("abc");
    expect(shown({ source: "facebook" })).toBe("a");
    expect(shown({ source: "site" })).toBe("bc");
    expect(shown({ owner: "Trần Thị Bình" })).toBe("b");
    expect(shown({ skill: "React" })).toBe("b");
    expect(shown({ skill: "Vue" })).toBe("");
    expect(shown({ flagged: true })).toBe("b");
    expect(shown({ tag: "Ưu tiên" })).toBe("c");
    expect(shown({ failed: "Số năm kinh nghiệm?" })).toBe("c");
    expect([shown({ rating: "2" }), shown({ rating: "3" })]).toEqual(["c", ""]);
    expect(shown({ sort: "newest" })).toBe("cba");
    expect(shown({ sort: "oldest" })).toBe("abc");
    expect(shown({ sort: "stage" })).toBe("bac");
    expect(shown({ sort: "name" })).toBe("acb");
  });

  it("leaves out hidden applicants, unless the filter shows them", () => {
    const [column] = boardOf({ applied: [card("a", {}), card("b", { hidden: true })] }).stages;
    const shown = (view: Partial<View>) =>
      column && cardsInView(column, { ...all, ...view }).map(({ id }) => id);
    expect(shown({})).toEqual(["a"]);
    expect(shown({ hidden: true })).toEqual(["b"]);
  });

  it("counts active, new and waiting applicants, without ended ones", () => {
    expect(countsOf(board)).toEqual({ total: 3, active: 2 });
    expect(facetsOf(board)).toMatchObject({ waiting: 1, fresh: 1 });
  });

  it("takes counts from the API, and no place among filtered cards, if the board does not have all applicants", () => {
    const whole = boardOf({ applied: [card("a"), card("b")], interview: [card("c")] });
    const facets = { ...facetsOf(whole), count: 900, waiting: 7, fresh: 5 };
    const board = { ...whole, facets };
    const [from, , to] = board.stages;
    if (!from || !to) throw new Error("no columns");
    expect(facetsOf(board)).toBe(facets);
    expect(matchingOf(board, { ...from, matching: 900 }, from.applicants.data)).toBe(900);
    expect(matchingOf(whole, { ...from, matching: 900 }, from.applicants.data)).toBe(2);
    const view = viewOf(new URLSearchParams());
    const drop = { from, to, moved: "a", target: null, drawn: ["c"] };
    expect(dropPlace(board, view, drop)).toBe(1);
    expect(dropPlace(board, { ...view, search: "a" }, drop)).toBe(0);
    expect(dropPlace(board, { ...view, sort: "newest" }, { ...drop, to: from })).toBe(null);
    expect(dropPlace(whole, { ...view, search: "a" }, drop)).toBe(1);
  });

  it("counts hired applicants among all, and not in process", () => {
    const hired = { ...boardOf({ interview: [card("d")] }), job: board.job };
    const stages = hired.stages.map((each) =>
      each.kind === "interview" ? { ...each, kind: "hired" as const } : each,
    );
    expect(countsOf({ ...hired, stages: [...board.stages.slice(0, 1), ...stages] })).toEqual({
      total: 3,
      active: 2,
    });
  });

  it("has rejected and withdrawn last", () => {
    expect(inOrder(board.stages).map(({ kind }) => kind)).toEqual([
      "applied",
      "interview",
      "rejected",
      "withdrawn",
    ]);
  });
});

describe("Going through the stages", () => {
  const stages = (["applied", "interview", "offer", "hired", "rejected"] as const).map(stage);

  it("advances to the stage after, up to hired and never to an end", () => {
    const next = stages.map((from) => nextStage(stages, from)?.kind ?? null);
    expect(next).toEqual(["interview", "offer", "hired", null, null]);
    expect(nextStage(stages, stage("screening"))).toBeNull();
  });

  it("reviews the applicants of the stage for new applications, from the first visible one", () => {
    const board = boardOf({
      applied: [card("a", { hidden: true }), card("b"), card("c")],
      interview: [card("x")],
    });
    expect(newApplicants(board)).toEqual({ first: "b", count: 3 });
    expect(newApplicants(boardOf({ interview: [card("x")] }))).toBeNull();
  });
});
