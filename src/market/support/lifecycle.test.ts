import { describe, expect, it } from "vitest";
import { testCompleteness, testMatrix } from "#kit/testing/lifecycle-tests.ts";
import { threadLife } from "./lifecycle.ts";
import * as en from "./messages.en.ts";
import * as vi from "./messages.vi.ts";
import { threadStatuses } from "./terms.ts";

const ways = [
  ["open", "write", ["visitor"], "open"],
  ["open", "answer", ["staff"], "answered"],
  ["open", "close", ["staff"], "closed"],
  ["open", "assign", ["staff"], "open"],
  ["answered", "write", ["visitor"], "open"],
  ["answered", "answer", ["staff"], "answered"],
  ["answered", "close", ["staff"], "closed"],
  ["answered", "assign", ["staff"], "answered"],
  ["closed", "reopen", ["staff"], "open"],
] as const;
const handOvers = [
  ["open", "hand_over", ["staff"], "closed"],
  ["answered", "hand_over", ["staff"], "closed"],
] as const;

describe("A thread", () => {
  testMatrix(threadLife, { reachable: true, isOpenRequest: false }, ways);
  const labels = { en: en.labels.status, vi: vi.labels.status };
  testCompleteness(threadLife, { ways: [...ways, ...handOvers], labels });

  it("has the statuses of the API, in the order of the tabs", () => {
    expect(threadLife.groups.map(({ group }) => group)).toEqual(threadStatuses);
  });
});

describe("A thread without an email address", () => {
  testMatrix(
    threadLife,
    { reachable: false, isOpenRequest: false },
    ways.filter(([, verb]) => verb !== "answer"),
  );
});

describe("A headhunting request of which no agency has made a client", () => {
  testMatrix(threadLife, { reachable: true, isOpenRequest: true }, [...ways, ...handOvers]);
});
