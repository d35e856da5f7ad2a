import { beforeAll, describe, expect, it } from "vitest";
import * as orders from "#agency/job-orders/contract.ts";
import { board, move } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import type { Caller } from "#kit/call.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeAgencyWithClient, makePlacement } from "./factory.ts";

let api: TestApi;
let desk: Awaited<ReturnType<typeof makeAgencyWithClient>>;
let am: Caller;
const now = new Date("2026-11-27T03:00:00Z");
beforeAll(async () => {
  api = await testApi();
  api.clock.set(now);
  desk = await makeAgencyWithClient(api.database.db);
  am = await api.as(desk.am.id);
});

const refusal = (code: string, status = 409) => ({ status, errors: [{ code }] });
const at = ({ id }: { id: number | string }) => ({ params: { id: Number(id) } });

/** Inserts a placement whose person left within the warranty. */
async function failed() {
  const made = await makePlacement(api.database.db, desk, now);
  await api.database.db
    .updateTable("placements")
    .set({ status: "failed_probation", left_on: "2026-11-20" })
    .where("id", "=", made.id)
    .execute();
  return made;
}

/** Chooses the replacement. @returns the placement with the order for the replacement, which is open */
async function replaced() {
  const made = await failed();
  const { data } = await am(contract.replacePlacement, at(made));
  const orderId = Number(data.attributes.replacement?.order_id);
  const salary = { salary_max: 40_000_000 };
  await am(orders.edit, { ...at({ id: orderId }), body: salary });
  await am(orders.open, { ...at({ id: orderId }), body: { note: null } });
  return { ...made, orderId, jobId: Number(data.attributes.replacement?.job_id) };
}

/** Hires a person by the order for the replacement. @returns the new placement */
async function hireFor({ jobId }: { jobId: number }) {
  const { db } = api.database;
  const job = await db.selectFrom("jobs").selectAll().where("id", "=", jobId).executeTakeFirstOrThrow();
  const pipeline = await db
    .selectFrom("pipelines")
    .select("id")
    .where("job_id", "=", jobId)
    .executeTakeFirstOrThrow();
  const applicant = await makeApplicant(db, {
    job: { ...job, pipeline_id: pipeline.id },
    stageKind: "offer",
  });
  await makeRepresentation(db, applicant);
  await db
    .insertInto("offers")
    .values({
      applicant_id: applicant.id,
      job_id: jobId,
      company_id: desk.client.company_id,
      agency_id: desk.agency.id,
      status: "accepted",
      monthly_salary: 40_000_000,
      offer_date: "2026-11-20",
      valid_until: "2026-12-20",
      start_date: "2026-11-27",
      sent_at: now,
    })
    .execute();
  const { data } = await am(endpointOf("consultant", board), { params: { id: jobId } });
  const hired = data.attributes.stages.find(({ kind }) => kind === "hired");
  const body = { job_stage_id: Number(hired?.id), new_index: 0 };
  await am(endpointOf("consultant", move), { params: { id: applicant.id }, body });
  const { data: listed } = await am(contract.placements, { query: { items: 100 } });
  const id = listed.find(({ attributes }) => attributes.applicant?.id === String(applicant.id))?.id;
  return Number(id);
}

describe("A replacement", () => {
  it("is a new order with one opening and without a fee", async () => {
    const made = await failed();
    const { data } = await am(contract.replacePlacement, at(made));
    expect(data.attributes).toMatchObject({ status: "replacement", can: { credit: false, replace: false } });
    const order = await am(orders.detail, at({ id: data.attributes.replacement?.order_id ?? 0 }));
    expect(order.data.attributes).toMatchObject({
      title: "Kế toán trưởng",
      head_count: 1,
      client: { id: String(desk.client.id) },
      replaces_placement_id: String(made.id),
      terms: { fee_type: "fixed", fee_fixed: 0, fee_min: null },
    });
  });

  it("has a placement without a fee, which is paid at its start and has no replacement itself", async () => {
    const made = await replaced();
    const id = await hireFor(made);
    const { data } = await am(contract.placement, at({ id }));
    expect(data.attributes).toMatchObject({ fee: 0, replaces_id: String(made.id), credits: 0 });
    const started = await am(contract.startPlacement, { ...at({ id }), body: {} });
    expect(started.data.attributes).toMatchObject({ status: "paid", can: { request: false } });
    const body = { left_on: "2026-11-27", reason_id: 1, note: null };
    const { data: left } = await am(contract.failPlacement, { ...at({ id }), body });
    expect(left.attributes.can).toMatchObject({ replace: false, credit: true });
    await expect(am(contract.replacePlacement, at({ id }))).rejects.toMatchObject(
      refusal("placement_state_changed"),
    );
    // The order is filled, so the first placement has had its remedy.
    await expect(am(contract.giveUpReplacement, at(made))).rejects.toMatchObject(
      refusal("placement_state_changed"),
    );
  });

  it("is given up for the credit when its order is lost; the order has a fee when it opens again", async () => {
    const made = await replaced();
    await expect(am(contract.giveUpReplacement, at(made))).rejects.toMatchObject(
      refusal("placement_state_changed"),
    );
    const why = { reason_id: 7, note: null };
    await am(orders.lose, { ...at({ id: made.orderId }), body: why });
    const { data } = await am(contract.giveUpReplacement, at(made));
    expect(data.attributes).toMatchObject({
      status: "failed_probation",
      credit: { used: false },
      replacement: null,
    });
    await expect(am(contract.replacePlacement, at(made))).rejects.toMatchObject(refusal("remedy_chosen"));
    const { data: order } = await am(orders.reopen, { ...at({ id: made.orderId }), body: { note: null } });
    expect(order.attributes).toMatchObject({
      replaces_placement_id: null,
      terms: { fee_type: "percent", fee_fixed: null },
    });
  });

  it("is refused after a credit, and the credit after a replacement, in the reader's words", async () => {
    const [one, other] = [await failed(), await failed()];
    await am(contract.creditPlacement, at(one));
    await expect(am(contract.replacePlacement, at(one))).rejects.toMatchObject({
      status: 409,
      errors: [{ detail: "40% off the next fee was already chosen for this placement" }],
    });
    await am(contract.replacePlacement, at(other));
    await expect(am(contract.creditPlacement, at(other))).rejects.toMatchObject({
      status: 409,
      errors: [{ code: "remedy_chosen", detail: "A replacement was already chosen for this placement" }],
    });
  });

  it("and a credit that are chosen at once: one of them wins", async () => {
    for (let round = 0; round < 5; round++) {
      const made = await failed();
      const both = await Promise.allSettled([
        am(contract.replacePlacement, at(made)),
        am(contract.creditPlacement, at(made)),
        am(contract.replacePlacement, at(made)),
        am(contract.creditPlacement, at(made)),
      ]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      for (const each of both)
        if (each.status === "rejected") expect(each.reason).toMatchObject(refusal("remedy_chosen"));
    }
  });

  it("is chosen within 90 days after the last working day, by the AM or an administrator", async () => {
    const made = await failed();
    api.clock.set(new Date("2027-02-19T03:00:00Z"));
    const late = await api.as(desk.am.id);
    await expect(late(contract.replacePlacement, at(made))).rejects.toMatchObject(
      refusal("replacement_late"),
    );
    api.clock.set(new Date("2027-02-18T03:00:00Z"));
    const call = await api.as(desk.admin.id);
    expect((await call(contract.replacePlacement, at(made))).data.attributes.status).toBe("replacement");
    api.clock.set(now);
  });
});
