import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#kit/contract.ts";
import { mostText } from "#kit/form.ts";
import { fieldErrorsOf } from "#kit/http/field-errors.ts";
import { allRoutes } from "../src/app/api.ts";
import { type TestApi, testApi } from "./api.ts";
import { unlimitedCollections } from "./input-limits.ts";
import { wholeLists } from "./room-testing.ts";

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

describe("Texts in bodies", () => {
  it("are shorter than the parser's limit for a form field, so that a longer one is refused", () => {
    const longest = endpoints.flatMap(({ body }) => {
      const schema = body ? z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) : {};
      return Array.from(JSON.stringify(schema).matchAll(/"maxLength":(\d+)/g), ([, most]) => Number(most));
    });
    expect(longest.length).toBeGreaterThan(100);
    expect(Math.max(...longest)).toBeLessThan(mostText);
  });
});

describe("Lists that answers contain", () => {
  const pagesBy = ["page", "before", "after"];
  const shapeOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? schema.shape : {});

  it("have pages, or a limit that their room names", () => {
    const whole = endpoints.filter(
      ({ method, answer, query }) =>
        method === "GET" &&
        shapeOf(answer).data instanceof z.ZodArray &&
        !pagesBy.some((name) => name in shapeOf(query)),
    );
    const lists = whole.filter(({ path, twin }) => path !== twin);
    expect(lists.map(({ path }) => path).sort()).toEqual(Object.keys(wholeLists).sort());
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
