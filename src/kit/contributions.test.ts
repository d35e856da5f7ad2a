import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { addTo, type ContributedList, type ContributionPoint, contribute, matched } from "./contributions.ts";

describe("Contributions of rooms", () => {
  it("are the SQL of exactly one room for each point", () => {
    const size = { point: "size" } as ContributionPoint<[unit: string], number>;
    const inMetres = sql<number>`12`;
    const one = contribute(size, (unit) => (unit === "m" ? inMetres : sql<number>`0`));
    expect(matched(["size"], [one]).sql.get("size")?.sql("m")).toBe(inMetres);
    expect(() => matched(["size"], [])).toThrow("0 rooms contribute to size");
    expect(() => matched(["size"], [one, one])).toThrow("2 rooms contribute to size");
  });

  it("add values to a list, in the order of rooms", () => {
    const kinds = { list: "kinds" } as ContributedList<string>;
    const { values } = matched([], [addTo(kinds, "first", "second"), addTo(kinds, "third")]);
    expect(values.get("kinds")).toEqual(["first", "second", "third"]);
  });
});
