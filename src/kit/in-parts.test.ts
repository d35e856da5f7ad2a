import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ApiError } from "./call.ts";
import { endpoint } from "./contract.ts";
import { submitInParts } from "./in-parts.ts";
import { type PageServices, pageServices } from "./page.ts";

const many = endpoint({
  method: "POST",
  path: "/companies/many",
  summary: "Many",
  body: z.object({ ids: z.array(z.string()) }),
  answer: z.object({ done: z.array(z.string()) }),
});

/** Handles `ids` in calls of two ids; a call with an id of `failing` fails with the status of that id. */
function handle(ids: string[], failing: Record<string, number>) {
  const context = new RouterContextProvider();
  const call = async (_: unknown, { body }: { body: { ids: string[] } }) => {
    const status = body.ids.flatMap((id) => failing[id] ?? [])[0];
    if (status) throw new ApiError(status, [{ status: String(status), code: "x", detail: `Said ${status}` }]);
    return { done: body.ids };
  };
  context.set(pageServices, { call } as unknown as PageServices);
  const request = new Request("http://sen.test/page", { method: "POST" });
  return submitInParts({ context, request }, many, { ids, most: 2 }, (part) => ({ body: { ids: part } }));
}

describe("More than one call takes", () => {
  it("is handled in parts, and nobody twice", async () => {
    const { answers, failed } = await handle(["1", "2", "3", "3", "4", "5"], {});
    expect(answers).toEqual([{ done: ["1", "2"] }, { done: ["3", "4"] }, { done: ["5"] }]);
    expect(failed).toEqual([]);
  });

  it("keeps what was done where a call fails, and goes on", async () => {
    const { answers, failed } = await handle(["1", "2", "3", "4", "5"], { 3: 503 });
    expect(answers).toEqual([{ done: ["1", "2"] }, { done: ["5"] }]);
    expect(failed).toEqual([
      { id: "3", detail: "Said 503" },
      { id: "4", detail: "Said 503" },
    ]);
  });

  it("says what the reader can correct, and throws what they cannot while nothing is done", async () => {
    expect((await handle(["1"], { 1: 422 })).failed).toEqual([{ id: "1", detail: "Said 422" }]);
    await expect(handle(["1", "2", "3"], { 1: 503 })).rejects.toMatchObject({ init: { status: 503 } });
  });
});
