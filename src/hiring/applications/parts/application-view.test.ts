import { describe, expect, it } from "vitest";
import { stepsDone } from "./application-view.ts";

const at = "2026-11-01T00:00:00.000Z";
const of = (status: Parameters<typeof stepsDone>[0]["status"], viewedAt: string | null, ...kinds: string[]) =>
  stepsDone({ status, viewedAt, timeline: kinds.map((kind) => ({ kind })) });

describe("how far an application has come", () => {
  it("starts with the application itself", () => expect(of("applied", null, "applied")).toBe(1));
  it("counts a view", () => expect(of("applied", at, "applied", "viewed")).toBe(2));
  it("takes the steps that were left out for done", () =>
    expect(of("interview", null, "applied", "interview")).toBe(4));
  it("is whole when hired", () => expect(of("hired", at)).toBe(5));
  it("keeps where an ended application stood", () => {
    expect(of("rejected", at, "applied", "viewed", "interview", "rejected")).toBe(4);
    expect(of("withdrawn", null, "applied", "withdrawn")).toBe(1);
  });
});
