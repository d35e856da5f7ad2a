import { beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "#people/accounts/factory.ts";
import { momentOf } from "#platform/reference/calendar.ts";
import { vatRateOn } from "#platform/reference/vat.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { createApi } from "../../app/api.ts";
import * as contract from "./contract.ts";
import { rowInForce } from "./factory.ts";

let api: TestApi;
let admin: { id: number };
let second: { id: number };
const values = { source: "Decree 1/2031/NĐ-CP", source_url: "https://vanban.chinhphu.vn/1", preview: false };
const vat = (from_day: string, to_day: string | null = null, percent = 9) => ({
  body: { series: "standard" as const, from_day, to_day, data: { percent }, ...values },
});

beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  admin = await makeStaff(db, "admin");
  second = await makeStaff(db, "admin");
  api.clock.set(momentOf("2026-11-27", "09:00"));
});

const as = (person: { id: number }) => api.as(person.id);
const line = async () => {
  const call = await as(admin);
  const { data } = await call(contract.lawRows, {
    params: { kind: "vat" },
    query: { series: "standard", items: 100 },
  });
  return data.map(({ attributes }) => [
    attributes.from_day,
    attributes.to_day,
    (attributes.data as { percent: number }).percent,
  ]);
};

describe("A row of law", () => {
  it("applies at midnight of its day without a deploy", async () => {
    const { db } = api.database;
    expect([
      await vatRateOn(db, "standard", "2026-12-31"),
      await vatRateOn(db, "standard", "2027-01-01"),
    ]).toEqual([
      expect.objectContaining({ bps: 800, to_day: "2026-12-31" }),
      expect.objectContaining({ bps: 1000, to_day: null }),
    ]);
  });

  it("is added after an open row, which ends on the day before, and is canceled with its days given back", async () => {
    const call = await as(admin);
    const preview = await call(contract.vatCreate, { body: { ...vat("2028-01-01").body, preview: true } });
    expect(preview).toMatchObject({ data: null, meta: { preview: true, moved: [{ to_day: "2027-12-31" }] } });
    expect(await line()).toHaveLength(2);
    const { data: row } = await call(contract.vatCreate, vat("2028-01-01"));
    expect(await line()).toEqual([
      ["2028-01-01", null, 9],
      ["2027-01-01", "2027-12-31", 10],
      ["2025-07-01", "2026-12-31", 8],
    ]);
    const params = { id: Number(row?.id) };
    const body = { ...vat("2028-07-01").body, version: 1 };
    await call(contract.vatUpdate, { params, body });
    expect((await line())[1]).toEqual(["2027-01-01", "2028-06-30", 10]);
    await call(contract.lawCancel, {
      params: { kind: "vat", ...params },
      body: { version: 2, preview: false },
    });
    expect(await line()).toEqual([
      ["2027-01-01", null, 10],
      ["2025-07-01", "2026-12-31", 8],
    ]);
  });

  it.each([
    ["a day that is over", vat("2026-11-27"), "law_not_future"],
    ["an end before its first day", vat("2028-01-02", "2028-01-01"), "law_ends_early"],
    ["the first day of another row", vat("2027-01-01"), "period_overlap"],
    ["a day of a row with an end", vat("2026-12-01"), "period_overlap"],
    ["days beyond the next row", vat("2026-12-01", "2027-02-01"), "period_overlap"],
    ["a rate above 100%", vat("2028-01-01", null, 101), "law_percent"],
  ])("is refused for %s", async (_name, input, code) => {
    const before = await line();
    await expect((await as(admin))(contract.vatCreate, input)).rejects.toMatchObject({ errors: [{ code }] });
    expect(await line()).toEqual(before);
  });

  it("leaves no gap: neither after an end, nor by an edit", async () => {
    const call = await as(admin);
    const { data: first } = await call(contract.vatCreate, vat("2029-01-01", "2029-06-30"));
    const afterGap = call(contract.vatCreate, vat("2029-08-01"));
    await expect(afterGap).rejects.toMatchObject({ status: 409, errors: [{ code: "period_gap" }] });
    const { data: next } = await call(contract.vatCreate, vat("2029-07-01"));
    const shorter = { ...vat("2029-01-01", "2029-05-31").body, version: 1 };
    await expect(
      call(contract.vatUpdate, { params: { id: Number(first?.id) }, body: shorter }),
    ).rejects.toMatchObject({ errors: [{ code: "period_gap", detail: "No row would cover 01 Jun 2029" }] });
    for (const row of [next, first])
      await call(contract.lawCancel, {
        params: { kind: "vat", id: Number(row?.id) },
        body: { version: row === next ? 1 : 2, preview: false },
      });
    expect(await line()).toHaveLength(2);
  });

  it("is added once when twenty requests run at once", async () => {
    const call = await as(admin);
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => call(contract.vatCreate, vat("2030-01-01"))),
    );
    const won = results.filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected")
        expect(result.reason).toMatchObject({ status: 409, errors: [{ code: "period_overlap" }] });
    expect(await line()).toHaveLength(3);
  });

  it("that has begun is only corrected: with a reason, a preview, and the old row in the history", async () => {
    const { db } = api.database;
    const call = await as(admin);
    const row = await rowInForce(db, "vat");
    const params = { id: row.id };
    const edit = { ...vat("2028-01-01").body, version: row.version };
    await expect(call(contract.vatUpdate, { params, body: edit })).rejects.toMatchObject({
      errors: [{ code: "law_begun" }],
    });
    const body = { version: row.version, reason: "A misprint", data: { percent: 7 }, ...values };
    const preview = await call(contract.vatCorrect, { params, body: { ...body, preview: true } });
    expect(preview.meta.preview).toBe(true);
    expect(await vatRateOn(db, "standard", "2026-11-27")).toMatchObject({ bps: 800 });
    const { data: corrected } = await call(contract.vatCorrect, { params, body });
    expect(corrected?.attributes).toMatchObject({
      from_day: "2025-07-01",
      to_day: "2026-12-31",
      state: "in_force",
    });
    expect(await vatRateOn(db, "standard", "2026-11-27")).toMatchObject({ bps: 700 });
    const { data: old } = await call(contract.lawRowShow, { params: { kind: "vat", id: row.id } });
    expect(old.attributes).toMatchObject({
      state: "superseded",
      reason: "A misprint",
      superseded_by: corrected?.id,
      can: { edit: false, correct: false },
    });
    await expect(call(contract.vatCorrect, { params, body })).rejects.toMatchObject({
      errors: [{ code: "law_changed" }],
    });
    const { before, after } = await lastAudit();
    expect([before.data.percent, after.data.percent]).toEqual([8, 7]);
  });

  it("is checked by another administrator than the one who entered it", async () => {
    const call = await as(admin);
    const { data } = await call(contract.holidayCreate, {
      body: { from_day: "2031-02-01", to_day: null, data: { name: "Day", name_vn: "Lễ" }, ...values },
    });
    const input = { params: { kind: "holidays" as const, id: Number(data?.id) }, body: { version: 1 } };
    await expect(call(contract.lawCheck, input)).rejects.toMatchObject({
      status: 403,
      errors: [{ code: "law_second_person" }],
    });
    const { data: checked } = await (await as(second))(contract.lawCheck, input);
    expect(checked.attributes.checked_by).toMatchObject({ id: String(second.id) });
  });

  it("is read by members and written by super administrators only", async () => {
    const { db } = api.database;
    const member = await makeStaff(db, "admin", { member: true });
    const call = await as(member);
    const { data } = await call(contract.lawRows, { params: { kind: "vat" }, query: {} });
    for (const { attributes } of data)
      expect(attributes.can).toEqual({ edit: false, cancel: false, correct: false, check: false });
    await call(contract.lawOutlook, {});
    await expect(call(contract.vatCreate, vat("2035-01-01"))).rejects.toMatchObject({ status: 403 });
  });
});

it("The value of a dong is not corrected", async () => {
  const call = await as(admin);
  const { data } = await call(contract.lawRows, { params: { kind: "rates" }, query: { series: "VND" } });
  const [row] = data;
  expect(row?.attributes.can).toMatchObject({ correct: false });
  const body = { version: 1, reason: "A misprint", data: { vnd: 2 }, ...values };
  await expect(call(contract.rateCorrect, { params: { id: Number(row?.id) }, body })).rejects.toMatchObject({
    status: 403,
  });
});

describe("Rows as JSON", () => {
  const kind = "rates" as const;
  it("are imported as a whole, after a preview of the difference that writes nothing", async () => {
    const call = await as(admin);
    const dollar = async () => {
      const { data } = await call(contract.lawRows, { params: { kind }, query: { series: "USD" } });
      return data.map(({ attributes }) => [attributes.from_day, attributes.to_day]);
    };
    const row = { series: "USD", from_day: "2027-03-01", to_day: null, data: { vnd: 26_400 } };
    const rows = [Object.assign({}, row, { source: "Notice 1", source_url: null })];
    const preview = await call(contract.lawImport, { params: { kind }, body: { rows, preview: true } });
    expect(preview.data).toMatchObject([{ change: "added", before: null, from_day: "2027-03-01" }]);
    expect(await dollar()).toHaveLength(1);
    await call(contract.lawImport, { params: { kind }, body: { rows, preview: false } });
    expect(await dollar()).toEqual([
      ["2027-03-01", null],
      ["2026-01-01", "2027-02-28"],
    ]);
    const again = await call(contract.lawImport, { params: { kind }, body: { rows, preview: false } });
    expect(again.data).toMatchObject([{ change: "unchanged" }]);
    const later = Object.assign({}, rows[0], { from_day: "2027-06-01" });
    const broken = Object.assign({}, rows[0], { from_day: "2026-11-01" });
    const body = { rows: [later, broken], preview: false };
    await expect(call(contract.lawImport, { params: { kind }, body })).rejects.toMatchObject({
      errors: [{ code: "law_not_future", source: { pointer: "/rows/1/from_day" } }],
    });
    expect(await dollar()).toHaveLength(2);
  });
});

async function lastAudit() {
  const row = await api.database.db
    .selectFrom("audit_event")
    .select("detail")
    .where("object_type", "=", "law_row")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return row.detail as unknown as Record<"before" | "after", { data: { percent: number } }>;
}

describe("The next 60 days", () => {
  it("name the tax that ends, the one that begins, and the holidays before their notice", async () => {
    const call = await as(admin);
    const { data, meta } = await call(contract.lawOutlook, {});
    const reasons = data.map((row) => [row.attributes.from_day, row.attributes.kind, meta.reasons[row.id]]);
    expect(reasons).toContainEqual(["2025-07-01", "vat", ["ends"]]);
    expect(reasons).toContainEqual(["2027-01-01", "vat", ["starts", "unchecked"]]);
    expect(reasons).toContainEqual(["2027-01-01", "holidays", ["unannounced"]]);
    expect(meta.year_without_holidays).toBeNull();
  });
});

describe("A correction", () => {
  it("is in the answers of another process within two seconds", async () => {
    const { db } = api.database;
    const other = await createApi(api.services);
    await other.app.ready();
    const netOf = async () => {
      const answer = await other.app.inject({ url: "/api/v2/public/gross_net?gross=50000000" });
      return answer.json().data.attributes.net;
    };
    expect(await netOf()).toBe(42_325_000);
    const call = await as(admin);
    const on = { params: { kind: "gross_net" as const }, query: { on: "2026-11-27" } };
    const row = (await call(contract.lawRows, on)).data[0];
    const data = Object.assign({}, row?.attributes.data, { personal: 20_500_000 });
    const body = { version: 1, reason: "A new resolution", data: data as never, ...values };
    const published = new Promise<void>((done) => void api.services.pubsub.subscribe("market", done));
    const began = performance.now();
    await call(contract.payLawCorrect, { params: { id: Number(row?.id) }, body });
    expect(await netOf()).toBeGreaterThan(42_325_000);
    // The cached pages of each process are emptied by this notification.
    await published;
    expect(performance.now() - began).toBeLessThan(2000);
    await other.app.close();
    expect(
      await db.selectFrom("law_rows").select("id").where("kind", "=", "gross_net").execute(),
    ).toHaveLength(4);
  });
});
