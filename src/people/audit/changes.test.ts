import { expect, it } from "vitest";
import { changesOf } from "./changes.ts";

it.each([
  ["a single value", "failed", "retried", [{ name: "", before: "failed", after: "retried" }]],
  ["what is new", null, { rows: 4 }, [{ name: "rows", before: null, after: "4" }]],
  ["what is gone", { hot: true }, undefined, [{ name: "hot", before: "true", after: null }]],
  ["nothing that stayed", { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, []],
  [
    "nested values by their path, and lists as a whole",
    { data: { percent: 8, of: "all" }, days: ["a"] },
    { data: { percent: 10, of: "all" }, days: ["a", "b"] },
    [
      { name: "data.percent", before: "8", after: "10" },
      { name: "days", before: '["a"]', after: '["a","b"]' },
    ],
  ],
])("The changes of facts are %s", (_, before, after, changes) => {
  expect(changesOf(before, after)).toEqual(changes);
});
