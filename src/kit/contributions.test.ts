import { sql } from "kysely";
import { expect, it } from "vitest";
import { type ContributionPoint, contribute, matched } from "./contributions.ts";

it("takes the contribution of exactly one room to each point", () => {
  const size = { point: "size" } as ContributionPoint<[unit: string], number>;
  const inMetres = sql<number>`12`;
  const one = contribute(size, (unit) => (unit === "m" ? inMetres : sql<number>`0`));
  expect(matched(["size"], [one]).get("size")?.sql("m")).toBe(inMetres);
  expect(() => matched(["size"], [])).toThrow("0 rooms contribute to size");
  expect(() => matched(["size"], [one, one])).toThrow("2 rooms contribute to size");
});
