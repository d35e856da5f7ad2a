import { beforeAll, describe, expect, it } from "vitest";
import { addPerson } from "#hiring/talent-pools/contract.ts";
import { openJobs } from "#market/jobs/contract-open.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { createOrder, jobOfOrder, makeDesk, orderParams } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

type Call = Awaited<ReturnType<TestApi["as"]>>;
const byHand = { query: { by_hand: "true" } } as const;
const listOf = async (call: Call, given = {}) =>
  (await call(endpointOf("consultant", openJobs), given)).data.map(({ id }) => Number(id));
const add = (call: Call, jobId: number, email: string) =>
  call(endpointOf("consultant", addPerson), {
    body: { full_name: "Trần Mỹ Duyên", email, job_id: jobId, skills: [], agreed: true },
  });

describe("People added by hand", () => {
  it("come on the board of an open order without an advertisement, which only its team lists", async () => {
    const given = await makeDesk(api);
    const { db, asLead, asOther, asAdmin } = given;
    const order = await createOrder(given);
    const job = await jobOfOrder(given, order);
    const published = await makeJob(db, {
      companyId: given.company.id,
      agencyId: given.agencyId,
      ownerId: given.lead.id,
    });
    expect(await listOf(asLead, byHand)).toEqual([published.id]);
    await asLead(contract.open, orderParams(order));

    expect((await listOf(asLead, byHand)).sort((a, b) => a - b)).toEqual([job.id, published.id]);
    expect((await listOf(asAdmin, byHand)).sort((a, b) => a - b)).toEqual([job.id, published.id]);
    expect(await listOf(asLead)).toEqual([published.id]);
    expect(await listOf(asOther, byHand)).toEqual([]);
    const stranger = await api.as((await makeStaff(db, "consultant")).id);
    expect(await listOf(stranger, byHand)).toEqual([]);

    await add(asLead, job.id, "duyen@person.test");
    const { stage } = await db
      .selectFrom("applicants as a")
      .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
      .select("s.kind as stage")
      .where("a.job_id", "=", job.id)
      .executeTakeFirstOrThrow();
    expect(stage).toBe(stageKinds.sourced);
    expect(await refusal(add(stranger, job.id, "khac@person.test"))).toMatchObject({ status: 404 });
  });

  it.each([
    ["on_hold", contract.hold, 1],
    ["lost", contract.lose, 5],
    ["canceled", contract.cancel, 9],
  ] as const)(
    "are refused for an order that is %s, whose job is not listed",
    async (status, verb, reason_id) => {
      const given = await makeDesk(api);
      const order = await createOrder(given);
      const job = await jobOfOrder(given, order);
      await given.asLead(contract.open, orderParams(order));
      await given.asAdmin(verb, { ...orderParams(order), body: { reason_id } });
      const { data } = await given.asLead(contract.detail, orderParams(order));
      expect(data.attributes.status).toBe(status);
      expect(await listOf(given.asLead, byHand)).toEqual([]);
      expect(await refusal(add(given.asLead, job.id, "duyen@person.test"))).toMatchObject({
        status: 409,
        codes: ["job_not_open"],
      });
    },
  );

  it("are not offered the job of a filled order", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given);
    await given.asLead(contract.open, orderParams(order));
    await given.db
      .updateTable("job_orders")
      .set({ status: "filled", ended_at: new Date() })
      .where("id", "=", Number(order.data.id))
      .execute();
    expect(await listOf(given.asLead, byHand)).toEqual([]);
  });

  it("are put by a company on published jobs alone", async () => {
    const { db } = api.database;
    const { id: ownerId, companyId } = await makeRecruiter(db);
    const published = await makeJob(db, { companyId, ownerId });
    for (const state of ["draft", "reviewing", "closed"] as const)
      await makeJob(db, { companyId, ownerId, state });
    const call = await api.as(ownerId);
    const { data } = await call(openJobs, byHand);
    expect(data.map(({ id }) => Number(id))).toEqual([published.id]);
  });
});
