import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#kit/contract.ts";
import { type TestApi, testApi } from "./api.ts";
import { ask, endpointsOf, nameOf } from "./company-endpoints/ask.ts";
import { type Rows, workspaceRows } from "./company-endpoints/rows.ts";
import { described } from "./near-schema.ts";
import { requestOf, stored } from "./room-testing.ts";
import { Filled } from "./stored/fill.ts";
import { lostFields } from "./stored/same.ts";

let api: TestApi;
let rows: Rows;
let endpoints: Endpoint[];
/** Those that write a row which an endpoint reads. */
let writers: Endpoint[];
beforeAll(async () => {
  api = await testApi();
  rows = await workspaceRows(api);
  endpoints = endpointsOf(api, "/companies");
  writers = endpoints.filter(
    (endpoint) => endpoint.body && ["POST", "PUT"].includes(endpoint.method) && readerOf(endpoint),
  );
});

interface Resource {
  id: string;
  attributes: Record<string, unknown>;
}

/** The endpoint that reads what another writes: the row, or the list that has it. */
function readerOf({ path }: Endpoint): Endpoint | undefined {
  return [`${path}/:id`, path, path.replace(/\/:\w+$/, "")]
    .map((one) => endpoints.find((other) => other.method === "GET" && !other.binary && other.path === one))
    .find((reader) => reader !== undefined);
}

/** Sends every field of a body. @returns those that are read otherwise afterwards */
async function lostBy(endpoint: Endpoint): Promise<string[]> {
  const name = nameOf(endpoint);
  const request = await requestOf(name, rows);
  const by = request.by ?? rows.boss.id;
  const unread = Object.entries(stored[name] ?? {}).flatMap(([field, how]) =>
    typeof how === "string" ? field : [],
  );
  const filled = new Filled(endpoint.body!, request.body ?? {}, ["version", ...unread]);
  if (filled.missing.length > 0) return [`no value for ${filled.missing}; the room's request can have one`];
  const send = () => ask(api, endpoint, { ...request, body: filled.body }, by);
  let answer = await send();
  while (answer.status === 422 && filled.replace(JSON.parse(answer.text))) answer = await send();
  if (answer.status >= 300) return [`${JSON.stringify(filled.body)} is refused: ${answer.text}`];
  const answered = answer.text ? (JSON.parse(answer.text).data as Resource | Resource[]) : undefined;
  // A list that is answered has what was written first.
  const own = Array.isArray(answered) ? answered[0] : answered;
  const reader = readerOf(endpoint)!;
  const params = { ...request.params };
  if (own && reader.path === `${endpoint.path}/:id`) params.id = Number(own.id);
  const data: Resource | Resource[] = JSON.parse((await ask(api, reader, { params }, by)).text).data;
  const id = own?.id ?? String(Object.values(params).at(-1));
  const row = Array.isArray(data) ? data.find((one) => one.id === id) : data;
  // A list need not have a draft.
  return lostFields(filled.body, (row ?? own)?.attributes, stored[name]);
}

describe("Every field of a write", () => {
  it("is stored, and read as it was sent", { timeout: 120_000 }, async () => {
    const lost: string[] = [];
    for (const endpoint of writers)
      lost.push(...(await lostBy(endpoint)).map((field) => `${nameOf(endpoint)} ${field}`));
    expect(lost).toEqual([]);
    expect(writers.length).toBeGreaterThan(30);
  });

  it("is named by a room only where the endpoint has it", () => {
    const fields = new Set(
      writers.flatMap((endpoint) =>
        Object.keys(described(endpoint.body).properties ?? {}).map((field) => `${nameOf(endpoint)} ${field}`),
      ),
    );
    const named = Object.entries(stored).flatMap(([name, known]) =>
      Object.keys(known).map((field) => `${name} ${field}`),
    );
    expect(named.filter((field) => !fields.has(field))).toEqual([]);
  });

  it("is found when it is lost, changed or a default", () => {
    const body = { name: "Gọi", owner_id: 7, skills: ["Excel"], remote: true, version: 3 };
    const attributes = { name: "Gọi", owner: { id: "7" }, skills: ["Excel"], remote: true };
    expect(lostFields(body, attributes)).toEqual([]);
    const { name: _, ...without } = attributes;
    for (const [read, field] of [
      [without, "name"],
      [{ ...attributes, owner: null }, "owner_id"],
      [{ ...attributes, skills: [] }, "skills"],
      [{ ...attributes, remote: false }, "remote"],
    ] as const)
      expect(lostFields(body, read)).toEqual([expect.stringMatching(new RegExp(`^${field}: sent `))]);
    expect(lostFields(body, undefined)).toHaveLength(4);
    expect(lostFields(body, without, { name: "a reason" })).toEqual([]);
    const schema = z.object({
      text: z.string(),
      level: z.enum(["low", "high"]).default("high"),
      more: z.boolean().default(true),
    });
    expect(new Filled(schema, {}, ["text"]).body).toEqual({ level: "low", more: false });
    expect(new Filled(z.object({ code: z.string().startsWith("X-").optional() }), {}, []).missing).toEqual([
      "code",
    ]);
  });
});
