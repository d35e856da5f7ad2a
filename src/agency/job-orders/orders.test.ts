import { beforeAll, describe, expect, it } from "vitest";
import { sourceApplicant } from "#hiring/applications/commands/source.ts";
import type { Caller } from "#kit/call.ts";
import { inTransaction } from "#kit/db.ts";
import { jobClients } from "#market/jobs/contract-agency.ts";
import { makeJob } from "#market/jobs/factory.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { actorOf } from "#people/accounts/sessions.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { list as bellList } from "#people/notifications/contract.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { createOrder, makeDesk, orderParams } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const hold = { reason_id: 1 };

describe("Job orders", () => {
  it("are created with a draft of a job, whose team has the lead and the AM", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given, {
      head_count: 2,
      consultant_ids: [given.other.id],
      confidential: true,
    });
    const { attributes } = order.data;
    expect(attributes).toMatchObject({
      status: "draft",
      title: "Trưởng phòng kho",
      client: { name: given.client.name },
      lead: { id: String(given.lead.id) },
      confidential: true,
      first_cv: { state: "not_started", due_at: null },
      terms: { fee_bps: 1700 },
      missing: [],
    });
    expect(attributes.consultants.map(({ id }) => Number(id)).sort()).toEqual(
      [given.am.id, given.other.id].sort(),
    );
    expect(attributes.contacts).toMatchObject([{ full_name: "Đỗ Thị Hoa" }]);
    const job = await given.db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", Number(attributes.job.id))
      .executeTakeFirstOrThrow();
    expect(job).toMatchObject({
      agency_id: given.agencyId,
      company_id: given.company.id,
      head_count: 2,
      confidential: true,
    });
  });

  it("are created for a client by its owner, its AM and administrators, so that no other member reads its terms", async () => {
    const given = await makeDesk(api);
    const body = { client_id: given.client.id, title: "Trưởng phòng kho" };
    for (const call of [given.asLead, given.asAm, given.asAdmin])
      expect((await call(contract.create, { body })).data.attributes.terms).not.toBeNull();
    expect(await refusal(given.asOther(contract.create, { body }))).toMatchObject({
      status: 403,
      codes: ["order_client_not_yours"],
    });
    const mayOrder = async (call: Caller) =>
      (await call(jobClients)).data.map(({ attributes }) => attributes.can_order);
    expect([await mayOrder(given.asOther), await mayOrder(given.asLead)]).toEqual([[false], [true]]);
  });

  it("open with the client's terms, a due day, a mail to the contacts and a notification of the team", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given);
    const { data } = await given.asLead(contract.open, { ...orderParams(order), body: {} });
    await given.db.updateTable("clients").set({ fee_bps: 1500 }).where("id", "=", given.client.id).execute();
    expect(data.attributes).toMatchObject({ status: "open", first_cv: { state: "running" } });
    const again = await given.asLead(contract.detail, orderParams(order));
    expect(again.data.attributes.terms?.fee_bps).toBe(1700);
    const mails = await api.mails("orders.opened");
    expect(mails.at(-1)?.props).toMatchObject({ order: "Trưởng phòng kho", openings: 1 });
    expect((await given.asAm(bellList)).data.map(({ attributes }) => attributes.text).join()).toContain(
      "Trưởng phòng kho",
    );
    expect(await refusal(given.asLead(contract.open, { ...orderParams(order), body: {} }))).toMatchObject({
      status: 409,
      codes: ["order_state_changed"],
      meta: { now: "open" },
    });
  });

  it("do not open without an active client, a salary and a right to it", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given, { salary_max: null });
    const open = (call: Caller) => refusal(call(contract.open, { ...orderParams(order), body: {} }));
    expect(await open(given.asOther)).toMatchObject({ status: 403 });
    expect(await open(given.asLead)).toMatchObject({
      codes: ["order_incomplete"],
      meta: { now: ["salary"] },
    });
    await given.db.updateTable("clients").set({ status: 0 }).where("id", "=", given.client.id).execute();
    expect(await open(given.asLead)).toMatchObject({ codes: ["client_not_active"] });
  });

  it("are held with a reason, and lost or cancelled by the AM or an administrator", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given);
    await given.asLead(contract.open, { ...orderParams(order), body: {} });
    expect(
      await refusal(given.asLead(contract.hold, { ...orderParams(order), body: { reason_id: 9 } })),
    ).toMatchObject({
      status: 422,
      codes: ["reason_required"],
    });
    expect(
      await refusal(given.asLead(contract.hold, { ...orderParams(order), body: { reason_id: 11 } })),
    ).toMatchObject({
      pointers: ["/note"],
    });
    const held = await given.asLead(contract.hold, { ...orderParams(order), body: hold });
    expect(held.data.attributes).toMatchObject({
      status: "on_hold",
      reason_id: 1,
      first_cv: { state: "paused" },
    });
    await given.asAm(contract.resume, { ...orderParams(order), body: {} });
    const lose = (call: Caller) => call(contract.lose, { ...orderParams(order), body: { reason_id: 5 } });
    expect(await refusal(lose(given.asLead))).toMatchObject({ status: 403 });
    expect((await lose(given.asAm)).data.attributes).toMatchObject({
      status: "lost",
      first_cv: { state: "stopped" },
    });
    const reopened = await given.asAdmin(contract.reopen, { ...orderParams(order), body: {} });
    expect(reopened.data.attributes).toMatchObject({
      status: "open",
      ended_at: null,
      first_cv: { state: "running" },
    });
  });

  it("take people by hand while they are open, and are filled by their lead", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given);
    const jobId = Number(order.data.attributes.job.id);
    const actor = hiringActorOf(actorOf({ ...given.lead, candidate_id: null }) as ConsultantActor);
    const source = async () => {
      const candidate = await makeCandidate(given.db);
      const person = {
        candidateId: candidate.candidateId,
        fullName: "Lê Văn Cường",
        email: null,
        phone: null,
        cv: null,
        source: "manual",
        language: "vi" as const,
        consentAt: null,
      };
      return inTransaction(api.database, (tx) =>
        sourceApplicant(tx, actor, { jobId, person, asOf: api.clock.now() }),
      );
    };
    await expect(source()).rejects.toMatchObject({ status: 409 });
    await given.asLead(contract.open, { ...orderParams(order), body: {} });
    const [hired, others] = [await source(), await source()];
    const fill = (call: Caller) => call(contract.fill, { ...orderParams(order), body: {} });
    expect(await refusal(fill(given.asLead))).toMatchObject({
      codes: ["order_not_filled"],
      meta: { now: { hired: 0, headCount: 1 } },
    });
    await given.db
      .updateTable("applicants")
      .set((eb) => ({
        stage_id: eb
          .selectFrom("pipeline_stages as s")
          .innerJoin("pipelines as p", "p.id", "s.pipeline_id")
          .select("s.id")
          .where("p.job_id", "=", jobId)
          .where("s.kind", "=", stageKinds.hired),
      }))
      .where("id", "=", hired)
      .execute();
    expect(await refusal(fill(given.asAdmin))).toMatchObject({ status: 403 });
    expect((await fill(given.asLead)).data.attributes).toMatchObject({
      status: "filled",
      counts: { hired: 1, active: 0 },
    });
    const rest = await given.db
      .selectFrom("applicants")
      .select("outcome")
      .where("id", "=", others)
      .executeTakeFirst();
    expect(rest).toEqual({ outcome: "rejected" });
  });

  it("are edited with their job and team, and a second editor is refused", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given);
    const edit = (call: Caller, body: object) => call(contract.edit, { ...orderParams(order), body });
    const { version } = order.data.attributes;
    const changed = await edit(given.asLead, {
      title: "Giám đốc kho",
      head_count: 3,
      consultant_ids: [given.other.id],
      version,
    });
    expect(changed.data.attributes).toMatchObject({
      title: "Giám đốc kho",
      head_count: 3,
      version: version + 1,
    });
    expect(changed.data.attributes.consultants.map(({ id }) => Number(id))).toEqual([given.other.id]);
    const job = await given.db
      .selectFrom("jobs")
      .select(["title", "head_count"])
      .where("id", "=", Number(order.data.attributes.job.id))
      .executeTakeFirst();
    expect(job).toEqual({ title: "Giám đốc kho", head_count: 3 });
    expect(await refusal(edit(given.asAm, { title: "Khác", version }))).toMatchObject({
      codes: ["order_edited"],
    });
    expect(await refusal(edit(given.asLead, { lead_id: given.other.id }))).toMatchObject({
      codes: ["lead_by_admin"],
    });
    expect((await edit(given.asAm, { title: "Quản lý kho", lead_id: null })).data.attributes).toMatchObject({
      title: "Quản lý kho",
      lead: { id: String(given.lead.id) },
    });
    expect((await edit(given.asAdmin, { lead_id: given.other.id })).data.attributes.lead).toMatchObject({
      id: String(given.other.id),
    });
    expect(await refusal(edit(given.asAm, { salary_min: 90, salary_max: 80 }))).toMatchObject({
      pointers: ["/salary_max"],
    });
  });

  it("need a complete job to be advertised", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given);
    await given.asLead(contract.open, { ...orderParams(order), body: {} });
    const advertise = () => given.asLead(contract.advertise, orderParams(order));
    expect(await refusal(advertise())).toMatchObject({ status: 422 });
    const whole = await makeJob(given.db, {
      companyId: given.company.id,
      agencyId: given.agencyId,
      ownerId: given.lead.id,
      state: "draft",
    });
    await given.db
      .updateTable("job_orders")
      .set({ job_id: whole.id })
      .where("id", "=", Number(order.data.id))
      .execute();
    expect((await advertise()).data.attributes.job.display_state).toBe("reviewing");
    await given.asAm(contract.cancel, { ...orderParams(order), body: { reason_id: 9 } });
    const stateNow = async () =>
      (await given.asAm(contract.detail, orderParams(order))).data.attributes.job.display_state;
    expect(await stateNow()).toBe("closed");
    await given.asAm(contract.reopen, { ...orderParams(order), body: {} });
    expect(await stateNow()).toBe("closed");
    await given.asAm(contract.cancel, { ...orderParams(order), body: { reason_id: 9 } });
    await given.asAm(contract.reopen, { ...orderParams(order), body: { advertise: true } });
    expect(await stateNow()).toBe("reviewing");
  });
});
