import { describe, expect, it } from "vitest";
import { runPosted } from "./posted-action.ts";

const post = (name: string) => {
  const request = new Request("https://sen.test/consultants/fees/7.data?tab=paid&_routes=fee", {
    method: "POST",
    body: new URLSearchParams({ do: name }),
  });
  const actions = { refuse: async () => ({ form: "refuse" }), save: async () => null };
  return runPosted({ request } as Parameters<typeof runPosted>[0], actions);
};

describe("The forms of a page", () => {
  it("answer what the page shows", async () => {
    expect(await post("refuse")).toEqual({ form: "refuse" });
  });

  it("show the page again after a success", async () => {
    const answer: Response = await post("save").catch((thrown) => thrown);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/consultants/fees/7?tab=paid"]);
  });

  it.each(["other", "", "constructor", "toString", "__proto__"])("are not %j", async (name) => {
    const answer: Response = await post(name).catch((thrown) => thrown);
    expect(answer.status).toBe(400);
  });
});
