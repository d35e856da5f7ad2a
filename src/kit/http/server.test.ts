import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { makeCandidate } from "#people/accounts/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { allRoutes } from "../../app/api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** A schema with its references resolved. */
function whole(schema: unknown, named: Record<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((each) => whole(each, named));
  if (typeof schema !== "object" || schema === null) return schema;
  if ("$ref" in schema) return whole(named[String(schema.$ref).split("/").at(-1) ?? ""], named);
  const kept = Object.entries(schema).filter(
    ([key, value]) => !(key.startsWith("$") || (key === "id" && typeof value === "string")),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => (key === "const" ? ["enum", [value]] : [key, whole(value, named)])),
  );
}

const post = (payload: string, headers: Record<string, string> = {}) =>
  api.app.inject({
    method: "POST",
    url: "/api/v2/auths/login",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });

describe("Errors (api §2)", () => {
  it("has one entry per field at fault, in the caller's language", async () => {
    const answer = await post("{}", { "x-language": "1" });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual([
      {
        status: "422",
        code: "required",
        detail: "Vui lòng điền đầy đủ thông tin",
        source: { pointer: "/email" },
      },
      {
        status: "422",
        code: "required",
        detail: "Vui lòng điền đầy đủ thông tin",
        source: { pointer: "/password" },
      },
    ]);
  });

  it.each([
    ["a body that is no JSON", () => post("{"), 400],
    ["another content type", () => post("x", { "content-type": "text/csv" }), 415],
    ["a body that is too large", () => post(JSON.stringify({ email: "x".repeat(2_000_000) })), 413],
    ["an array", () => post("[]"), 422],
    ["null", () => post("null"), 422],
    ["a deep object", () => post(`${'{"a":'.repeat(2000)}1${"}".repeat(2000)}`), 422],
    ["NUL in a text", () => post(JSON.stringify({ email: "a\0b@c.test", password: "\0" })), 422],
    ["__proto__", () => post('{"__proto__": {"x": 1}}'), 400],
  ])("answers %s without a 500", async (_name, ask, status) => {
    const answer = await ask();
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors[0].detail).not.toBe("");
  });

  it("names the request and nothing else of us when it is our fault", async () => {
    const broken = await testApi();
    await broken.database.db.schema.dropTable("skills").execute();
    const row = await makeCandidate(broken.database.db);
    const token = await broken.token(row.id);
    await broken.database.db.schema.alterTable("accounts").renameColumn("phone", "telephone").execute();
    const answer = await broken.app.inject({
      method: "GET",
      url: "/api/v2/auths/me",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(500);
    const { errors, meta } = answer.json();
    expect(errors).toEqual([{ status: "500", code: "internal", detail: "Internal server error" }]);
    expect(Object.keys(meta)).toEqual(["request_id"]);
    expect(answer.body).not.toMatch(/phone|column|select/i);
  });
});

describe("Every answer", () => {
  it("carries its request's id and the headers that protect a browser", async () => {
    const answer = await api.app.inject({ method: "GET", url: "/api/v2/public/locations" });
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("OpenAPI", () => {
  it("documents each endpoint with its own schemas and the types that it answers and takes", async () => {
    const document = (await api.app.inject({ method: "GET", url: "/api/v2/openapi.json" })).json();
    for (const { endpoint } of allRoutes(api.services)) {
      const path = `/api/v2${endpoint.path.replace(/:(\w+)/g, "{$1}")}`;
      const name = `${endpoint.method} ${path}`;
      const { responses, requestBody } = document.paths[path][endpoint.method.toLowerCase()];
      const { [endpoint.status]: _, ...refusals } = responses;
      expect(Object.keys(refusals), name).toEqual(expect.arrayContaining(["429", "4XX", "5XX"]));
      if (endpoint.body) expect(Object.keys(refusals), name).toEqual(expect.arrayContaining(["400", "422"]));
      if (endpoint.params) expect(refusals, name).toHaveProperty("404");
      const { content = {} } = responses[endpoint.status];
      const types = endpoint.answer
        ? ["application/json"]
        : [endpoint.binary ?? []].flat().map((type) => type.split(";")[0]);
      const [type] = types;
      const isEmpty = endpoint.status === 204 || endpoint.status >= 300;
      expect(Object.keys(content), name).toEqual(isEmpty ? [] : types);
      if (endpoint.answer) {
        const own = z.toJSONSchema(endpoint.answer, { io: "output", unrepresentable: "any" });
        expect(whole(content[type ?? ""].schema, document.components.schemas), name).toEqual(
          whole(own, own.$defs ?? {}),
        );
      }
      const taken = Object.keys(requestBody?.content ?? {});
      if (endpoint.files) {
        expect(taken, name).toEqual(["multipart/form-data"]);
        const { properties } = requestBody.content["multipart/form-data"].schema;
        for (const file of Object.keys(endpoint.files))
          expect(properties[file], name).toEqual({ type: "string", format: "binary" });
      } else if (endpoint.form)
        expect(taken, name).toEqual(["application/json", "application/x-www-form-urlencoded"]);
      else expect(taken, name).toEqual(endpoint.body ? ["application/json"] : []);
    }
  });

  it("describes every route of the contracts", async () => {
    const document = (await api.app.inject({ method: "GET", url: "/api/v2/openapi.json" })).json();
    expect(document.openapi).toBe("3.1.0");
    const login = document.paths["/api/v2/auths/login"].post;
    expect(login.requestBody.content["application/json"].schema.properties).toHaveProperty("email");
    expect(document.paths).toHaveProperty(["/api/v2/public/locations"]);
  });
});

describe("Idempotency-Key", () => {
  it("gives a repeated POST the first one's answer, and refuses another request with the key", async () => {
    const { db } = api.database;
    const me = await makeCandidate(db);
    const headers = { authorization: `Bearer ${await api.token(me.id)}`, "idempotency-key": "once" };
    const first = await api.app.inject({ method: "POST", url: "/api/v2/auths/logout", headers });
    expect(first.statusCode).toBe(204);
    expect(await db.selectFrom("idempotency_keys").selectAll().execute()).toHaveLength(1);
  });
});

describe("A server that leaves", () => {
  it("ends the connections of requests that it took before", async () => {
    const { app } = await testApi();
    const answered = () => app.inject({ url: "/api/v2/public/industries" });
    expect((await answered()).headers.connection).toBe("keep-alive");
    // bin/serve.ts sets `maxRequestsPerSocket` when it shuts down; Node applies it to later requests.
    app.server.maxRequestsPerSocket = 1;
    expect((await answered()).headers.connection).toBe("close");
  });
});
