import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "#kit/contract.ts";
import { inProcess } from "#kit/inject.ts";
import { allRoutes } from "../../src/app/api.ts";
import { type TestApi, testApi } from "../api.ts";
import { cv, type Made, type Request } from "./request.ts";
import { requestOf, requests } from "./requests.ts";
import { privateWords, type Rows, workspaceRows } from "./rows.ts";

let api: TestApi;
let company: Side;
let otherCompany: Side;
let agency: Side;
let otherAgency: Side;
/** A workspace that hires, the prefix of its endpoints, and its rows. */
type Side = { prefix: "/companies" | "/consultants"; rows: Rows; made: Made };

interface Answered {
  id: string;
  attributes: { cvs: { id: string }[]; gallery: { id: string }[]; version: number };
}

type Pick = (data: Answered, meta: { waiting_id: number }) => string | number;

const nameOf = ({ method, path }: Endpoint) => `${method} /${path.split("/").slice(2).join("/")}`;
/** All of a company's endpoints, or those that agencies share with companies. */
const endpointsOf = (prefix: Side["prefix"]) =>
  allRoutes(api.services)
    .map(({ endpoint }) => endpoint)
    .filter(({ path, twin }) => (prefix === "/companies" ? path.startsWith(`${prefix}/`) : path === twin));

/** Asks as a client would, and answers with the status and the text. */
async function ask(endpoint: Endpoint, { params = {}, query = {}, body, files }: Request, by: number) {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...body, ...files }))
    if (value instanceof File) form.set(name, value, value.name);
    else form.set(name, typeof value === "string" ? value : JSON.stringify(value));
  return inProcess(api.app, { headers: { authorization: `Bearer ${await api.token(by)}` } })({
    method: endpoint.method,
    url: `${path}?${new URLSearchParams(query)}`,
    body: endpoint.files ? form : body && JSON.stringify(body),
  });
}

/** What is made by the API itself: the first id of its answer. */
function madeOf(prefix: Side["prefix"], rows: Rows): Made {
  const all = new Map(endpointsOf(prefix).map((endpoint) => [nameOf(endpoint), endpoint]));
  const post = async (name: string, request: Request, pick: Pick = (data) => data.id): Promise<number> => {
    const { status, text } = await ask(all.get(name)!, request, rows.boss.id);
    expect(status, `${name}: ${text}`).toBeLessThan(300);
    const { data, meta } = JSON.parse(text);
    return Number(pick(data, meta));
  };
  const listed = async (name: string, pick?: Pick) => post(name, await requests[name]!(rows, made), pick);
  const made: Made = {
    pool: () => listed("POST /talent_pools"),
    person: () => listed("POST /candidates"),
    async merged() {
      const [id, into_id] = [await made.person(), await made.person()];
      await post("POST /candidates/:id/merge", { params: { id }, body: { into_id } });
      return id;
    },
    async inPool() {
      const [pool, person] = [await made.pool(), await made.person()];
      await post(
        "POST /talent_pools/:id/candidates",
        { params: { id: pool }, body: { candidate_ids: [person] } },
        () => 0,
      );
      return { pool, person };
    },
    async cvOf() {
      const { body } = await requests["POST /candidates"]!(rows, made);
      const person = await post("POST /candidates", {
        body: body!,
        files: { cv: cv("mai") },
      });
      const file = await post(
        "GET /candidates/:id",
        { params: { id: person } },
        (data) => data.attributes.cvs[0]?.id ?? 0,
      );
      return { person, file };
    },
    key: () => listed("POST /api_keys"),
    picture: () => listed("POST /current_company/gallery", (data) => data.attributes.gallery.at(-1)?.id ?? 0),
    draftImage: () => listed("POST /page/images"),
    waitingMails: () => listed("POST /applicants/mails", (_, meta) => meta.waiting_id),
    pageVersion: () => post("GET /page", {}, (data) => data.attributes.version),
  };
  return made;
}

beforeAll(async () => {
  api = await testApi();
  const side = async (prefix: Side["prefix"], client?: number) => {
    const rows = await workspaceRows(api, client);
    return { prefix, rows, made: madeOf(prefix, rows) };
  };
  company = await side("/companies");
  otherCompany = await side("/companies");
  agency = await side("/consultants", company.rows.companyId);
  otherAgency = await side("/consultants", company.rows.companyId);
});

/** A live feed never ends; whoever may not read it is told at once. */
const isFeed = (endpoint: Endpoint) => endpoint.path.endsWith("/events");
/** Fields that name rows of a company. */
const namesRows =
  /^(ids|interviewers|(candidate|applicant)_ids|(owner|job|job_stage|pool|applicant|template|assignee|into)_id)$/;
/** People who let every verified company find them belong to none. */
const ofEverybody = new Set(["POST /candidate_search/:id/invites"]);

/** Who asks, and whose rows are asked for. */
const strangers: [string, () => [own: Side, other: Side]][] = [
  ["a company for another one", () => [company, otherCompany]],
  ["a company for an agency that hires for it", () => [company, agency]],
  ["an agency for its client's own", () => [agency, company]],
  ["an agency for another one of the same client", () => [agency, otherAgency]],
];
/** The endpoints that both have. */
const shared = (own: Side, other: Side) => {
  const names = new Set(endpointsOf(other.prefix).map(nameOf));
  return endpointsOf(own.prefix).filter((endpoint) => names.has(nameOf(endpoint)));
};

describe("Every endpoint of a workspace", () => {
  it.each([
    ["a company", () => company],
    ["an agency", () => agency],
  ])(
    "answers the people of %s with 2xx, and no company what only consultants may read",
    async (_, sideOf) => {
      const own = sideOf();
      // Reading comes last, when there is something to read.
      const writesFirst = endpointsOf(own.prefix).toSorted(
        (a, b) => Number(a.method === "GET") - Number(b.method === "GET"),
      );
      for (const endpoint of writesFirst.filter((each) => !isFeed(each))) {
        const name = nameOf(endpoint);
        const request = await requestOf(name, own.rows, own.made);
        const { status, text } = await ask(endpoint, request, request.by ?? own.rows.boss.id);
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
      const theirs = await requestOf(name, other.rows, other.made);
      const mine = await requestOf(name, own.rows, own.made);
      const answerTo = (params: Request["params"] = {}) =>
        ask(endpoint, { ...mine, params }, own.rows.boss.id);
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
      const theirs = await requestOf(name, other.rows, other.made);
      const foreign = Object.keys(theirs.body ?? {}).filter((key) => namesRows.test(key));
      if (foreign.length === 0) continue;
      const mine = await requestOf(name, own.rows, own.made);
      for (const key of foreign) {
        const body = { ...mine.body, [key]: theirs.body?.[key] };
        const { status, text } = await ask(endpoint, { ...mine, body }, own.rows.boss.id);
        // Those that are about many say it of each.
        if (status === 200) expect(text, `${name}, ${key}`).toMatch(/"(ok|sent)":false/);
        else expect([404, 422], `${name}, ${key}: ${text}`).toContain(status);
      }
    }
  });

  it("is written down here with what it takes, and nothing else is", async () => {
    const names = new Set(endpointsOf("/companies").map(nameOf));
    expect(Object.keys(requests).filter((name) => !names.has(name))).toEqual([]);
    expect(endpointsOf("/consultants").filter((endpoint) => !names.has(nameOf(endpoint)))).toEqual([]);
  });
});

/** Names of what interviews and offers would have for consultants alone, not even empty (spec §6). */
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
