import { describe, expect, it } from "vitest";
import { applicantSorts } from "../../terms.ts";
import { viewOf, withView } from "./board-model.ts";
import { apiSort, sortOf, sortParam } from "./table-model.ts";

const shown = (address: string) => apiSort(new URLSearchParams(address));

describe("The order of the table of applicants", () => {
  it("is the board's if the address has none or an unknown one", () => {
    expect(shown("")).toBe("rank");
    expect(shown("sort=toString")).toBe("rank");
  });

  it("has the board's name if the board has it too", () => {
    for (const param of applicantSorts.filter((sort) => sort !== "rank")) {
      const sort = sortOf(new URLSearchParams({ sort: param }));
      expect(sort && sortParam(sort)).toBe(param);
      expect(shown(`sort=${param}`)).toBe(param);
    }
    expect(shown("sort=-applied")).toBe("newest");
  });
});

describe("The view in the address", () => {
  it("is read as it was written, and other parameters remain", () => {
    const view = { ...viewOf(new URLSearchParams()), search: " Đạt ", waiting: true, owner: "Lan" };
    const address = withView(new URLSearchParams("stage=9&source=alert&sort=-owner"), view);
    expect(String(address)).toBe(
      String(new URLSearchParams("stage=9&sort=-owner&q=Đạt&owner=Lan&waiting=1")),
    );
    expect(viewOf(address)).toMatchObject({ search: "Đạt", waiting: true, owner: "Lan", source: "" });
    expect(withView(address, { ...viewOf(address), sort: "name" }).get("sort")).toBe("name");
  });
});
