import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "#kit/contract.ts";
import { type TestApi, testApi } from "../api.ts";
import { requestOf, requests } from "../room-testing.ts";
import { ask, endpointsOf, nameOf, type Prefix } from "./ask.ts";
import type { Request } from "./request.ts";
import { privateWords, type Rows, workspaceRows } from "./rows.ts";

let api: TestApi;
let company: Side;
let otherCompany: Side;
let agency: Side;
let otherAgency: Side;
/** A workspace of a company or an agency: the prefix of its endpoints, and its rows. */
type Side = { prefix: Prefix; rows: Rows };

beforeAll(async () => {
  api = await testApi();
  const side = async (prefix: Prefix, client?: number) => ({
    prefix,
    rows: await workspaceRows(api, client),
  });
  company = await side("/companies");
  otherCompany = await side("/companies");
  agency = await side("/consultants", company.rows.companyId);
  otherAgency = await side("/consultants", company.rows.companyId);
});

/** Returns whether an endpoint is a live feed: its answer never ends, but a caller without access is refused at once. */
const isFeed = (endpoint: Endpoint) => endpoint.path.endsWith("/events");
/** Names of fields with ids of rows that belong to a company. */
const namesRows =
  /^(ids|interviewers|(candidate|applicant)_ids|(owner|job|job_stage|pool|applicant|template|assignee|into)_id)$/;
/** Endpoints about candidates who are visible to every verified company, so no company owns the named row. */
const ofEverybody = new Set(["POST /candidate_search/:id/invites"]);

/**
 * Requests for the rows of a workspace. All tests with callers from elsewhere send the same ones, because a refused
 * request changes no row.
 */
const refused = new Map<Rows, Map<string, Promise<Request>>>();
function refusedRequest({ rows }: Side, name: string): Promise<Request> {
  const ofSide = refused.getOrInsertComputed(rows, () => new Map());
  return ofSide.getOrInsertComputed(name, () => requestOf(name, rows));
}

/** Pairs of workspaces: a caller from the first one requests rows of the second one. */
const strangers: [string, () => [own: Side, other: Side]][] = [
  ["a company for another one", () => [company, otherCompany]],
  ["a company for an agency that hires for it", () => [company, agency]],
  ["an agency for its client's own", () => [agency, company]],
  ["an agency for another one of the same client", () => [agency, otherAgency]],
];
/** Returns the endpoints of a workspace that the other workspace also has. */
const shared = (own: Side, other: Side) => {
  const names = new Set(endpointsOf(api, other.prefix).map(nameOf));
  return endpointsOf(api, own.prefix).filter((endpoint) => names.has(nameOf(endpoint)));
};

describe("Every endpoint of a workspace", () => {
  it.each([
    ["a company", () => company],
    ["an agency", () => agency],
  ])(
    "answers the people of %s with 2xx, and no company what only consultants may read",
    { timeout: 90_000 },
    async (_, sideOf) => {
      const own = sideOf();
      // Endpoints that read are called last, so that there are rows to read.
      const writesFirst = endpointsOf(api, own.prefix).toSorted(
        (a, b) => Number(a.method === "GET") - Number(b.method === "GET"),
      );
      for (const endpoint of writesFirst.filter((each) => !isFeed(each))) {
        const name = nameOf(endpoint);
        const request = await requestOf(name, own.rows);
        const { status, text } = await ask(api, endpoint, request, request.by ?? own.rows.boss.id);
        expect(status, `${name}: ${text.slice(0, 300)}`).toBeLessThan(300);
        if (own === agency) continue;
        expect(text, name).not.toContain(privateWords);
        if (text.startsWith("{")) expect(privateKeysIn(JSON.parse(text)), name).toEqual([]);
      }
    },
  );

  it.each(strangers)("answers 404 to an id in the address, asked by %s", async (_, sidesOf) => {
    const [own, other] = sidesOf();
    for (const endpoint of shared(own, other)) {
      const name = nameOf(endpoint);
      if (!endpoint.path.includes("/:") || ofEverybody.has(name)) continue;
      const theirs = await refusedRequest(other, name);
      const mine = await refusedRequest(own, name);
      const answerTo = (params: Request["params"] = {}) =>
        ask(api, endpoint, { ...mine, params }, own.rows.boss.id);
      expect(await answerTo(theirs.params), name).toMatchObject({ status: 404 });
      const [first = "", second] = Object.keys(theirs.params ?? {});
      if (second === undefined) continue;
      const mixed = { ...theirs.params, [first]: mine.params?.[first] ?? 0 };
      expect(await answerTo(mixed), `${name}, ${second}`).toMatchObject({ status: 404 });
    }
  });

  it.each(strangers)("does nothing with an id in the body, sent by %s", async (_, sidesOf) => {
    const [own, other] = sidesOf();
    for (const endpoint of shared(own, other)) {
      const name = nameOf(endpoint);
      if (!/^(POST|PUT)/.test(name)) continue;
      const theirs = await refusedRequest(other, name);
      const foreign = Object.keys(theirs.body ?? {}).filter((key) => namesRows.test(key));
      if (foreign.length === 0) continue;
      const mine = await refusedRequest(own, name);
      for (const key of foreign) {
        const body = { ...mine.body, [key]: theirs.body?.[key] };
        const { status, text } = await ask(api, endpoint, { ...mine, body }, own.rows.boss.id);
        // Endpoints for many rows answer 200 and refuse each row.
        if (status === 200) expect(text, `${name}, ${key}`).toMatch(/"(ok|sent)":false/);
        else expect([404, 422], `${name}, ${key}: ${text}`).toContain(status);
      }
    }
  });

  it("is written down here with what it takes, and nothing else is", async () => {
    const names = new Set(endpointsOf(api, "/companies").map(nameOf));
    expect(Object.keys(requests).filter((name) => !names.has(name))).toEqual([]);
    expect(endpointsOf(api, "/consultants").filter((endpoint) => !names.has(nameOf(endpoint)))).toEqual([]);
  });
});

/**
 * Returns the names of fields of interviews and offers that are for consultants only: an answer must not contain
 * them, not even empty (spec §6).
 */
function privateKeysIn(value: unknown): string[] {
  if (value === null || typeof value !== "object") return [];
  if (Array.isArray(value)) return value.flatMap(privateKeysIn);
  const { type } = value as { type?: unknown };
  const own = /interview|offer/.test(String(type))
    ? Object.keys((value as { attributes: object }).attributes)
    : [];
  return [
    ...own.filter((key) => /^(private_)?notes?$/.test(key)),
    ...Object.values(value).flatMap(privateKeysIn),
  ];
}
