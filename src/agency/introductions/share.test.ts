import { beforeAll, describe, expect, it } from "vitest";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeGate } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Creates a person whom the lead owns, and an order of a colleague on which the person is refused. */
async function clash() {
  api.clock.set(monday);
  const gate = await makeGate(api);
  const id = await gate.person();
  await gate.put(gate.asLead, id, (await gate.order()).jobId);
  const theirs = await gate.order(gate.asOther);
  const refused = await refusal(gate.put(gate.asOther, id, theirs.jobId));
  const { ownership_id } = refused.meta.now as { ownership_id: string };
  const ownership = { params: { id: Number(ownership_id) } };
  const ask = () =>
    gate.asOther(contract.askShare, { ...ownership, body: { job_id: theirs.jobId, note: null } });
  return { ...gate, id, theirs, ownership, ask };
}

describe("A share of a colleague's person", () => {
  it("is asked by the door of the refusal, accepted in one press, and opens that job alone", async () => {
    const { id, theirs, ask, asLead, asOther, order, put } = await clash();
    const { data } = await ask();
    expect(data.attributes).toMatchObject({
      status: "asked",
      bps: 5000,
      can: { withdraw: true, accept: false },
    });
    const params = { id: Number(data.id) };
    expect((await asLead(contract.shareRequests, { query: { status: "asked" } })).data).toMatchObject([
      { id: data.id, attributes: { can: { accept: true, decline: true, withdraw: false } } },
    ]);
    expect(await refusal(ask())).toMatchObject({ status: 409, codes: ["share_not_askable"] });
    await asLead(contract.answerShare, { params, body: { answer: "accept" } });
    expect(
      await refusal(asLead(contract.answerShare, { params, body: { answer: "decline" } })),
    ).toMatchObject({ status: 409, codes: ["split_request_changed"] });
    await put(asOther, id, theirs.jobId);
    const another = await order(asOther);
    expect(await refusal(put(asOther, id, another.jobId))).toMatchObject({ codes: ["owned_by_other"] });
  });

  it("is the owner's to answer, and absent for colleagues and other agencies", async () => {
    const { ask, ownership, theirs, asAm, asOther, asLead } = await clash();
    const params = { id: Number((await ask()).data.id) };
    const body = { answer: "accept" as const };
    expect(await refusal(asOther(contract.answerShare, { params, body }))).toMatchObject({ status: 409 });
    expect(await refusal(asAm(contract.answerShare, { params, body }))).toMatchObject({ status: 404 });
    const stranger = await makeGate(api);
    expect(await refusal(stranger.asAdmin(contract.answerShare, { params, body }))).toMatchObject({
      status: 404,
    });
    expect(
      await refusal(
        stranger.asAdmin(contract.askShare, { ...ownership, body: { job_id: theirs.jobId, note: null } }),
      ),
    ).toMatchObject({ status: 404 });
    expect(
      await refusal(asLead(contract.askShare, { ...ownership, body: { job_id: theirs.jobId, note: null } })),
    ).toMatchObject({ codes: ["share_not_askable"] });
  });

  it("is not needed after an administrator gives the person to the colleague, with unchanged dates", async () => {
    const { id, theirs, ownership, asAdmin, asLead, asOther, other, put } = await clash();
    const body = { owner_id: other.id, reason: "Bận dự án khác" };
    expect(await refusal(asLead(contract.reassign, { ...ownership, body }))).toMatchObject({ status: 403 });
    const [before] = (await asAdmin(contract.ownerships, { query: {} })).data;
    const { data } = await asAdmin(contract.reassign, { ...ownership, body });
    expect(data.attributes).toMatchObject({
      owner: { id: String(other.id) },
      ends_on: before?.attributes.ends_on,
    });
    await put(asOther, id, theirs.jobId);
  });
});
