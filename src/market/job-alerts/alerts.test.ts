import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { eraseClosedAccounts } from "#people/accounts/commands/close-account.ts";
import { accountClose } from "#people/accounts/contract-closing.ts";
import { makeCandidate, makeCompany } from "#people/accounts/factory.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { confirm, create, list, remove, subscribe, update } from "./contract.ts";

let api: TestApi;
let visitor: Caller;
beforeAll(async () => {
  api = await testApi();
  visitor = await api.as(null);
});

const candidate = async (given?: Parameters<typeof makeCandidate>[1]) => {
  const person = await makeCandidate(api.database.db, given);
  return { ...person, call: await api.as(person.id) };
};
const rowOf = (id: string) =>
  api.database.db.selectFrom("job_alerts").selectAll().where("id", "=", Number(id)).executeTakeFirstOrThrow();
const linksTo = async (email: string) =>
  (await api.mails("job_alerts.confirm"))
    .filter((mail) => mail.to_email === email)
    .map((mail) => String(mail.props.proof));

describe("A candidate's job alert", () => {
  it("for the own, verified address is set, listed, changed, paused and deleted, without any mail", async () => {
    const { call, email } = await candidate();
    const body = {
      keyword: "Kế toán",
      location_id: 27,
      salary_min: 15_000_000,
      frequency: "weekly" as const,
    };
    const { data } = await call(create, { body });
    expect(data.attributes).toMatchObject({ ...body, email, state: "active", remote: false });
    expect(data.attributes.can).toEqual({ edit: true, delete: true, pause: true, resume: false });
    const params = { id: data.id };
    const changed = await call(update, { params, body: { remote: true, keyword: null } });
    expect(changed.data.attributes).toMatchObject({
      keyword: null,
      location_id: 27,
      remote: true,
      state: "active",
    });
    const paused = await call(update, { params, body: { active: false } });
    expect(paused.data.attributes).toMatchObject({ state: "stopped", can: { pause: false, resume: true } });
    api.clock.advance(day);
    await call(update, { params, body: { active: true } });
    // A resumed alert does not send jobs that were published during its pause.
    expect((await rowOf(data.id)).looked_at).toEqual(api.clock.now());
    expect((await call(list)).meta.total).toBe(1);
    await call(remove, { params });
    expect(await call(list)).toEqual({ data: [], meta: { page: 1, items: 10, total: 0 } });
    expect(await linksTo(email)).toEqual([]);
  });

  it("takes one or several of each filter of a list, and says what it took", async () => {
    const { call } = await candidate();
    const body = {
      location_id: [27, 22, 27],
      category_id: 7,
      job_type: [9, 0],
      job_level: [2],
      experience: "1",
    };
    const { data } = await call(create, { body });
    const lists = {
      location_ids: [22, 27],
      category_ids: [7],
      job_types: [0, 9],
      job_levels: [2],
      experience: [1],
    };
    expect(data.attributes).toMatchObject({ ...lists, location_id: null, category_id: 7 });
    const params = { id: data.id };
    const changed = await call(update, { params, body: { job_type: null, location_id: 22 } });
    expect(changed.data.attributes).toMatchObject({
      ...lists,
      location_id: 22,
      location_ids: [22],
      job_types: [],
    });
  });

  it("is nobody else's: 404, and 401 without a session", async () => {
    const [owner, other] = [await candidate(), await candidate()];
    const { data } = await owner.call(create, { body: { keyword: "thợ hàn" } });
    const params = { id: data.id };
    expect((await refusal(other.call(update, { params, body: { keyword: "x" } }))).status).toBe(404);
    expect((await refusal(other.call(remove, { params }))).status).toBe(404);
    expect((await other.call(list)).data).toEqual([]);
    const asked = [visitor(list), visitor(update, { params, body: {} }), visitor(remove, { params })];
    expect((await Promise.all(asked.map(refusal))).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it("looks for something that exists", async () => {
    const { call } = await candidate();
    const blocked = await makeCompany(api.database.db, { blocked: true });
    const refused = async (body: object) => {
      const { status, codes, pointers } = await refusal(call(create, { body }));
      return [status, codes[0], pointers[0]];
    };
    expect(await refused({ keyword: " " })).toEqual([422, "job_alert_empty", "/keyword"]);
    expect(await refused({ location_id: 99_999 })).toEqual([422, "location_unknown", "/location_id"]);
    expect(await refused({ category_id: 99_999 })).toEqual([422, "category_unknown", "/category_id"]);
    expect(await refused({ location_id: [27, 99_999] })).toEqual([422, "location_unknown", "/location_id"]);
    expect(await refused({ job_type: [0, 77] })).toEqual([422, "choice_unknown", "/job_type"]);
    const many = Array.from({ length: 21 }, (_, n) => n + 1);
    expect(await refused({ category_id: many })).toEqual([422, "too_large_value", "/category_id"]);
    expect(await refused({ company_id: blocked.id })).toEqual([422, "choice_unknown", "/company_id"]);
    expect(await refused({ keyword: "x", frequency: "hourly" })).toEqual([422, "invalid", "/frequency"]);
    expect(await refused({ keyword: "x", email: "nonsense" })).toEqual([422, "invalid_email", "/email"]);
  });

  it("for another address waits until that agrees", async () => {
    const { call } = await candidate();
    const email = "partner@example.test";
    const { data } = await call(create, { body: { keyword: "y tá", email } });
    expect(data.attributes).toMatchObject({ email, state: "pending" });
    const [token = ""] = await linksTo(email);
    await visitor(confirm, { body: { token } });
    expect((await call(list)).data[0]?.attributes.state).toBe("active");
    const moved = await call(update, { params: { id: data.id }, body: { email: "else@example.test" } });
    expect(moved.data.attributes.state).toBe("pending");
    expect((await refusal(visitor(confirm, { body: { token } }))).codes).toEqual(["token_not_found"]);
  });

  it("set as a guest is there after signing in with the same address", async () => {
    const { call, email } = await candidate();
    await visitor(subscribe, { body: { keyword: "phiên dịch", email } });
    expect((await call(list)).data).toEqual([]);
    const [token = ""] = await linksTo(email);
    await visitor(confirm, { body: { token } });
    const [mine] = (await call(list)).data;
    expect(mine?.attributes).toMatchObject({ keyword: "phiên dịch", state: "active" });
    await call(remove, { params: { id: mine?.id ?? "" } });
  });
});

describe("Who closes the account", () => {
  it("leaves no alert behind, neither the own ones nor those of the address", async () => {
    const { db } = api.database;
    const { call, email, candidateId } = await candidate();
    await call(create, { body: { keyword: "thợ may" } });
    await call(create, { body: { keyword: "thợ may", email: "friend@example.test" } });
    await visitor(subscribe, { body: { keyword: "thợ thêu", email } });
    await call(accountClose, { body: { email } });
    await eraseClosedAccounts(api.database, new Date(api.clock.now().getTime() + 7 * day));
    const left = await db
      .selectFrom("job_alerts")
      .select("id")
      .where((eb) => eb.or([eb("email", "=", email), eb("candidate_id", "=", candidateId)]))
      .execute();
    expect(left).toEqual([]);
  });
});

describe("The same alert again", () => {
  it("is refused with the specification's words and its id, accents, capitals and order aside", async () => {
    const { call } = await candidate();
    const { data } = await call(create, { body: { keyword: "Kế  toán", location_id: 27 } });
    const again = call(create, { body: { keyword: "ke TOAN", location_id: 27, frequency: "weekly" } });
    const error = await again.catch((caught: unknown) => caught as { status: number; errors: object[] });
    expect(error).toMatchObject({
      status: 409,
      errors: [{ detail: "Job Alert already existed" }],
      meta: { now: "active", id: Number(data.id) },
    });
    const body = { keyword: "ke toan", location_id: 27, email: data.attributes.email };
    expect((await refusal(visitor(subscribe, { body }))).meta).toEqual({ now: "active" });
    const other = await call(create, { body: { keyword: "ke toan", location_id: 22 } });
    await call(create, { body: { keyword: "ke toan", location_id: [27, 22] } });
    const turned = call(create, { body: { keyword: "ke toan", location_id: [22, 27] } });
    expect((await refusal(turned)).codes).toEqual(["job_alert_exists"]);
    const company = await makeCompany(api.database.db);
    await call(create, { body: { keyword: "ke toan", location_id: 27, company_id: company.id } });
    const onto = call(update, { params: { id: other.data.id }, body: { location_id: 27 } });
    expect(await refusal(onto)).toMatchObject({ status: 409, codes: ["job_alert_exists"] });
  });

  it("is another one by any criterion", async () => {
    const { call } = await candidate();
    const criteria = { category_id: [6], salary_min: 40_000_000, remote: true };
    for (const more of [
      {},
      { job_level: 2 },
      { job_type: 1 },
      { experience: 1 },
      { salary_min: 30_000_000 },
      { remote: false },
    ])
      expect((await call(create, { body: { ...criteria, ...more } })).data.attributes.state).toBe("active");
  });

  it("makes room when the earlier one was stopped, and is one alert however many ask at once", async () => {
    const { call, email } = await candidate();
    const { data } = await call(create, { body: { keyword: "thủ kho" } });
    await call(update, { params: { id: data.id }, body: { active: false } });
    const body = { keyword: "thủ kho" };
    const asked = await Promise.allSettled([1, 2, 3, 4].map(() => call(create, { body })));
    expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const rows = await api.database.db
      .selectFrom("job_alerts")
      .selectAll()
      .where("email", "=", email)
      .execute();
    expect(rows).toHaveLength(1);
  });
});

describe("Ten alerts an address", () => {
  it("and no eleventh; deleting or pausing one makes room", async () => {
    const { call } = await candidate();
    for (let n = 1; n <= 10; n++) await call(create, { body: { keyword: `việc ${n}` } });
    const eleventh = () => call(create, { body: { keyword: "việc 11" } });
    expect(await refusal(eleventh())).toMatchObject({
      status: 409,
      codes: ["job_alert_limit"],
      meta: { now: 10 },
    });
    const { data } = await call(list);
    await call(update, { params: { id: data[0]?.id ?? "" }, body: { active: false } });
    await eleventh();
    const resume = call(update, { params: { id: data[0]?.id ?? "" }, body: { active: true } });
    expect((await refusal(resume)).codes).toEqual(["job_alert_limit"]);
  });

  it("also for guests; what strangers ask for does not keep the owner out, nor fill the mailbox", async () => {
    const { call, email } = await candidate();
    for (let n = 1; n <= 10; n++) await visitor(subscribe, { body: { keyword: `spam ${n}`, email } });
    const more = visitor(subscribe, { body: { keyword: "spam 11", email } });
    expect(await refusal(more)).toMatchObject({ status: 409, codes: ["job_alert_limit"] });
    const { data } = await call(create, { body: { keyword: "spam 1" } });
    expect(data.attributes.state).toBe("active");
    for (let n = 0; n < 10; n++) await refusal(visitor(subscribe, { body: { keyword: "spam 2", email } }));
    const flooded = visitor(subscribe, { body: { keyword: "spam 2", email } });
    expect(await refusal(flooded)).toMatchObject({ status: 429, codes: ["too_many_requests"] });
    expect(await linksTo(email)).toHaveLength(20);
  });
});
