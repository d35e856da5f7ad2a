import { describe, expect, it } from "vitest";
import { lifecycleStates, stateListsIn } from "../bin/laws/state-sets.ts";

const states = [
  ["draft", "pending", "accepted", "declined"],
  ["todo", "done"],
];
const broken = (code: string) => stateListsIn("src/planted.ts", code, states);

describe("The law of sets of states", () => {
  it.each([
    ["a condition of Kysely", 'db.selectFrom("offers").where("status", "in", ["draft", "pending"]);'],
    ["its opposite", 'where("o.status", "not in", ["draft", "accepted"]);'],
    ["a part of a condition", 'db.where((eb) => eb.or([eb("status", "in", ["todo", "done"])]));'],
    ["a list that is asked", '["draft", "pending", "accepted"].includes(status);'],
    ["SQL", "sql`SELECT 1 FROM offers o WHERE o.status IN ('draft', 'pending') AND o.id = $" + "{id}`;"],
    ["SQL that excludes", "sql`status NOT IN ('todo','done')`;"],
  ])("finds %s", (_, code) => {
    expect(broken(`// chữ\n${code}`)).toEqual([
      expect.stringMatching(/^src\/planted\.ts:2: .*beside its lifecycle/),
    ]);
  });

  it.each([
    ["one state", 'where("status", "in", ["draft"]); sql`status IN (\'draft\')`;'],
    ["a named set", 'where("status", "in", openOffers); sql`status IN $' + "{literals(openOffers)}`;"],
    ["states of several lifecycles", 'where("status", "in", ["draft", "todo"]);'],
    ["texts that are no states", 'where("kind", "in", ["reject", "restore"]);'],
    ["a list that is no condition", 'const tabs = ["draft", "pending"];'],
  ])("lets pass %s", (_, code) => {
    expect(broken(code)).toEqual([]);
  });

  it("knows the states by the lifecycles of the rooms", async () => {
    expect(await lifecycleStates()).toContainEqual(expect.arrayContaining(["draft", "pending", "accepted"]));
  });
});
