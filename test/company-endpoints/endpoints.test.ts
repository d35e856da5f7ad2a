import { beforeAll, describe, expect, it } from "vitest";
import type { Endpoint } from "#kit/contract.ts";
import { inProcess } from "#kit/inject.ts";
import { allRoutes } from "../../src/app/api.ts";
import { type TestApi, testApi } from "../api.ts";
import { cv, type Made, type Request } from "./request.ts";
import { requestOf, requests } from "./requests.ts";
import { companyRows, privateWords, type Rows } from "./rows.ts";

let api: TestApi;
let own: Side;
let other: Side;
type Side = { rows: Rows; made: Made };

interface Answered {
  id: string;
  attributes: { cvs: { id: string }[]; gallery: { id: string }[]; version: number };
}

type Pick = (data: Answered, meta: { waiting_id: number }) => string | number;

const prefix = "/companies";
const nameOf = ({ method, path }: Endpoint) => `${method} ${path.slice(prefix.length)}`;
const endpoints = () =>
  allRoutes(api.services)
    .map(({ endpoint }) => endpoint)
    .filter(({ path }) => path.startsWith(`${prefix}/`));

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
function madeOf(rows: Rows): Made {
  const all = new Map(endpoints().map((endpoint) => [nameOf(endpoint), endpoint]));
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
  const side = async () => {
    const rows = await companyRows(api);
    return { rows, made: madeOf(rows) };
  };
  own = await side();
  other = await side();
});

/** A live feed never ends; whoever may not read it is told at once. */
const isFeed = (endpoint: Endpoint) => endpoint.path.endsWith("/events");
/** Fields that name rows of a company. */
const namesRows =
  /^(ids|interviewers|(candidate|applicant)_ids|(owner|job|job_stage|pool|applicant|template|assignee|into)_id)$/;
/** People who let every verified company find them belong to none. */
const ofEverybody = new Set(["POST /candidate_search/:id/invites"]);

describe("Every endpoint of a company", () => {
  it("answers its own people with 2xx, and none says what only consultants may read", async () => {
    // Reading comes last, when there is something to read.
    const writesFirst = endpoints().toSorted(
      (a, b) => Number(a.method === "GET") - Number(b.method === "GET"),
    );
    for (const endpoint of writesFirst.filter((each) => !isFeed(each))) {
      const name = nameOf(endpoint);
      const request = await requestOf(name, own.rows, own.made);
      const { status, text } = await ask(endpoint, request, request.by ?? own.rows.boss.id);
      expect(status, `${name}: ${text.slice(0, 300)}`).toBeLessThan(300);
      expect(text, name).not.toContain(privateWords);
      if (text.startsWith("{")) expect(privateKeysIn(JSON.parse(text)), name).toEqual([]);
    }
  });

  it("answers 404 to an id of another company, wherever in the address it stands", async () => {
    for (const endpoint of endpoints()) {
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

  it("does nothing with an id of another company in its body", async () => {
    for (const endpoint of endpoints()) {
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
    const names = new Set(endpoints().map(nameOf));
    expect(Object.keys(requests).filter((name) => !names.has(name))).toEqual([]);
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
