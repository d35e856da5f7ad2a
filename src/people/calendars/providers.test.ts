import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { wallTime } from "#platform/reference/calendar.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import { atEnd } from "#test/at-end.ts";
import { cookieOf } from "#test/stub-provider.ts";
import { readDueCalendars } from "./commands/read.ts";
import * as contract from "./contract.ts";
import { type CalendarProvider, readEvery } from "./terms.ts";
import { calendarTools } from "./tools.ts";

/** What the stand-in of both providers was asked for, and how it answers. */
interface Provider {
  url: string;
  /** Whether the user still consents. */
  consents: boolean;
  asked: { path: string; query: URLSearchParams; body: string; authorization: string | undefined }[];
  tokens: number;
}

async function startProvider(): Promise<Provider> {
  const provider: Provider = { url: "", consents: true, asked: [], tokens: 0 };
  const json = (reply: ServerResponse, value: unknown, status = 200) =>
    reply.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
  const server = createServer(async (request: IncomingMessage, reply) => {
    const url = new URL(request.url ?? "/", provider.url);
    let body = "";
    for await (const chunk of request) body += chunk;
    const { pathname: path, searchParams: query } = url;
    provider.asked.push({ path, query, body, authorization: request.headers.authorization });
    if (path === "/.well-known/openid-configuration")
      return json(reply, {
        issuer: provider.url,
        authorization_endpoint: `${provider.url}/authorize`,
        token_endpoint: `${provider.url}/token`,
        response_types_supported: ["code"],
        subject_types_supported: ["public"],
      });
    if (path === "/token") {
      if (!provider.consents) return json(reply, { error: "invalid_grant" }, 400);
      provider.tokens += 1;
      const refresh = `refresh-${provider.tokens}`;
      const answer = { access_token: "access", refresh_token: refresh, token_type: "bearer" };
      return json(reply, { ...answer, expires_in: 3600 });
    }
    if (path === "/calendar/v3/freeBusy")
      return json(reply, {
        calendars: { primary: { busy: [{ start: "2026-03-03T02:00:00Z", end: "2026-03-03T03:00:00Z" }] } },
      });
    if (path === "/v1.0/me/calendarView") {
      const at = (time: string) => ({ dateTime: `2026-03-03T${time}:00.0000000`, timeZone: "UTC" });
      const isFirst = !query.has("page");
      return json(reply, {
        value: isFirst
          ? [
              { start: at("02:00"), end: at("03:00"), showAs: "busy" },
              { start: at("05:00"), end: at("06:00"), showAs: "free" },
            ]
          : [{ start: at("08:00"), end: at("09:00"), showAs: "oof" }],
        ...(isFirst && { "@odata.nextLink": `${provider.url}${path}?page=2` }),
      });
    }
    return json(reply, {}, 404);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  provider.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  atEnd(() => new Promise<void>((done) => server.close(() => done())));
  return provider;
}

let provider: Provider;
let api: TestApi;
beforeAll(async () => {
  provider = await startProvider();
  api = await testApi({
    GOOGLE_CALENDAR: "1",
    GOOGLE_CLIENT_ID: "stub-client",
    GOOGLE_CLIENT_SECRET: "stub-secret",
    GOOGLE_ISSUER: provider.url,
    GOOGLE_CALENDAR_URL: provider.url,
    MICROSOFT_CLIENT_ID: "stub-client",
    MICROSOFT_CLIENT_SECRET: "stub-secret",
    MICROSOFT_ISSUER: provider.url,
    MICROSOFT_GRAPH_URL: provider.url,
  });
});
beforeEach(async () => {
  await api.database.db.deleteFrom("calendars").execute();
  api.clock.set(monday);
  Object.assign(provider, { consents: true, asked: [], tokens: 0 });
});

async function person() {
  const boss = await makeRecruiter(api.database.db);
  const session = `token=${await api.token(boss.id)}`;
  const get = (url: string, cookie = "") =>
    api.app.inject({ url, headers: { cookie: `${session}; ${cookie}` } });
  const path = (name: CalendarProvider, end: string) => `/api/v2/account/calendars/${name}/${end}`;
  /** Goes to the provider, and comes back with the answer of its page. */
  async function connect(name: CalendarProvider, answer: Record<string, string> = { code: "one" }) {
    const begun = await get(path(name, "connect"));
    const asked = new URL(String(begun.headers.location));
    const query = new URLSearchParams({ state: asked.searchParams.get("state") ?? "", ...answer });
    const ended = await get(`${path(name, "callback")}?${query}`, cookieOf(begun, "calendar"));
    return {
      asked: asked.searchParams,
      cookie: String(begun.headers["set-cookie"]),
      to: String(ended.headers.location),
    };
  }
  const hours = async () =>
    (
      await api.database.db
        .selectFrom("calendar_hours as h")
        .innerJoin("calendars as c", "c.id", "h.calendar_id")
        .where("c.account_id", "=", boss.id)
        .select("h.starts_at")
        .orderBy("h.starts_at")
        .execute()
    ).map(({ starts_at }) => wallTime(starts_at));
  return { boss, connect, hours, call: await api.as(boss.id) };
}

const readDue = () => readDueCalendars(api.database, calendarTools(api.services), api.clock.now());
const page = (boss: { companyId: number }, result: string) =>
  `/employer/${boss.companyId}/calendars?result=${result}`;

describe("The calendar of a provider", () => {
  it("of Google is connected for busy hours alone, and read again with the newest token", async () => {
    const { boss, connect, hours, call } = await person();
    const { asked, cookie, to } = await connect("google");
    expect(asked.get("scope")).toBe("https://www.googleapis.com/auth/calendar.freebusy");
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(cookie).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax/);
    expect(to).toBe(page(boss, "connected"));
    expect(await hours()).toEqual(["2026-03-03T09:00"]);
    const listed = await call(contract.calendars);
    expect(listed.meta.providers).toEqual(["google", "microsoft"]);
    expect(listed.data[0]?.attributes).toMatchObject({ kind: "google", name: "Google Calendar" });
    provider.asked = [];
    api.clock.set(new Date(monday.getTime() + readEvery));
    expect(await readDue()).toEqual({ read: 1, failed: 0 });
    expect(provider.asked.find(({ path }) => path === "/token")?.body).toContain("refresh_token=refresh-2");
  });

  it("of Microsoft is read page by page, without free events", async () => {
    const { boss, connect, hours } = await person();
    expect((await connect("microsoft")).to).toBe(page(boss, "connected"));
    expect(await hours()).toEqual(["2026-03-03T09:00", "2026-03-03T15:00"]);
    expect(provider.asked.filter(({ path }) => path.endsWith("View"))).toHaveLength(2);
  });

  it("replaces the one that was connected before", async () => {
    const { connect, call } = await person();
    await connect("google");
    await connect("google");
    expect((await call(contract.calendars)).data).toHaveLength(1);
  });

  it("is not connected after a refusal, with another state, or for another account", async () => {
    const one = await person();
    expect((await one.connect("google", { error: "access_denied" })).to).toBe(page(one.boss, "denied"));
    expect((await one.connect("google", { code: "one", state: "another" })).to).toBe(
      page(one.boss, "failed"),
    );
    provider.consents = false;
    expect((await one.connect("google")).to).toBe(page(one.boss, "failed"));
    expect((await one.call(contract.calendars)).data).toEqual([]);
  });

  it("says so when the user has ended the consent there", async () => {
    const { connect, hours, call } = await person();
    await connect("google");
    provider.consents = false;
    api.clock.set(new Date(monday.getTime() + readEvery));
    expect(await readDue()).toEqual({ read: 0, failed: 1 });
    expect((await call(contract.calendars)).data[0]?.attributes.failure).toBe("calendar_refused");
    expect(await hours()).toHaveLength(1);
  });

  it("is not offered where the operator has not set it up", async () => {
    const plain = await testApi();
    const boss = await makeRecruiter(plain.database.db);
    const call = await plain.as(boss.id);
    expect((await call(contract.calendars)).meta.providers).toEqual([]);
    const begun = await plain.app.inject({
      url: "/api/v2/account/calendars/google/connect",
      headers: { cookie: `token=${await plain.token(boss.id)}` },
    });
    expect(begun.statusCode).toBe(404);
  });
});
