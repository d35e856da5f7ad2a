import { beforeAll, describe, expect, it, vi } from "vitest";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { makeRecruiter, makeStaff } from "./factory.ts";
import { hashPassword } from "./passwords.ts";
import { endSessions } from "./sessions.ts";

let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await testApi();
  origin = await api.app.listen({ port: 0, host: "127.0.0.1" });
  // All event streams of a process share one pub/sub connection; this subscription opens it before the first stream.
  api.services.pubsub.subscribe("here", () => {});
  await vi.waitUntil(() => api.services.pubsub.isConnected());
});

const asked = (method: string, path: string, token: string, payload?: object) =>
  api.app.inject({
    method: method as "GET",
    url: `/api/v2${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });

/** Opens an event stream; `over` resolves when the server ends it. */
async function openStream(path: string, token: string) {
  const answer = await fetch(`${origin}/api/v2${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status).toBe(200);
  let isOver = false;
  const over = answer.text().then(() => {
    isOver = true;
  });
  return { over, goesOn: () => !isOver };
}

async function recruiterWithBoard() {
  const { db } = api.database;
  const account = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: account.companyId });
  return { account, path: `/companies/jobs/${job.id}/events` };
}

describe("Event streams end with the session that opened them", () => {
  it("at logout, and no other session's", async () => {
    const { account, path } = await recruiterWithBoard();
    const [here, there] = [await api.token(account.id), await api.token(account.id)];
    const [mine, other] = [await openStream(path, here), await openStream(path, there)];
    expect((await asked("POST", "/auths/logout", here)).statusCode).toBe(204);
    await mine.over;
    expect(other.goesOn()).toBe(true);
    await asked("POST", "/auths/logout", there);
    await other.over;
  });

  it("at a change of the password, but for the session that changed it", async () => {
    const { account, path } = await recruiterWithBoard();
    const password_hash = await hashPassword("mưa rào tháng bảy");
    await api.database.db
      .updateTable("accounts")
      .set({ password_hash })
      .where("id", "=", account.id)
      .execute();
    const [here, there] = [await api.token(account.id), await api.token(account.id)];
    const [mine, other] = [await openStream(path, here), await openStream(path, there)];
    const password = "nắng lên mười giờ";
    const payload = { current_password: "mưa rào tháng bảy", password, password_confirmation: password };
    expect((await asked("PUT", "/account/password", here, payload)).statusCode).toBe(204);
    await other.over;
    expect(mine.goesOn()).toBe(true);
    await asked("POST", "/auths/logout", here);
    await mine.over;
  });

  it("wherever the sessions of an account are ended, as after a block, by any process", async () => {
    const admin = await makeStaff(api.database.db, "admin");
    const inbox = await openStream("/admins/support_events", await api.token(admin.id));
    await inTransaction(api.database, (tx) => endSessions(tx, admin.id, api.clock.now()));
    await inbox.over;
  });
});

describe("The cookie of a session that has ended", () => {
  const send = (cookie: string, options: object = {}) =>
    api.app.inject({
      url: "/api/v2/auths/me",
      headers: { cookie: `token=${cookie}`, "sec-fetch-site": "same-origin" },
      ...options,
    });

  it("is cleared by a 401 (spec §4), and stays with a 403", async () => {
    const account = await makeRecruiter(api.database.db);
    const token = await api.token(account.id);
    const forbidden = await send(token, { url: "/api/v2/candidates/saved_jobs" });
    expect([forbidden.statusCode, forbidden.headers["set-cookie"]]).toEqual([403, undefined]);
    await inTransaction(api.database, (tx) => endSessions(tx, account.id, api.clock.now()));
    for (const dead of [token, "no-token"]) {
      const ended = await send(dead);
      expect(ended.statusCode).toBe(401);
      expect(ended.headers["set-cookie"]).toMatch(/^token=; Max-Age=0; Path=\/; HttpOnly/);
    }
    const byHeader = await asked("GET", "/auths/me", token);
    expect([byHeader.statusCode, byHeader.headers["set-cookie"]]).toEqual([401, undefined]);
  });

  it("gives way to the new one of a log-in, and a failed log-in leaves a valid one", async () => {
    const { db } = api.database;
    const account = await makeRecruiter(db);
    const password = "sương sớm cuối thu";
    const password_hash = await hashPassword(password);
    await db.updateTable("accounts").set({ password_hash }).where("id", "=", account.id).execute();
    const logIn = (cookie: string, given: string) =>
      send(cookie, {
        method: "POST",
        url: "/api/v2/auths/login",
        payload: { email: account.email, password: given },
      });
    const failed = await logIn(await api.token(account.id), "wrong");
    expect([failed.statusCode, failed.headers["set-cookie"]]).toEqual([401, undefined]);
    const answer = await logIn("no-token", password);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.filter(({ name }) => name === "token")).toEqual([
      expect.objectContaining({ value: answer.json().token }),
    ]);
  });
});

describe("Answers of the API", () => {
  it("to a session or with one, and errors, are kept by nobody", async () => {
    const { account } = await recruiterWithBoard();
    const token = await api.token(account.id);
    const body = {
      email: "new@example.test",
      password: "mưa rào tháng bảy",
      full_name: "Lê Mới",
      user_type: 1,
    };
    const post = (path: string, payload: object) => asked("POST", path, "", payload);
    for (const answer of [
      await asked("GET", "/account", token),
      await asked("GET", "/companies/jobs", token),
      await asked("GET", "/companies/jobs/999999", token),
      await asked("PUT", "/account", token, { full_name: "1" }),
      await asked("GET", "/account", ""),
      await asked("GET", "/public/locations", token),
      await post("/auths/register", body),
      await post("/auths/login", body),
      await post("/auths/login", { ...body, password: "wrong" }),
      await asked("POST", "/auths/logout", token),
    ])
      expect(answer.headers["cache-control"], `${answer.statusCode} ${answer.body.slice(0, 80)}`).toBe(
        "no-store",
      );
  });
});
