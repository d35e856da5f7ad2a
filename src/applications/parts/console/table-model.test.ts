import { describe, expect, it } from "vitest";
import { type Board, type Card, viewOf, withView } from "./board-model.ts";
import { rowsInView, sortOf, sortParam } from "./table-model.ts";

function card(id: string, full_name: string, given: Partial<Card["attributes"]> = {}): Card {
  const applied_at = `2026-03-0${id}T02:00:00.000Z`;
  const plain = { email: `${id}@example.test`, applied_at, days: 0, viewed: false, waiting: false, flags: 0 };
  return { id, type: "applicant", attributes: { ...plain, full_name, ...given } };
}
const can = { move: true, reject: true, restore: false };
const stage = (id: string, data: Card[]) => ({
  ...{ id, kind: id, name: id, name_vn: id, count: data.length, erased: 0, can },
  applicants: { data },
});
const board: Board = {
  job: { id: "1", title: "Kế toán", display_state: "published", blind_review: false },
  stages: [
    stage("applied", [
      card("1", "Nguyễn Văn Đạt", { days: 3, source: "facebook", recommendation: 2 }),
      card("2", "Trần Bích An", { owner: "Lan", waiting: true }),
    ]),
    stage("interview", [card("3", "Lê Ánh", { days: 9, recommendation: 3.5 })]),
  ],
};
const shown = (address: string) => {
  const params = new URLSearchParams(address);
  return rowsInView(board, viewOf(params), params.get("stage") ?? "", sortOf(params)).map(({ id }) => id);
};

describe("The applicants of a job as a table", () => {
  it("finds names with and without accents, as the board does", () => {
    expect(shown("q=nguyen dat")).toEqual(["1"]);
    expect(shown("q=Ánh")).toEqual(["3"]);
    expect(shown("q=1@example")).toEqual(["1"]);
  });

  it("has the board's filters, and one stage", () => {
    expect(shown("source=facebook")).toEqual(["1"]);
    expect(shown("owner=Lan")).toEqual(["2"]);
    expect(shown("waiting=1")).toEqual(["2"]);
    expect(shown("stage=interview")).toEqual(["3"]);
    expect(shown("")).toEqual(["1", "2", "3"]);
  });

  it("is sorted by each column, both ways, by the given name first", () => {
    expect(shown("sort=name")).toEqual(["2", "3", "1"]);
    expect(shown("sort=-name")).toEqual(["1", "3", "2"]);
    expect(shown("sort=place")).toEqual(["1", "2", "3"]);
    expect(shown("sort=-place")).toEqual(["3", "1", "2"]);
    expect(shown("sort=days")).toEqual(["2", "1", "3"]);
    expect(shown("sort=-recommendation")).toEqual(["3", "1", "2"]);
    expect(shown("sort=owner").at(-1)).toBe("2");
    expect(shown("sort=toString")).toEqual(["1", "2", "3"]);
  });

  it("calls an order as the board does where both have it", () => {
    expect(shown("sort=newest")).toEqual(["3", "2", "1"]);
    expect(shown("sort=stage")).toEqual(["3", "1", "2"]);
    for (const param of ["newest", "oldest", "stage", "name", "days", "-name", "-recommendation"]) {
      const sort = sortOf(new URLSearchParams({ sort: param }));
      expect(sort && sortParam(sort)).toBe(param);
    }
  });
});

describe("The view in the address", () => {
  it("is read as it was written, and leaves the rest alone", () => {
    const view = { ...viewOf(new URLSearchParams()), search: " Đạt ", waiting: true, owner: "Lan" };
    const address = withView(new URLSearchParams("stage=9&source=alert&sort=-owner"), view);
    expect(String(address)).toBe(
      String(new URLSearchParams("stage=9&sort=-owner&q=Đạt&owner=Lan&waiting=1")),
    );
    expect(viewOf(address)).toMatchObject({ search: "Đạt", waiting: true, owner: "Lan", source: "" });
    expect(withView(address, { ...viewOf(address), sort: "name" }).get("sort")).toBe("name");
  });
});
