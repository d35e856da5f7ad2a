import { beforeAll, describe, expect, it } from "vitest";
import { statisticNames } from "#administration/statistics/terms.ts";
import { authorizePage } from "#people/accounts/access.ts";
import { type Actor, audienceOfPrefix } from "#people/accounts/actor.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { allRoutes } from "../src/app/api.ts";
import { siteMap } from "../src/app/site-map.ts";
import { type TestApi, testApi } from "./api.ts";

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  tokens.candidate = await api.token((await makeCandidate(db)).id);
  tokens.company = await api.token((await makeRecruiter(db)).id);
  tokens.consultant = await api.token((await makeStaff(db, "consultant")).id);
  tokens.admin = await api.token((await makeStaff(db, "admin")).id);
});

function routes() {
  return allRoutes(api.services).map((bound) => bound.endpoint);
}

async function ask(method: string, path: string, token?: string) {
  return api.app.inject({
    method: method as "GET",
    url: `/api/v2${path.replace(/:\w+/g, "999999")}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

describe("Every endpoint that is not open", () => {
  it("answers 401 without a session", async () => {
    for (const endpoint of routes()) {
      const audience = audienceOfPrefix[endpoint.path.split("/")[1] ?? ""];
      if (endpoint.open || audience === "public") continue;
      const answer = await ask(endpoint.method, endpoint.path);
      expect(answer.statusCode, `${endpoint.method} ${endpoint.path}`).toBe(401);
      expect(answer.json().errors[0].code).toBe("unauthorized");
    }
  });

  it("answers 403 to every other kind of account", async () => {
    for (const endpoint of routes()) {
      const audience = audienceOfPrefix[endpoint.path.split("/")[1] ?? ""] ?? "";
      if (endpoint.open || audience === "public" || audience === "session") continue;
      for (const [kind, token] of Object.entries(tokens)) {
        if (kind === audience) continue;
        const answer = await ask(endpoint.method, endpoint.path, token);
        expect(answer.statusCode, `${kind}: ${endpoint.method} ${endpoint.path}`).toBe(403);
      }
    }
  });

  it("lets the right kind in: the answer is not about access", async () => {
    for (const endpoint of routes()) {
      const audience = audienceOfPrefix[endpoint.path.split("/")[1] ?? ""] ?? "";
      const token = tokens[audience === "session" || audience === "public" ? "candidate" : audience];
      if (/logout|events/.test(endpoint.path)) continue;
      const answer = await ask(endpoint.method, endpoint.path, token);
      expect([401, 500], `${endpoint.method} ${endpoint.path}: ${answer.body.slice(0, 200)}`).not.toContain(
        answer.statusCode,
      );
    }
  });

  it("answers 404 to an address without a route, and to an id that is no number", async () => {
    expect((await ask("GET", "/nothing/here")).statusCode).toBe(404);
    const answer = await api.app.inject({ method: "GET", url: "/api/v2/candidates/jobs/abc" });
    expect(answer.statusCode).toBe(404);
  });
});

describe("An administrator who is a member", () => {
  const mine = [
    ...["GET /admin/current_company", "GET /admins/current_company", "GET /admins/me", "GET /admins/figures"],
    ...[
      "GET /admins/jobs",
      "GET /admins/jobs/:id",
      "PUT /admins/jobs/:id/review",
      "POST /admins/jobs/approve",
      "POST /admins/jobs/:id/review/undo",
      "POST /admins/jobs/:id/claim",
      "DELETE /admins/jobs/:id/claim",
      "POST /admins/review_queue/next",
    ],
    ...["GET /admins/job_decisions", "GET /admins/review_queue"],
    ...["GET /admins/second_looks", "POST /admins/second_looks/:id"],
    ...["GET /admins/support_threads", "GET /admins/support_threads/:id", "GET /admins/support_events"],
    ...["messages", "close", "dismiss", "reopen", "hand_over"].map(
      (verb) => `POST /admins/support_threads/:id/${verb}`,
    ),
    "PUT /admins/support_threads/:id/owner",
    "GET /admins/agencies",
    "POST /admins/lookup",
    ...["", "/:id", "/:id/sessions", "/:id/mails", "/:id/notes"].map((path) => `GET /admins/users${path}`),
    ...["resend_verification", "reset_link"].map((act) => `POST /admins/users/:id/${act}`),
    ...["POST /admins/users/:id/notes", "DELETE /admins/users/:id/notes/:noteId"],
    "GET /admins/companies/search_all",
    ...["", "/:id", "/duplicates"].map((path) => `GET /admins/company_directories${path}`),
    ...["bin", "change_status", "verify"].map((act) => `PUT /admins/company_directories/:id/${act}`),
    "GET /admins/members",
    ...["", "/:kind", "/:kind/:id", "/:kind/export"].map((path) => `GET /admins/law${path}`),
    ...["GET /admins/job_titles", "GET /admins/job_titles/:id", "GET /admins/job_titles/export"],
    ...["POST /admins/job_titles", "PUT /admins/job_titles/:id", "POST /admins/job_titles/import"],
    ...["retire", "merge", "restore"].map((verb) => `POST /admins/job_titles/:id/${verb}`),
    ...["GET /admins/company_verifications", "GET /admins/company_verifications/:id"],
    "GET /admins/company_verifications/:id/licence",
    ...["verify", "refuse"].map((verb) => `POST /admins/company_verifications/:id/${verb}`),
    ...statisticNames.map((name) => `GET /admins/statistics/${name}`),
  ];

  it("reviews, reads reports and the inbox, hands requests over, verifies companies, and nothing else", async () => {
    const { db } = api.database;
    const member = await api.token((await makeStaff(db, "admin", { member: true })).id);
    const admitted: string[] = [];
    for (const { method, path, open } of routes()) {
      if (open || audienceOfPrefix[path.split("/")[1] ?? ""] !== "admin") continue;
      // The answer of an event stream does not end.
      const isStream = path.endsWith("_events");
      const name = `${method} ${path}`;
      if (isStream ? mine.includes(name) : (await ask(method, path, member)).statusCode !== 403)
        admitted.push(name);
      else expect((await ask(method, path, tokens.admin)).statusCode, name).not.toBe(403);
    }
    expect(admitted.sort()).toEqual(mine.sort());
  });

  it("has their pages in the menu, and may not open the others", () => {
    const actor = { kind: "admin", isAdmin: false } as Actor;
    expect(siteMap.menuOf("admin", true).map(({ path }) => path)).toEqual([
      "/admin/review-jobs",
      "/admin/company-verifications",
      "/admin/inbox",
      "/admin/companies",
      "/admin/users",
      "/admin/job-titles",
      "/admin/statistics",
      "/admin/law",
      "/admin/calculator",
      "/admin/members",
    ]);
    for (const { path } of siteMap.menuOf("admin")) {
      const isTheirs = siteMap.menuOf("admin", true).some((item) => item.path === path);
      expect(authorizePage(actor, siteMap, path).allow, path).toBe(isTheirs);
      expect(authorizePage({ ...actor, isAdmin: true } as Actor, siteMap, path).allow, path).toBe(true);
    }
    expect(authorizePage(actor, siteMap, "/admin/two-step-reset").allow).toBe(false);
  });
});

it("An unknown method is refused in the format of all errors", async () => {
  const answer = await ask("PROPFIND", "/candidates/jobs");
  expect(answer.statusCode).toBe(405);
  expect(answer.json().errors[0]).toMatchObject({ status: "405", code: "method_not_allowed" });
});

describe("The token", () => {
  it("as a cookie needs a page of ours for writes; as a header it does not", async () => {
    const headers = { cookie: `token=${tokens.candidate}` };
    const url = "/api/v2/auths/logout";
    expect((await api.app.inject({ method: "POST", url, headers })).statusCode).toBe(403);
    const foreign = { ...headers, origin: "https://evil.test" };
    expect((await api.app.inject({ method: "POST", url, headers: foreign })).statusCode).toBe(403);
    const ours = { ...headers, origin: api.services.config.publicUrl };
    expect((await api.app.inject({ method: "POST", url, headers: ours })).statusCode).toBe(204);
  });
});
