import { beforeAll, describe, expect, it } from "vitest";
import { type TestApi, testApi } from "#test/api.ts";
import { addressesOf, allPages } from "./loaded-pages.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const filled = (pattern: string) =>
  pattern
    .replace(/[:{](\w+)\}?/g, (_, name: string) => (name === "token" ? "abcDEF123" : "1"))
    .replace("*", "x");
const headersOf = async (url: string) => {
  const { headers } = await api.app.inject({ method: "GET", url });
  return [headers["cache-control"], headers["referrer-policy"]];
};
const secret = ["private, no-store", "no-referrer"];

interface Operation {
  parameters?: { name: string; in: string }[];
}

describe("An address with a token", () => {
  it("is neither stored nor sent to another site, on every page", async () => {
    for (const pattern of allPages.flatMap(addressesOf)) {
      const path = filled(pattern);
      expect(await headersOf(`${path}?token=abcDEF123`), pattern).toEqual(secret);
      if (!pattern.includes(":token")) {
        expect((await headersOf(path))[1], pattern).not.toBe("no-referrer");
        continue;
      }
      for (const address of [
        path,
        path.toUpperCase().replace("ABCDEF123", "abcDEF123"),
        `${path}.data`,
        `${path}/`,
      ])
        expect(await headersOf(address), address).toEqual(secret);
    }
  });

  it("is neither stored nor sent on, at every endpoint with a token", async () => {
    const { paths } = (
      api.app as unknown as { swagger(): { paths: Record<string, Record<string, Operation>> } }
    ).swagger();
    const checked: string[] = [];
    for (const [path, operations] of Object.entries(paths))
      for (const { name, in: place } of operations.get?.parameters ?? []) {
        if (name !== "token" && name !== "pass") continue;
        const url = place === "path" ? filled(path) : `${filled(path)}?${name}=abcDEF123`;
        expect(await headersOf(url), path).toEqual(secret);
        checked.push(path);
      }
    expect(checked.length).toBeGreaterThanOrEqual(8);
  });
});
