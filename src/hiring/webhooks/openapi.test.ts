import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import * as interviews from "#hiring/interviews/contract.ts";
import { office } from "#hiring/interviews/testing/both-sides.ts";
import * as notes from "#hiring/notes/contract.ts";
import * as offers from "#hiring/offers/contract.ts";
import { terms } from "#hiring/offers/testing/both-sides.ts";
import { hour } from "#kit/clock.ts";
import { update } from "#market/jobs/contract.ts";
import { monday, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { events, ping } from "./terms.ts";
import { receiver } from "./testing/receiver.ts";
import { sending } from "./testing/sending.ts";

let api: TestApi;
let program: Awaited<ReturnType<typeof receiver>>;
beforeAll(async () => {
  api = await testApi({ WEBHOOK_PRIVATE_ADDRESSES: "1" });
  api.clock.set(monday);
});
beforeEach(async () => {
  program = await receiver();
});
afterEach(() => program.close());

async function documented() {
  const document = (await api.app.inject({ method: "GET", url: "/api/v2/openapi.json" })).json();
  return document.webhooks as Record<
    string,
    { post: { parameters: { name: string }[]; requestBody: { content: Record<string, { schema: object }> } } }
  >;
}

describe("The OpenAPI document", () => {
  it("has every event, with the headers of its signature", async () => {
    const webhooks = await documented();
    expect(Object.keys(webhooks)).toEqual([...events, ping]);
    for (const { post } of Object.values(webhooks))
      expect(post.parameters.map(({ name }) => name)).toEqual([
        ...["webhook-id", "webhook-timestamp", "webhook-signature"],
      ]);
  });

  it("describes bodies as they are delivered", async () => {
    const { company, work } = sending(api, program);
    const { boss, job, call, params } = await company();
    const { db } = api.database;
    const { id } = await makeApplicant(db, { job, stageKind: "final_interview" });
    const at = { params: { id } };
    const interviewers = [boss.id];
    const { data: interview } = await call(interviews.schedule, { ...at, body: { ...office, interviewers } });
    await call(offers.createOffer, { ...at, body: terms });
    api.clock.advance(200 * hour);
    const judged = { recommendation: 3, skills: [], text: "Tốt" };
    await call(notes.evaluate, { ...at, body: { ...judged, interview_id: Number(interview.id) } });
    await call(notes.evaluate, { ...at, body: judged });
    await call(applications.reject, { ...at, body: { reason_id: 2 } });
    await call(applications.restore, at);
    await call(update, { params: { id: job.id }, body: { status: "closed" } });
    await call(contract.webhookTest, { params });
    await work();

    const bodies = program.received.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ type }) => type)).toEqual([
      ...["interview.scheduled", "offer.created", "applicant.evaluated", "applicant.evaluated"],
      ...["applicant.rejected", "applicant.restored", "job.closed", "ping"],
    ]);
    expect(bodies[2].data).toEqual({
      job_id: job.id,
      applicant_id: id,
      interview_id: Number(interview.id),
    });
    expect(bodies[3].data.interview_id).toBeNull();

    const webhooks = await documented();
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    for (const body of bodies) {
      const validate = ajv.compile(webhooks[body.type]!.post.requestBody.content["application/json"]!.schema);
      expect(validate(body), `${body.type}: ${ajv.errorsText(validate.errors)}`).toBe(true);
      expect(validate({ ...body, data: {} }), body.type).toBe(false);
    }
  });
});
