import { beforeAll, describe, expect, it } from "vitest";
import { makeInvoice } from "#agency/invoices/factory.ts";
import { makeAgencyWithClient, makePlacement } from "#agency/placements/factory.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeInterview } from "#hiring/interviews/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { makeTask } from "#hiring/tasks/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { makeContact } from "#people/clients/factory.ts";
import { momentOf } from "#platform/reference/calendar.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { dashboard } from "./contract.ts";
import { listMost } from "./terms.ts";
import { makeOpenOrder } from "./testing/rows.ts";

let api: TestApi;
type Desk = Awaited<ReturnType<typeof makeAgencyWithClient>>;
const at = (moment: string) => momentOf(...(moment.split("T") as [string, string]));
beforeAll(async () => {
  api = await testApi();
});

async function read(accountId: number, view?: "mine" | "team") {
  const call = await api.as(accountId);
  return (await call(dashboard, { query: view && { view } })).data.attributes;
}

/** Makes an agency, and a member without clients and jobs. */
async function given() {
  const { db } = api.database;
  const desk = await makeAgencyWithClient(db);
  const other = await makeStaff(db, "consultant", { agencyId: desk.agency.id, member: true });
  return { db, desk, other };
}

/** Makes an applicant at the client, who reached the stage at a moment. */
async function atClient(desk: Desk, appliedAt: Date, leadId = desk.am.id) {
  const { db } = api.database;
  const order = await makeOpenOrder(db, desk, { leadId, dueAt: monday, firstCvAt: appliedAt });
  const { job } = order;
  const applicant = await makeApplicant(db, { job, stageKind: "applied", appliedAt });
  await makeRepresentation(db, applicant);
  await db
    .updateTable("applicants")
    .set((eb) => ({
      stage_id: eb
        .selectFrom("pipeline_stages")
        .select("id")
        .where("pipeline_id", "=", job.pipeline_id)
        .where("kind", "=", 5),
    }))
    .where("id", "=", applicant.id)
    .execute();
  return { order, applicant };
}

describe("The dashboard", () => {
  it("is empty without work", async () => {
    const { other } = await given();
    const nothing = { total: 0, entries: [] };
    expect(await read(other.id)).toEqual({
      view: "mine",
      first_cvs: nothing,
      reviews: nothing,
      silent_clients: nothing,
      interviews: nothing,
      check_ins: nothing,
      warranties: nothing,
      fees: [],
    });
  });

  it("lists orders without a CV, with the contact to call, for the lead, the AM and administrators", async () => {
    const { db, desk, other } = await given();
    const lead = await makeStaff(db, "consultant", { agencyId: desk.agency.id, member: true });
    await makeContact(db, { client_id: desk.client.id, created_at: monday, phone: null, is_decider: true });
    const left = { client_id: desk.client.id, created_at: monday, phone: "0901 000 001", left_at: monday };
    await makeContact(db, left);
    await makeContact(db, {
      client_id: desk.client.id,
      created_at: monday,
      full_name: "Vũ Minh",
      phone: "0901 000 002",
    });
    const late = await makeOpenOrder(db, desk, { leadId: lead.id, dueAt: at("2026-03-02T00:00:00") });
    const later = await makeOpenOrder(db, desk, { leadId: lead.id, dueAt: at("2026-03-04T00:00:00") });
    await makeOpenOrder(db, desk, { leadId: lead.id, dueAt: monday, firstCvAt: monday });
    const held = await makeOpenOrder(db, desk, { leadId: lead.id, dueAt: monday });
    await db
      .updateTable("job_orders")
      .set({ status: "on_hold", held_at: monday })
      .where("id", "=", held.id)
      .execute();
    const { first_cvs } = await read(lead.id);
    expect(
      first_cvs.entries.map(({ id, due_date, overdue, contact, can }) => [
        Number(id),
        due_date,
        overdue,
        contact,
        can.open,
      ]),
    ).toEqual([
      [late.id, "2026-03-01", true, { full_name: "Vũ Minh", phone: "0901 000 002" }, true],
      [later.id, "2026-03-03", false, { full_name: "Vũ Minh", phone: "0901 000 002" }, true],
    ]);
    const ofAm = (await read(desk.am.id)).first_cvs;
    expect([ofAm.total, ofAm.entries[0]?.can.open]).toEqual([2, false]);
    expect((await read(other.id)).first_cvs.total).toBe(0);
    expect((await read(desk.admin.id)).first_cvs.total).toBe(0);
    expect((await read(desk.admin.id, "team")).first_cvs.total).toBe(2);
  });

  it("lists applicants whose client is silent for more than two working days", async () => {
    const { db, desk, other } = await given();
    // Monday 10:00: Thursday 10:00 was two working days ago.
    const silent = await atClient(desk, at("2026-02-26T09:59:00"));
    await atClient(desk, at("2026-02-26T10:01:00"));
    const ahead = await atClient(desk, at("2026-02-20T09:00:00"));
    await makeInterview(db, ahead.applicant, { startsAt: at("2026-03-03T09:00:00") });
    const met = await atClient(desk, at("2026-02-20T09:00:00"));
    await makeInterview(db, met.applicant, { startsAt: at("2026-02-27T09:00:00") });
    const forgotten = await atClient(desk, at("2026-02-20T09:00:00"), other.id);
    await makeInterview(db, forgotten.applicant, { startsAt: at("2026-02-24T09:00:00") });
    const read_ = async (id: number, view?: "team") =>
      (await read(id, view)).silent_clients.entries.map(({ applicant, since, can }) => [
        Number(applicant.id),
        since,
        can,
      ]);
    const entry = (of: typeof silent, since: string, can: object) => [
      of.applicant.id,
      at(since).toISOString(),
      can,
    ];
    const both = { open: true, remind: true };
    const none = { open: false, remind: false };
    expect(await read_(desk.am.id)).toEqual([
      entry(forgotten, "2026-02-24T10:00:00", none),
      entry(silent, "2026-02-26T09:59:00", both),
    ]);
    expect(await read_(other.id)).toEqual([entry(forgotten, "2026-02-24T10:00:00", both)]);
    const tenant = { companyId: desk.client.company_id, agencyId: desk.agency.id };
    await makeTask(db, { ...tenant, authorId: other.id, applicant: forgotten.applicant });
    expect(await read_(other.id)).toEqual([
      entry(forgotten, "2026-02-24T10:00:00", { open: true, remind: false }),
    ]);
    expect(await read_(desk.admin.id, "team")).toHaveLength(2);
  });

  it("lists the interviews of today for those who hold them, until they have an outcome", async () => {
    const { db, desk, other } = await given();
    const { applicant } = await atClient(desk, monday);
    const today = await makeInterview(db, applicant, {
      startsAt: at("2026-03-02T08:00:00"),
      interviewers: [other.id],
    });
    const done = await makeInterview(db, applicant, { startsAt: at("2026-03-02T23:30:00") });
    await db.updateTable("interviews").set({ status: "completed" }).where("id", "=", done.id).execute();
    await makeInterview(db, applicant, { startsAt: at("2026-03-03T00:00:00") });
    for (const reader of [other, desk.am]) {
      const { total, entries } = (await read(reader.id)).interviews;
      expect([total, entries[0]?.id, entries[0]?.client?.name]).toEqual([
        1,
        String(today.id),
        desk.client.name,
      ]);
    }
  });

  it("lists check-ins that are due and bad answers, and warranties that end", async () => {
    const { db, desk, other } = await given();
    const make = async (start: string, until: string) => {
      const { id } = await makePlacement(db, desk, monday, start);
      await db.updateTable("placements").set({ warranty_until: until }).where("id", "=", id).execute();
      return id;
    };
    const fresh = await make("2026-02-23", "2026-04-23");
    const answer = { placement_id: fresh, note: null, by_id: null };
    await db
      .insertInto("check_ins")
      .values([
        { ...answer, day: "1", side: "person", answer: "leaving", at: new Date(monday.getTime() - 1) },
        { ...answer, day: "1", side: "client", answer: "unsure", at: new Date(monday.getTime() - 2) },
        { ...answer, day: "7", side: "client", answer: "good", at: new Date(monday.getTime() - 1) },
      ])
      .execute();
    const ending = await make("2026-01-01", "2026-03-09");
    await db
      .insertInto("check_ins")
      .values(
        ["1", "7", "30", "last"].flatMap((day) =>
          ["person", "client"].map((side) => ({
            ...answer,
            placement_id: ending,
            day,
            side,
            answer: "good",
            at: monday,
          })),
        ),
      )
      .execute();
    const over = await make("2026-01-01", "2026-03-01");
    const { check_ins, warranties } = await read(desk.am.id);
    expect(
      check_ins.entries.map(({ placement_id, day, side, due, answer: each }) => [
        Number(placement_id),
        day,
        side,
        due,
        each,
      ]),
    ).toEqual([
      [fresh, "1", "person", "2026-02-24", "leaving"],
      [fresh, "7", "person", "2026-03-02", null],
    ]);
    expect(warranties.entries.map(({ placement_id }) => Number(placement_id))).toEqual([ending]);
    expect(over).toBeGreaterThan(0);
    expect((await read(other.id)).warranties.total).toBe(0);
  });

  it("adds up the fees of the month: a member's shares, and the requests of an AM's clients", async () => {
    const { db, desk, other } = await given();
    const { id } = await makePlacement(db, desk, monday);
    await db
      .updateTable("placement_splits")
      .set({ amount: 60_000_000 })
      .where("placement_id", "=", id)
      .execute();
    await db
      .insertInto("placement_splits")
      .values({
        placement_id: id,
        position: 1,
        account_id: other.id,
        role: "bd",
        bps: 3000,
        amount: 26_400_000,
      })
      .execute();
    await makePlacement(db, desk, at("2026-02-28T23:00:00"));
    await makeInvoice(db, desk, { at: at("2026-02-01T09:00:00") });
    const paid = await makeInvoice(db, desk, { at: monday });
    await makeInvoice(db, desk, { at: monday, status: "draft" });
    const payment = { invoice_id: paid.id, amount: 400_000, paid_on: "2026-03-02", created_at: monday };
    await db
      .insertInto("payments")
      .values([payment, { ...payment, reversed_at: monday }])
      .execute();
    await db
      .updateTable("invoices")
      .set({ paid: 400_000, status: "part_paid" })
      .where("id", "=", paid.id)
      .execute();
    const month = { currency: "VND", requested: 1_000_000, paid: 400_000, overdue: 1_000_000 };
    expect((await read(desk.am.id)).fees).toEqual([{ ...month, booked: 60_000_000 }]);
    const none = { currency: "VND", requested: 0, paid: 0, overdue: 0 };
    expect((await read(other.id)).fees).toEqual([{ ...none, booked: 26_400_000 }]);
    expect((await read(desk.admin.id, "team")).fees).toEqual([{ ...month, booked: 86_400_000 }]);
  });

  it("limits its lists and names the number of all entries", async () => {
    const { db, desk } = await given();
    for (let n = 0; n < listMost + 2; n += 1)
      await makeOpenOrder(db, desk, { leadId: desk.am.id, dueAt: new Date(monday.getTime() + n) });
    const { first_cvs } = await read(desk.am.id);
    expect([first_cvs.total, first_cvs.entries.length]).toEqual([listMost + 2, listMost]);
  });

  it("is the agency's alone, and that of all only for administrators", async () => {
    const { db, desk, other } = await given();
    await atClient(desk, at("2026-02-20T09:00:00"));
    await makePlacement(db, desk, monday);
    const stranger = await makeAgencyWithClient(db);
    const theirs = await read(stranger.admin.id, "team");
    expect([theirs.silent_clients.total, theirs.check_ins.total, theirs.fees]).toEqual([0, 0, []]);
    const member = await api.as(other.id);
    expect((await refusal(member(dashboard, { query: { view: "team" } }))).status).toBe(403);
    expect((await refusal((await api.as(null))(dashboard))).status).toBe(401);
    const recruiter = await api.as((await makeRecruiter(db)).id);
    expect((await refusal(recruiter(dashboard))).status).toBe(403);
  });
});
