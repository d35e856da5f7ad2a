import { beforeAll, describe, expect, it } from "vitest";
import { move } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { stagesOf } from "#hiring/applications/queries/shared/find.ts";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { hour } from "#kit/clock.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { setClientActive } from "#people/clients/contract.ts";
import { mergeClients, undoMerge } from "#people/clients/contract-merge.ts";
import { makeClient } from "#people/clients/factory.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { createOrder, jobOfOrder, makeDesk, orderParams } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("Open job orders", () => {
  it("stop the clock of the first CV when an applicant reaches the client", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given);
    await given.asLead(contract.open, { ...orderParams(order), body: {} });
    const job = await jobOfOrder(given, order);
    const applicant = await makeApplicant(given.db, { job });
    await makeRepresentation(given.db, applicant);
    const stages = await stagesOf(given.db, job.pipeline_id);
    const clockAfterMove = async (stage_id: number | undefined) => {
      await given.asAm(endpointOf("consultant", move), {
        params: { id: applicant.id },
        body: { job_stage_id: stage_id as number },
      });
      return (await given.asLead(contract.detail, orderParams(order))).data.attributes.first_cv;
    };
    const sent = stages.find(({ kind }) => kind === stageKinds.sent_to_client)?.id;
    const stopped = { state: "in_time", at: api.clock.now().toISOString() };
    expect(await clockAfterMove(sent)).toMatchObject(stopped);
    // An undone move did not send a CV; a later move back does not take the CV back.
    expect(await clockAfterMove(applicant.stage_id)).toMatchObject({ state: "running", at: null });
    expect(await clockAfterMove(sent)).toMatchObject(stopped);
    api.clock.set(new Date(api.clock.now().getTime() + hour));
    expect(await clockAfterMove(applicant.stage_id)).toMatchObject(stopped);
  });

  it("keep a client active, and follow it when clients are merged", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given);
    await given.asLead(contract.open, { ...orderParams(order), body: {} });
    const from = { params: { id: given.client.id } };
    expect(await refusal(given.asAdmin(setClientActive, { ...from, body: { active: false } }))).toMatchObject(
      {
        status: 409,
      },
    );
    const into = await makeClient(given.db, { agency_id: given.agencyId });
    const body = { into_id: into.id, preview: false };
    const merged = await given.asAdmin(mergeClients, { ...from, body });
    expect(merged.data.attributes.moves).toMatchObject({ orders: 1 });
    expect((await given.asAdmin(contract.detail, orderParams(order))).data.attributes.client.id).toBe(
      String(into.id),
    );
    expect(await refusal(createOrder(given, { contact_ids: [] }))).toMatchObject({
      codes: ["client_unknown"],
    });
    await given.asAdmin(undoMerge, { ...from });
    expect((await given.asAdmin(contract.detail, orderParams(order))).data.attributes.client.id).toBe(
      String(given.client.id),
    );
  });

  it("open while their client is merged, and belong to the other client in the end", async () => {
    const given = await makeDesk(api);
    const order = await createOrder(given);
    const into = await makeClient(given.db, { agency_id: given.agencyId });
    const body = { into_id: into.id, preview: false };
    await Promise.all([
      given.asAdmin(mergeClients, { params: { id: given.client.id }, body }),
      given.asLead(contract.open, { ...orderParams(order), body: {} }),
    ]);
    const { data } = await given.asAdmin(contract.detail, orderParams(order));
    expect(data.attributes).toMatchObject({ status: "open", client: { id: String(into.id) } });
    expect(data.attributes.terms?.fee_bps).toBeGreaterThan(0);
  });
});
