import { describe, expect, it } from "vitest";
import { stepsDone } from "./application-view.ts";

const at = "2026-11-01T00:00:00.000Z";
const of = (status: Parameters<typeof stepsDone>[0]["status"], viewedAt: string | null, ...kinds: string[]) =>
  stepsDone({ status, viewedAt, timeline: kinds.map((kind) => ({ kind })) });

describe("The number of reached steps", () => {
  it("starts at one", () => expect(of("applied", null, "applied")).toBe(1));
  it("includes a view", () => expect(of("applied", at, "applied", "viewed")).toBe(2));
  it("includes skipped steps", () => expect(of("interview", null, "applied", "interview")).toBe(4));
  it("is all steps after hiring", () => expect(of("hired", at)).toBe(5));
  it("is the last step before an application ended", () => {
    expect(of("rejected", at, "applied", "viewed", "interview", "rejected")).toBe(4);
    expect(of("withdrawn", null, "applied", "withdrawn")).toBe(1);
  });
});
