import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { makeStaff } from "#people/accounts/factory.ts";
import { makeHoliday } from "#platform/reference/factory.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeAgencyWithClient, makePlacement } from "./factory.ts";
import { room } from "./room.ts";

let api: TestApi;
let desk: Awaited<ReturnType<typeof makeAgencyWithClient>>;
const now = new Date("2026-12-15T03:00:00Z");
beforeAll(async () => {
  api = await testApi();
  api.clock.set(now);
  desk = await makeAgencyWithClient(api.database.db);
});

const refusal = (code: string, status = 409) => ({ status, errors: [{ code }] });
const at = ({ id }: { id: number | string }) => ({ params: { id: Number(id) } });
const bellsOf = async (id: number, news: string) => {
  const rows = await api.database.db
    .selectFrom("notifications")
    .select("id")
    .where("account_id", "=", id)
    .where(sql`props ->> 'news'`, "=", news)
    .execute();
  return rows.length;
};

/** Inserts a placement that starts on 15 December 2026 with a warranty of 60 days without holidays. */
async function overTet() {
  const made = await makePlacement(api.database.db, desk, now, "2027-01-01");
  await api.database.db
    .updateTable("placements")
    .set({ warranty_basis: "without_holidays", start_date: "2026-12-15" })
    .where("id", "=", made.id)
    .execute();
  const call = await api.as(desk.am.id);
  const { data } = await call(contract.startPlacement, { ...at(made), body: {} });
  return data;
}

describe("A warranty over Tết", () => {
  it("leaves out its holidays and says how many there are", async () => {
    const { attributes } = await overTet();
    expect(attributes).toMatchObject({ warranty_until: "2027-02-20", warranty_holidays: 8 });
  });

  it("ends on another day when the holidays change, of which its AM is notified", async () => {
    const { db } = api.database;
    const { id } = await overTet();
    const run = () => room.schedules["warranty-holidays"].run(api.services, api.clock.now());
    expect(await run()).toBe("0 warranties changed");
    const bells = await bellsOf(desk.am.id, "warranty");
    await makeHoliday(db, "2027-02-12");
    expect(await run()).toMatch(/^[12] warranties changed$/);
    const call = await api.as(desk.am.id);
    const { data } = await call(contract.placement, at({ id }));
    expect(data.attributes.warranty_until).toBe("2027-02-21");
    expect(await bellsOf(desk.am.id, "warranty")).toBeGreaterThan(bells);
    expect(await run()).toBe("0 warranties changed");
    await db.deleteFrom("law_rows").where("from_day", "=", "2027-02-12").execute();
    await run();
  });
});

describe("A check-in at which the person wants to leave", () => {
  it("reaches the AM by bell and mail, with the remedies of the day", async () => {
    const call = await api.as(desk.admin.id);
    const { id } = await overTet();
    const body = { day: "7", side: "client", answer: "leaving", note: null } as const;
    const before = await bellsOf(desk.am.id, "leaving");
    await call(contract.checkIn, { ...at({ id }), body });
    expect(await bellsOf(desk.am.id, "leaving")).toBe(before + 1);
    const mailed = async () => (await api.mails("placements.leaving")).at(-1);
    expect(await mailed()).toMatchObject({
      to_email: desk.am.email,
      props: { remedy: "both", until: "2027-02-20", side: "client" },
    });
    api.clock.set(new Date("2027-02-21T03:00:00Z"));
    const late = await api.as(desk.am.id);
    await late(contract.checkIn, { ...at({ id }), body: { ...body, side: "person" } });
    expect((await mailed())?.props).toMatchObject({ remedy: "none", side: "person" });
    api.clock.set(now);
  });
});

describe("The first day of work", () => {
  it("is refused before the day of the offer", async () => {
    const made = await makePlacement(api.database.db, desk, now, "2026-12-20");
    const call = await api.as(desk.am.id);
    const start = (start_date: string) =>
      call(contract.startPlacement, { ...at(made), body: { start_date } });
    await expect(start("2026-11-19")).rejects.toMatchObject({
      status: 422,
      errors: [{ code: "start_before_offer", source: { pointer: "/start_date" } }],
    });
    expect((await start("2026-11-20")).data.attributes.started).toBe(true);
  });
});

describe("The shares of a fee", () => {
  it("are not overwritten by an edit of an older version", async () => {
    const made = await makePlacement(api.database.db, desk, now);
    const call = await api.as(desk.am.id);
    const split = (account_id: number) => {
      const splits = [{ account_id, role: "am" as const, bps: 10_000 }];
      return call(contract.splitPlacement, { ...at(made), body: { splits, note: null, version: 0 } });
    };
    const both = await Promise.allSettled([split(desk.am.id), split(desk.admin.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(split(desk.am.id)).rejects.toMatchObject(refusal("splits_edited"));
  });

  it("are changed after the payment by an administrator, with a reason and a log of both states", async () => {
    const { db } = api.database;
    const made = await makePlacement(db, desk, now);
    await db.updateTable("placements").set({ status: "paid" }).where("id", "=", made.id).execute();
    const splits = [{ account_id: desk.admin.id, role: "sourcer" as const, bps: 10_000 }];
    const by = (call: Awaited<ReturnType<TestApi["as"]>>, note: string | null) =>
      call(contract.splitPlacement, { ...at(made), body: { splits, note } });
    await expect(by(await api.as(desk.am.id), "Sai")).rejects.toMatchObject(
      refusal("placement_state_changed"),
    );
    const admin = await api.as(desk.admin.id);
    await expect(by(admin, null)).rejects.toMatchObject(refusal("note_required", 422));
    await by(admin, "Người tìm là Lan");
    const { data } = await db
      .selectFrom("activities")
      .select("data")
      .where("kind", "=", "placement_splits")
      .where(sql`data ->> 'placement'`, "=", String(made.id))
      .executeTakeFirstOrThrow();
    expect(data).toEqual({
      placement: made.id,
      note: "Người tìm là Lan",
      before: [{ account_id: desk.am.id, role: "am", bps: 10_000 }],
      after: [{ account_id: desk.admin.id, role: "sourcer", bps: 10_000 }],
    });
  });
});

describe("The list of placements as CSV", () => {
  it("has the rows that the reader sees, and no formulas", async () => {
    const { db } = api.database;
    const made = await makePlacement(db, desk, now);
    await db
      .updateTable("applicants")
      .set({ full_name: "=HYPERLINK(1)" })
      .where("id", "=", sql<number>`(SELECT applicant_id FROM placements WHERE id = ${made.id})`)
      .execute();
    const text = async (id: number) => {
      const headers = { authorization: `Bearer ${await api.token(id)}` };
      return (await api.app.inject({ url: "/api/v2/consultants/placements.csv", headers })).body;
    };
    const file = await text(desk.am.id);
    expect(file).toContain("'=HYPERLINK(1)");
    expect(file).toContain("86400000");
    const stranger = await makeStaff(db, "consultant");
    expect((await text(stranger.id)).trim().split("\r\n")).toHaveLength(1);
  });
});
