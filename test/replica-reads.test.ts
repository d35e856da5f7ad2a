import { beforeAll, expect, it } from "vitest";
import { allRoutes } from "../src/app/api.ts";
import { type TestApi, testApi } from "./api.ts";
import { ask } from "./matrix/foreign-rows.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  Object.defineProperty(api.services.database, "replica", {
    get: () => {
      throw new Error("a read from the replica");
    },
  });
});

it("No row that a token opens is read from the replica, which may lack its revocation", async () => {
  const reads = allRoutes(api.services)
    .map(({ endpoint }) => endpoint)
    .filter(({ method, params, query }) => {
      const names = [params, query].flatMap((schema) => Object.keys(schema?.shape ?? {}));
      return method === "GET" && names.includes("token");
    });
  expect(reads.map(({ path }) => path)).toEqual(
    expect.arrayContaining(["/public/portals/:token", "/public/share_cvs/:token"]),
  );
  for (const endpoint of reads) {
    const query = new URLSearchParams({ token: "none" });
    const { status, text } = await ask(
      api,
      { ...endpoint, path: `${endpoint.path}?${query}` },
      { params: { token: "none" } },
      null,
    );
    expect(status, `${endpoint.path}: ${text}`).toBeLessThan(500);
  }
  const market = allRoutes(api.services).find(({ endpoint }) => endpoint.path === "/candidates/jobs");
  expect((await ask(api, market!.endpoint, {}, null)).status).toBe(500);
});
