import { beforeAll, describe, expect, it } from "vitest";
import { move } from "#hiring/applications/contract.ts";
import { stagesOf } from "#hiring/applications/queries/shared/find.ts";
import { schedule } from "#hiring/interviews/contract.ts";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { eraseRepresentations, expireRepresentations } from "./commands/upkeep.ts";
import { answerRepresentation, applicantRepresentations, askRepresentation } from "./contract.ts";
import { answerLinked, linkedRepresentation, revokeLinked } from "./contract-link.ts";
import { makeRepresentation } from "./factory.ts";
import { mostRequests } from "./terms.ts";
import { makeConsentDesk, tokenOfMail } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("The consent of a person to be introduced to a client", () => {
  it("is asked by a link, answered without an account, and can be taken back at any time", async () => {
    const { call, visitor, at, ask } = await makeConsentDesk(api);
    const asked = (await ask()).data.attributes;
    expect(asked).toMatchObject({ status: "asked", channel: "link", answered_at: null });
    const params = { token: await tokenOfMail(api) };
    const read = async () => (await visitor(linkedRepresentation, { params })).data.attributes;
    expect(await read()).toMatchObject({
      status: "asked",
      can: { agree: true, refuse: true, revoke: false },
    });
    // Reading the link, as mail scanners do, changes nothing.
    expect(await read()).toMatchObject({ status: "asked" });
    await visitor(answerLinked, { params, body: { answer: "yes" } });
    expect(await refusal(visitor(answerLinked, { params, body: { answer: "no" } }))).toMatchObject({
      status: 409,
      codes: ["representation_state_changed"],
    });
    expect((await call(applicantRepresentations, at)).data[0]?.attributes).toMatchObject({ status: "yes" });
    api.clock.set(new Date(monday.getTime() + 400 * day));
    await visitor(revokeLinked, { params });
    expect(await read()).toMatchObject({ status: "revoked", can: { agree: false, revoke: false } });
    expect((await api.mails("representations.answered")).slice(-2).map(({ props }) => props.answer)).toEqual([
      "yes",
      "revoked",
    ]);
  });

  it("is recorded with evidence when it is given by phone or on paper", async () => {
    const { call, ask } = await makeConsentDesk(api);
    const { id } = (await ask("phone")).data;
    const body = { answer: "yes" as const, evidence: "" };
    expect(await refusal(call(answerRepresentation, { params: { id }, body }))).toMatchObject({
      status: 422,
    });
    const evidence = "Gọi lúc 10:15, đồng ý gửi CV";
    const answered = await call(answerRepresentation, { params: { id }, body: { ...body, evidence } });
    expect(answered.data.attributes).toMatchObject({ status: "yes", evidence, recorded_by: "Lê Minh Châu" });
  });

  it("is never recorded by a consultant for a request that the person answers", async () => {
    const { call, ask } = await makeConsentDesk(api);
    const { id } = (await ask()).data;
    const body = { answer: "yes" as const, evidence: "Đồng ý" };
    expect(await refusal(call(answerRepresentation, { params: { id }, body }))).toMatchObject({
      status: 409,
      codes: ["representation_by_link"],
    });
  });

  it("is asked once at a time, three times at most, and not after an answer", async () => {
    const { db, applicant, call, at, ask } = await makeConsentDesk(api);
    await ask();
    const refused = { status: 409, codes: ["representation_not_askable"] };
    expect(await refusal(ask())).toMatchObject(refused);
    const lastDay = new Date(monday.getTime() + 8 * day);
    await inTransaction(api.database, (tx) => expireRepresentations(tx, lastDay));
    for (let asked = 1; asked < mostRequests; asked++)
      await makeRepresentation(db, applicant, { status: "expired" });
    expect(await refusal(ask())).toMatchObject(refused);
    expect((await call(applicantRepresentations, at)).meta.can.ask).toBe(false);
  });

  it("is asked once by twenty requests at the same time", async () => {
    const { ask } = await makeConsentDesk(api);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => ask("phone")));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("cannot be answered after seven days", async () => {
    const { visitor, ask } = await makeConsentDesk(api);
    await ask();
    const params = { token: await tokenOfMail(api) };
    api.clock.set(new Date(monday.getTime() + 8 * day));
    expect(await refusal(visitor(answerLinked, { params, body: { answer: "yes" } }))).toMatchObject({
      status: 409,
    });
    expect((await visitor(linkedRepresentation, { params })).data.attributes.can.agree).toBe(false);
    const { db, call, ask: askAnother } = await makeConsentDesk(api);
    const { id } = (await askAnother("phone")).data;
    await db
      .updateTable("representations")
      .set({ expires_at: monday })
      .where("id", "=", Number(id))
      .execute();
    const body = { answer: "yes" as const, evidence: "Gọi lúc 10:15" };
    expect(await refusal(call(answerRepresentation, { params: { id: Number(id) }, body }))).toMatchObject({
      status: 409,
      codes: ["representation_state_changed"],
    });
  });

  it("is needed for the stage sent to client and for the stages after it", async () => {
    const { db, job, applicant, call, at } = await makeConsentDesk(api);
    const stages = await stagesOf(db, job.pipeline_id);
    const moveTo = (kind: number) =>
      call(endpointOf("consultant", move), {
        ...at,
        body: { job_stage_id: stages.find((stage) => stage.kind === kind)?.id as number },
      });
    await moveTo(stageKinds.sent_to_am);
    for (const kind of [stageKinds.sent_to_client, stageKinds.interview])
      expect(await refusal(moveTo(kind))).toMatchObject({ status: 409, codes: ["representation_required"] });
    const { id } = await makeRepresentation(db, applicant, { status: "asked" });
    expect(await refusal(moveTo(stageKinds.sent_to_client))).toMatchObject({ status: 409 });
    await db.updateTable("representations").set({ status: "yes" }).where("id", "=", id).execute();
    await moveTo(stageKinds.sent_to_client);
  });

  it("is not needed for the agency's own interview, which leaves the applicant in its stage", async () => {
    const { db, applicant, call, at } = await makeConsentDesk(api);
    const body = { type: 1, location: "https://meet.sen.test/1", date: "2026-03-05", time: "09:00" };
    const interview = await call(endpointOf("consultant", schedule), { ...at, body });
    expect(interview.data.attributes.status).toBe("scheduled");
    const { stage_id } = await db
      .selectFrom("applicants")
      .select("stage_id")
      .where("id", "=", applicant.id)
      .executeTakeFirstOrThrow();
    expect(stage_id).toBe(applicant.stage_id);
  });

  it("is unknown to the client, to other companies and to other agencies", async () => {
    const { at, ask, strangers } = await makeConsentDesk(api);
    const { id } = (await ask("phone")).data;
    for (const stranger of strangers) {
      const call = await api.as(stranger);
      const body = { answer: "yes" as const, evidence: "Đồng ý" };
      const refusals = [
        await refusal(call(applicantRepresentations, at)),
        await refusal(call(askRepresentation, { ...at, body: { channel: "phone" } })),
        await refusal(call(answerRepresentation, { params: { id }, body })),
      ];
      for (const { status } of refusals) expect([403, 404]).toContain(status);
    }
    const visitor = await api.as(null);
    expect(await refusal(visitor(applicantRepresentations, at))).toMatchObject({ status: 401 });
    expect(await refusal(visitor(linkedRepresentation, { params: { token: "forged" } }))).toMatchObject({
      status: 410,
      codes: ["representation_link_ended"],
    });
  });

  it("is deleted with the person, whose link then has ended", async () => {
    const { db, applicant, visitor, ask } = await makeConsentDesk(api);
    await ask();
    const params = { token: await tokenOfMail(api) };
    await inTransaction(api.database, (tx) => eraseRepresentations(tx, [applicant.id]));
    expect(await refusal(visitor(linkedRepresentation, { params }))).toMatchObject({ status: 410 });
    const rows = await db
      .selectFrom("representations")
      .select("id")
      .where("applicant_id", "=", applicant.id)
      .execute();
    expect(rows).toEqual([]);
  });
});
