import { describe, expect, it } from "vitest";
import { z } from "zod";
import { all, resource, time } from "./contract.ts";
import { checkingPickerOf, pickerOf } from "./picker.ts";

const answer = all(
  resource(
    "thing",
    z.object({
      name: z.string().nullable(),
      at: time,
      seen: time.nullable().optional(),
      parts: z.array(z.object({ id: z.number() })),
      tags: z.array(z.string()),
      counts: z.record(z.string(), z.number()),
      chosen: z.union([z.object({ a: z.number() }), z.object({ b: z.number() })]),
    }),
  ),
);

const thing = {
  id: "1",
  type: "thing" as const,
  attributes: {
    name: null,
    at: new Date("2026-03-02T03:00:00Z"),
    seen: undefined,
    parts: [{ id: 1, secret: "x" }],
    tags: ["a"],
    counts: { one: 1 },
    chosen: { b: 2, secret: "x" },
    secret: "x",
  },
  secret: "x",
};

describe("a picker", () => {
  it("copies what the schema names, at every depth, as parsing does", () => {
    const given = { data: [thing], secret: "x" };
    const picked = pickerOf(answer)(given);
    expect(JSON.stringify(picked)).not.toContain("secret");
    expect(picked).toEqual(answer.parse(given));
  });

  it("hands over no list that others have", () => {
    const picked = pickerOf(answer)({ data: [thing] }) as { data: (typeof thing)[] };
    expect(picked.data[0]?.attributes.tags).not.toBe(thing.attributes.tags);
  });

  it("that checks refuses what the schema refuses", () => {
    const wrong = { data: [{ ...thing, attributes: { ...thing.attributes, tags: [1] } }] };
    expect(() => checkingPickerOf(answer)(wrong)).toThrow(/tags/);
    expect(() => pickerOf(answer)(wrong)).not.toThrow();
  });
});
