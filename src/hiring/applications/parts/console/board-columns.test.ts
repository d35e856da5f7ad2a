import { describe, expect, it } from "vitest";
import type { StageKind } from "#people/companies/pipeline.ts";
import { emptyGroup, firstEnd } from "./board-columns.ts";
import type { Column } from "./board-model.ts";

describe("The strip of the empty stages", () => {
  const stageOf = (id: string, kind: StageKind, count: number) => {
    const can = { move: true, reject: true, restore: false };
    const facts = { folded: false, matching: count, erased: 0, can, applicants: { data: [] } };
    return { ...facts, id, kind, count, name: id, name_vn: id } satisfies Column;
  };
  const stages = [
    stageOf("1", "sourced", 0),
    stageOf("2", "applied", 5),
    stageOf("3", "screening", 0),
    stageOf("4", "hired", 0),
    stageOf("5", "rejected", 0),
  ];
  const folded = ["1", "3", "4", "5"];

  it("stands for the folded stages without applicants, but not for those that end an application", () => {
    expect(emptyGroup(stages, folded)).toEqual(["1", "3"]);
    expect(firstEnd(stages)).toBe("4");
  });

  it("does not stand for one stage alone, or for stages that the reader has opened", () => {
    expect(emptyGroup(stages, ["3", "4", "5"])).toEqual([]);
    expect(emptyGroup(stages, [])).toEqual([]);
  });
});
