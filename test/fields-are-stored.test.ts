import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { allRoutes } from "../src/app/api.ts";
import { type TestApi, testApi } from "./api.ts";
import { ask, fullNameOf } from "./company-endpoints/ask.ts";
import type { Request } from "./company-endpoints/request.ts";
import { described } from "./near-schema.ts";
import { ownRequests, stored } from "./room-testing.ts";
import { Filled } from "./stored/fill.ts";
import { lostFields } from "./stored/same.ts";
import { companyWriters, ownWriters, sendFilled, type Writer } from "./stored/writers.ts";

let api: TestApi;
let ofCompanies: Writer[];
let ofOthers: Writer[];
beforeAll(async () => {
  api = await testApi();
  ofCompanies = await companyWriters(api);
  ofOthers = ownWriters(api);
});

interface Resource {
  id: string;
  type: string;
  attributes: Record<string, unknown>;
}

/**
 * Sends every field of a body.
 * @returns the fields whose stored values differ from the sent values
 */
async function lostBy(writer: Writer): Promise<string[]> {
  const { name, endpoint } = writer;
  const how = stored[name];
  if (typeof how === "string") return [];
  const request = await writer.request();
  const { params, by } = request;
  const row = params?.id
    ? { id: String(params.id), type: /(\w+)\/:\w+$/.exec(endpoint.path)?.[1] ?? "" }
    : undefined;
  const before = endpoint.method === "PUT" ? await attributesOf(writer, request, row) : undefined;
  const { body, answer, missing } = await sendFilled(api, { name, endpoint, request }, before);
  if (missing.length > 0) return [`no value for ${missing}; the room's request can have one`];
  if (answer.status >= 300) return [`${JSON.stringify(body)} is refused: ${answer.text}`];
  const answered = answer.text ? (JSON.parse(answer.text).data as Resource | Resource[]) : undefined;
  // Where the answer is a list, its first entry is the written row.
  const written = Array.isArray(answered) ? answered[0] : answered;
  const read = await attributesOf(writer, { params, by }, written ?? row);
  // Lists may leave out drafts, so the answer to the write is the alternative.
  return lostFields(body, read ?? written?.attributes, how);
}

/** Returns the attributes of a written row, as the endpoint that reads the row answers them. */
async function attributesOf(
  { endpoint, reader }: Writer,
  { params, by }: Pick<Request, "params"> & { by: number },
  row: Pick<Resource, "id" | "type"> | undefined,
): Promise<Resource["attributes"] | undefined> {
  const ids =
    row && reader.path === `${endpoint.path}/:id` ? { ...params, id: Number(row.id) } : { ...params };
  const { text } = await ask(api, reader, { params: ids }, by);
  const data: Resource | Resource[] = JSON.parse(text).data;
  const id = row?.id ?? String(Object.values(ids).at(-1));
  return Array.isArray(data) ? data.find((one) => one.id === id)?.attributes : partOf(data, row);
}

/** Returns the written part of a row, such as an entry of a profile's section; without such a part, the row itself. */
function partOf({ attributes }: Resource, written: Pick<Resource, "id" | "type"> | undefined) {
  const parts = written && attributes[written.type];
  const part = Array.isArray(parts)
    ? parts.find((one: { id?: string }) => one.id === written?.id)
    : undefined;
  return (part as Resource["attributes"] | undefined) ?? attributes;
}

async function lostByAll(writers: readonly Writer[]): Promise<string[]> {
  const lost: string[] = [];
  for (const writer of writers)
    lost.push(...(await lostBy(writer)).map((field) => `${writer.name} ${field}`));
  return lost;
}

describe("Every field of a write", () => {
  it("of a company is stored, and read as it was sent", { timeout: 120_000 }, async () => {
    expect(await lostByAll(ofCompanies)).toEqual([]);
    expect(ofCompanies.length).toBeGreaterThan(30);
  });

  it("of other accounts is stored, and read as it was sent", { timeout: 120_000 }, async () => {
    expect(await lostByAll(ofOthers)).toEqual([]);
    expect(ofOthers.length).toBeGreaterThan(40);
  });

  it("is named by a room only where the endpoint has it", () => {
    const writers = [...ofCompanies, ...ofOthers];
    const fields = new Map(
      writers.map(({ name, endpoint }) => [name, Object.keys(described(endpoint.body).properties ?? {})]),
    );
    expect(fields.size).toBe(writers.length);
    const named = Object.entries(stored).flatMap(([name, how]) =>
      (typeof how === "string" ? [] : Object.keys(how))
        .filter((field) => !fields.get(name)?.includes(field))
        .map((field) => `${name} ${field}`),
    );
    expect(named).toEqual([]);
    expect(Object.keys(stored).filter((name) => !fields.has(name))).toEqual([]);
    // Other tests send requests to endpoints that store no field, such as the audit's.
    const all = new Set(allRoutes(api.services).map(({ endpoint }) => fullNameOf(endpoint)));
    expect(Object.keys(ownRequests).filter((name) => !all.has(name) && !fields.has(name))).toEqual([]);
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
    const present = { level: "low", more: false };
    expect(new Filled(schema, {}, ["text"], (field) => present[field as keyof typeof present]).body).toEqual({
      level: "low",
      more: true,
    });
    expect(new Filled(z.object({ code: z.string().startsWith("X-").optional() }), {}, []).missing).toEqual([
      "code",
    ]);
    const onlyOff = z.object({
      more: z
        .boolean()
        .refine((more) => !more)
        .optional(),
    });
    expect(new Filled(onlyOff, {}, []).missing).toEqual(["more"]);
  });
});
