import { expect, it } from "vitest";
import { testDatabase } from "#test/api.ts";
import {
  defaultStages,
  isBefore,
  isClosed,
  kindIdsIn,
  kindsIn,
  orderOf,
  phaseOf,
  stageKindOf,
  stageKindRows,
  stageKinds,
  stagePhases,
  startOf,
} from "./pipeline.ts";

it("the table of kinds in SQL has the rows of the one in code", async () => {
  const { db } = (await testDatabase()).database;
  const rows = await db.selectFrom("stage_kinds").selectAll().orderBy("ord").execute();
  expect(rows).toEqual(
    stageKindRows.map(({ order: ord, ...row }) => ({ ...row, ord })).toSorted((a, b) => a.ord - b.ord),
  );
});

it("kinds have different keys, ids and orders, and every phase has a kind", () => {
  for (const field of ["key", "id", "order"] as const)
    expect(new Set(stageKindRows.map((row) => row[field])).size).toBe(stageKindRows.length);
  expect(new Set(stageKindRows.map(({ phase }) => phase))).toEqual(new Set(stagePhases));
  for (const { key, id } of stageKindRows) {
    expect(stageKinds[key]).toBe(id);
    expect(stageKindOf[id]).toBe(key);
    expect([phaseOf(id), orderOf(id)]).toEqual([phaseOf(key), orderOf(key)]);
  }
  const started = defaultStages.map(({ kind }) => orderOf(kind));
  expect(started).toEqual(started.toSorted((a, b) => a - b));
});

it("phases do not overlap in the order of hiring", () => {
  const ordered = stageKindRows.toSorted((a, b) => a.order - b.order).map(({ phase }) => phase);
  expect(ordered.filter((phase, at) => phase !== ordered[at - 1])).toEqual(stagePhases);
});

it("isBefore compares kinds by the order of hiring, by key or by id", () => {
  expect(isBefore("screening", "interview")).toBe(true);
  expect(isBefore(stageKinds.offer, "final_interview")).toBe(false);
  expect(isBefore("offer", "offer")).toBe(false);
  expect(isBefore("hired", stageKinds.rejected)).toBe(true);
  expect(() => isBefore("offer", 99)).toThrow("99");
});

it("kindsIn and kindIdsIn return the kinds of phases", () => {
  expect(kindsIn("offer", "submitted")).toEqual(["sent_to_am", "sent_to_client", "offer"]);
  expect(kindIdsIn("offer", "hired")).toEqual([stageKinds.offer, stageKinds.hired]);
  expect(startOf("interview")).toBe(orderOf("interview"));
  expect(stageKindRows.filter(({ key }) => isClosed(key)).map(({ key }) => key)).toEqual([
    "rejected",
    "withdrawn",
  ]);
});
