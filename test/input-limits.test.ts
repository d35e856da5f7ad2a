import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#kit/contract.ts";
import { fieldErrorsOf } from "#kit/http/field-errors.ts";
import { allRoutes } from "../src/app/api.ts";
import { type TestApi, testApi } from "./api.ts";
import { unlimitedCollections } from "./input-limits.ts";

let api: TestApi;
let endpoints: Endpoint[];
beforeAll(async () => {
  api = await testApi();
  endpoints = allRoutes(api.services).map(({ endpoint }) => endpoint);
});

describe("Lists in bodies and queries", () => {
  it("have a maximum in every endpoint", () => {
    expect(endpoints.length).toBeGreaterThan(300);
    const unlimited = endpoints.flatMap(({ method, path, query, body }) =>
      [query, body].flatMap((schema) =>
        schema ? unlimitedCollections(schema).map((field) => `${method} ${path}: ${field}`) : [],
      ),
    );
    expect(unlimited).toEqual([]);
  });

  it("are found wherever a schema can contain one", () => {
    const list = z.array(z.string());
    const planted = z.object({
      plain: list,
      nested: z.object({ deep: z.array(z.object({ inner: list })).max(3) }),
      either: z.union([z.string(), list]).nullish(),
      prepared: z.preprocess((value) => value, list.default([])),
      changed: list.transform((all) => all.length).pipe(z.number()),
      pair: z.tuple([z.string(), list]),
      rest: z.tuple([z.string()]).rest(z.string()),
      named: z.record(z.string(), z.number()),
      set: z.set(z.string()),
      limited: list.max(5),
      fixed: list.length(2),
      counted: z.record(z.enum(["a", "b"]), z.number()),
    });
    expect(unlimitedCollections(planted)).toEqual([
      ...["plain[]", "nested.deep[].inner[]", "either[]", "prepared[]", "changed[]", "pair[]", "rest[]"],
      ...["named{}", "set{}"],
    ]);
  });

  it("with many wrong entries bring 50 errors at most", () => {
    const { error } = z
      .object({ ids: z.array(z.number()).max(500) })
      .safeParse({ ids: Array(500).fill("x") });
    expect(error && fieldErrorsOf(error, {})).toHaveLength(50);
  });
});

describe("Bodies that are no object", () => {
  it.each(["[]", "[[]]", "[null,null]", "null", "0", '""'])("are refused by every endpoint: %s", (json) => {
    const accepted = endpoints.filter(({ body }) => body?.safeParse(JSON.parse(json)).success);
    expect(accepted.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  it("are not the same as none", async () => {
    const post = (sent: object) =>
      api.app.inject({ method: "POST", url: "/api/v2/public/notifications/unsubscribe", ...sent });
    const headers = { "content-type": "application/json" };
    expect((await post({ headers, payload: "null" })).statusCode).toBe(422);
    expect((await post({})).json().errors[0].code).not.toBe("required");
  });
});
