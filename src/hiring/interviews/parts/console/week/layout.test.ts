import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hoursOf, inLanes, piecesOf, slotsIn } from "./layout.ts";

const days = ["2026-03-04", "2026-03-05"];

describe("The calendar of a team", () => {
  it("splits a span at midnight of Vietnam", () => {
    const night = { starts_at: "2026-03-04T15:00:00Z", ends_at: "2026-03-04T19:30:00Z" };
    expect(piecesOf(night, days)).toEqual([
      { day: "2026-03-04", from: 22 * 60, to: 24 * 60 },
      { day: "2026-03-05", from: 0, to: 150 },
    ]);
    expect(piecesOf({ starts_at: "2026-03-06T00:00:00Z", ends_at: "2026-03-06T01:00:00Z" }, days)).toEqual(
      [],
    );
  });

  it("shows the usual hours, and those of early and late events", () => {
    expect(hoursOf([])).toEqual([8, 18]);
    expect(hoursOf([{ day: "2026-03-04", from: 6 * 60 + 30, to: 21 * 60 + 1 }])).toEqual([6, 22]);
  });

  it("never covers a block with another one", () => {
    const block = fc.tuple(fc.nat(1000), fc.integer({ min: 1, max: 300 }));
    fc.assert(
      fc.property(fc.array(block, { maxLength: 30 }), (spans) => {
        const blocks = inLanes(spans.map(([from, length]) => ({ from, to: from + length })));
        expect(blocks).toHaveLength(spans.length);
        for (const one of blocks) {
          expect(one.lane).toBeLessThan(one.lanes);
          for (const other of blocks)
            if (one !== other && one.from < other.to && other.from < one.to) {
              expect(one.lane).not.toBe(other.lane);
              expect(one.lanes).toBe(other.lanes);
            }
        }
      }),
    );
  });

  it("fills drawn hours with times, and makes one time of a short stroke", () => {
    const day = "2026-03-05";
    expect(slotsIn({ day, from: 540, to: 720 }, 60).map(({ time }) => time)).toEqual([
      "09:00",
      "10:00",
      "11:00",
    ]);
    expect(slotsIn({ day, from: 540, to: 640 }, 45).map(({ time }) => time)).toEqual(["09:00", "09:45"]);
    expect(slotsIn({ day, from: 540, to: 555 }, 60)).toEqual([{ date: day, time: "09:00" }]);
    expect(slotsIn({ day, from: 23 * 60 + 30, to: 24 * 60 }, 60)).toEqual([]);
  });
});
