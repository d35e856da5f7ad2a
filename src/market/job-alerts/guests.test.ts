import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { confirm, subscribe, unsubscribe } from "./contract.ts";
import { makeAlert } from "./factory.ts";

let api: TestApi;
let visitor: Caller;
beforeAll(async () => {
  api = await testApi();
  visitor = await api.as(null);
});

const rowOf = (id: string) =>
  api.database.db.selectFrom("job_alerts").selectAll().where("id", "=", Number(id)).executeTakeFirstOrThrow();
const linksTo = async (email: string) =>
  (await api.mails("job_alerts.confirm"))
    .filter((mail) => mail.to_email === email)
    .map((mail) => String(mail.props.proof));

describe("A guest's job alert", () => {
  it("begins with the link of the mail, once and for ever, in the language of the page", async () => {
    const email = "guest@example.test";
    const vietnamese = await api.as(null, { "x-language": "1" });
    const asked = await vietnamese(subscribe, { body: { keyword: "lễ tân", location_id: 22, email } });
    expect(asked.data.attributes).toEqual({ email, state: "pending" });
    const mail = (await api.mails("job_alerts.confirm")).find((each) => each.to_email === email);
    expect(mail).toMatchObject({ language: 1, props: { keyword: "lễ tân", place: "Hà Nội", days: 7 } });
    const [token = ""] = await linksTo(email);
    for (const _ of [1, 2]) {
      const { data } = await visitor(confirm, { body: { token } });
      expect(data.attributes).toMatchObject({ state: "active", email });
    }
    expect((await rowOf(asked.data.id)).confirmed_at).toEqual(api.clock.now());
  });

  it("requested again while it waits sends another link, and each link begins it", async () => {
    const body = { keyword: "thư ký", email: "again@example.test" };
    await visitor(subscribe, { body });
    expect(await refusal(visitor(subscribe, { body }))).toMatchObject({
      status: 409,
      codes: ["job_alert_exists"],
      meta: { now: "pending" },
    });
    const [first = "", second = ""] = await linksTo(body.email);
    for (const token of [first, second])
      expect((await visitor(confirm, { body: { token } })).data.attributes.state).toBe("active");
    expect((await refusal(visitor(subscribe, { body }))).meta).toEqual({ now: "active" });
  });

  it("requested with other filters is another alert, with its own mail", async () => {
    const email = "details@example.test";
    const body = { keyword: "thủ kho", location_id: 22, email };
    await visitor(subscribe, { body: { ...body, experience: [1], salary_min: 10_000_000 } });
    await visitor(subscribe, { body: { ...body, job_level: [3], salary_min: 20_000_000, remote: true } });
    for (const token of await linksTo(email)) await visitor(confirm, { body: { token } });
    const rows = await api.database.db
      .selectFrom("job_alerts")
      .select("salary_min")
      .where("email", "=", email)
      .execute();
    expect(rows.map(({ salary_min }) => salary_min).sort()).toEqual([10_000_000, 20_000_000]);
    const mails = (await api.mails("job_alerts.confirm")).filter((mail) => mail.to_email === email);
    expect(mails.map(({ props }) => [props.salaryMin, props.remote])).toEqual([
      [10_000_000, false],
      [20_000_000, true],
    ]);
  });

  it("has a link that lives seven days", async () => {
    const body = { keyword: "tạp vụ", email: "late@example.test" };
    await visitor(subscribe, { body });
    const [token = ""] = await linksTo(body.email);
    api.clock.advance(7 * day);
    expect((await refusal(visitor(confirm, { body: { token } }))).codes).toEqual(["link_expired"]);
    expect((await refusal(visitor(confirm, { body: {} }))).codes).toEqual(["token_not_found"]);
    expect((await visitor(subscribe, { body })).data.attributes.state).toBe("pending");
  });

  it("tells a stranger nothing where accounts must not be guessed", async () => {
    const neutral = await testApi({ ENUMERATION_SAFE: "1" });
    const call = await neutral.as(null);
    const { email } = await makeAlert(neutral.database.db, { keyword: "kế toán" });
    const { data } = await call(subscribe, { body: { keyword: "kế toán", email } });
    expect(data.attributes).toEqual({ email, state: "pending" });
    expect(await neutral.mails("job_alerts.confirm")).toEqual([]);
  });
});

describe("The link in each mail", () => {
  it("ends the alert without a session; a second press changes nothing", async () => {
    const alert = await makeAlert(api.database.db);
    for (const _ of [1, 2]) {
      const { data } = await visitor(unsubscribe, { body: { token: alert.stop_token } });
      expect(data.attributes.state).toBe("stopped");
    }
    expect((await refusal(visitor(unsubscribe, { body: { token: "none" } }))).codes).toEqual([
      "token_not_found",
    ]);
  });

  it("works with one click in a mail program, which posts a form to its address (RFC 8058)", async () => {
    const alert = await makeAlert(api.database.db);
    const url = `/api/v2/public/job_alerts/unsubscribe?token=${alert.stop_token}`;
    const opened = await api.app.inject({ method: "GET", url });
    expect(opened.statusCode).toBe(302);
    expect(opened.headers.location).toMatch(/\/job-alerts\/unsubscribe\?token=/);
    expect((await rowOf(String(alert.id))).stopped_at).toBeNull();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const payload = "List-Unsubscribe=One-Click";
    expect((await api.app.inject({ method: "POST", url, headers, payload })).statusCode).toBe(200);
    expect((await rowOf(String(alert.id))).stopped_at).toEqual(api.clock.now());
    const elsewhere = "/api/v2/public/job_alerts/confirm";
    expect((await api.app.inject({ method: "POST", url: elsewhere, headers, payload })).statusCode).toBe(415);
  });
});
