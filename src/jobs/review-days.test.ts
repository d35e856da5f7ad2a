import { describe, expect, it } from "vitest";
import { overdueBefore } from "./review-days.ts";

const none = new Set<string>();
const at = (local: string) => new Date(`${local}:00+07:00`);
const agoAt = (local: string, holidays = none) =>
  new Date(overdueBefore(at(local), 2, holidays).getTime() + 7 * 3_600_000).toISOString().slice(0, 16);

describe("A review takes two working days", () => {
  it("counts working days on the clock of Asia/Ho_Chi_Minh", () => {
    expect(agoAt("2026-03-05T10:00")).toBe("2026-03-03T10:00");
    expect(agoAt("2026-03-02T10:00")).toBe("2026-02-26T10:00");
  });

  it("stands still on weekends and holidays", () => {
    expect(agoAt("2026-03-07T10:00")).toBe("2026-03-05T00:00");
    expect(agoAt("2026-03-08T23:00")).toBe("2026-03-05T00:00");
    expect(agoAt("2026-03-05T10:00", new Set(["2026-03-04"]))).toBe("2026-03-02T10:00");
  });
});
