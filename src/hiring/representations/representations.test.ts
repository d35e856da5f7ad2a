import { beforeAll, describe, expect, it } from "vitest";
import { move } from "#hiring/applications/contract.ts";
import { consentFact } from "#hiring/applications/contributions.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { stagesOf } from "#hiring/applications/queries/shared/find.ts";
import { schedule } from "#hiring/interviews/contract.ts";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeAgency, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { eraseRepresentations, expireRepresentations } from "./commands/upkeep.ts";
import { answerRepresentation, applicantRepresentations, askRepresentation } from "./contract.ts";
import { answerLinked, linkedRepresentation, revokeLinked } from "./contract-link.ts";
import { makeRepresentation } from "./factory.ts";
import { mostRequests } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

/** Makes an applicant of an agency's job for a client, and callers of the agency and of strangers. */
async function desk() {
  const { db } = api.database;
  api.clock.set(monday);
  const client = await makeRecruiter(db);
  const agency = await makeAgency(db);
  const consultant = await makeStaff(db, "consultant", { agencyId: agency.id });
  const job = await makeJob(db, { companyId: client.companyId, agencyId: agency.id, ownerId: consultant.id });
  const applicant = await makeApplicant(db, { job });
  const call = await api.as(consultant.id);
  const at = { params: { id: applicant.id } };
  return {
    db,
    client,
    job,
    applicant,
    call,
    visitor: await api.as(null),
    at,
    ask: (channel: "link" | "phone" | "paper" = "link") =>
      call(askRepresentation, { ...at, body: { channel } }),
    strangers: [client.id, (await makeRecruiter(db)).id, (await makeStaff(db, "consultant")).id],
  };
}

/** Returns the token of the link in the latest request by mail. */
async function tokenOfMail(): Promise<string> {
  const mails = await api.mails("representations.asked");
  return String(mails.at(-1)?.props.proof);
}

describe("The consent of a person to be introduced to a client", () => {
  it("is asked by a link, answered without an account, and can be taken back at any time", async () => {
    const { call, visitor, at, ask } = await desk();
    const asked = (await ask()).data.attributes;
    expect(asked).toMatchObject({ status: "asked", channel: "link", answered_at: null });
    const params = { token: await tokenOfMail() };
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
    const { call, ask } = await desk();
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
    const { call, ask } = await desk();
    const { id } = (await ask()).data;
    const body = { answer: "yes" as const, evidence: "Đồng ý" };
    expect(await refusal(call(answerRepresentation, { params: { id }, body }))).toMatchObject({
      status: 409,
      codes: ["representation_by_link"],
    });
  });

  it("is asked once at a time, three times at most, and not after an answer", async () => {
    const { db, applicant, call, at, ask } = await desk();
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

  it("names the client of a confidential job by its industry, and is provisional", async () => {
    const { db, client, job, applicant, call, at, ask, visitor } = await desk();
    await db.updateTable("jobs").set({ confidential: true }).where("id", "=", job.id).execute();
    const industry = await db.selectFrom("industries").select(["id", "name", "name_vn"]).executeTakeFirst();
    await db
      .updateTable("companies")
      .set({ industry_ids: [industry?.id as number] })
      .where("id", "=", client.companyId)
      .execute();
    expect((await ask()).data.attributes.names_client).toBe(false);
    const mail = (await api.mails("representations.asked")).at(-1);
    expect(mail?.props).toMatchObject({ company: null, second: false });
    expect([industry?.name, industry?.name_vn]).toContain(mail?.props.industry);
    const params = { token: await tokenOfMail() };
    const asked = (await visitor(linkedRepresentation, { params })).data.attributes;
    expect(asked).toMatchObject({ company: null, second: false });
    expect([industry?.name, industry?.name_vn]).toContain(asked.industry);
    const { name } = await db
      .selectFrom("companies")
      .select("name")
      .where("id", "=", client.companyId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify([mail, asked])).not.toContain(name);
    await visitor(answerLinked, { params, body: { answer: "yes" } });
    expect((await call(applicantRepresentations, at)).data[0]?.attributes).toMatchObject({
      status: "provisional",
    });
    const stages = await stagesOf(db, job.pipeline_id);
    for (const kind of [stageKinds.sent_to_client, stageKinds.interview])
      expect(
        await refusal(
          call(endpointOf("consultant", move), {
            ...at,
            body: { job_stage_id: stages.find((stage) => stage.kind === kind)?.id as number },
          }),
        ),
      ).toMatchObject({ status: 409, codes: ["representation_name_required"] });
    const rows = await db
      .selectFrom("activities")
      .select("data")
      .where("applicant_id", "=", applicant.id)
      .where("kind", "=", "representation_answer")
      .execute();
    expect(rows).toEqual([{ data: { answer: "provisional", channel: "link" } }]);
  });

  it("is asked again with the name of the client after a provisional yes", async () => {
    const { db, job, applicant, call, at, ask, visitor, client } = await desk();
    await db.updateTable("jobs").set({ confidential: true }).where("id", "=", job.id).execute();
    await makeRepresentation(db, applicant, { status: "provisional" });
    const before = (await call(applicantRepresentations, at)).meta;
    expect(before).toMatchObject({ can: { ask: true }, next: { names_client: true } });
    expect((await ask()).data.attributes).toMatchObject({ names_client: true, status: "asked" });
    const { name } = await db
      .selectFrom("companies")
      .select("name")
      .where("id", "=", client.companyId)
      .executeTakeFirstOrThrow();
    expect((await api.mails("representations.asked")).at(-1)?.props).toMatchObject({
      company: name,
      second: true,
    });
    const params = { token: await tokenOfMail() };
    expect((await visitor(linkedRepresentation, { params })).data.attributes).toMatchObject({
      company: name,
      second: true,
    });
    await visitor(answerLinked, { params, body: { answer: "yes" } });
    const stages = await stagesOf(db, job.pipeline_id);
    const stage = stages.find(({ kind }) => kind === stageKinds.sent_to_client);
    await call(endpointOf("consultant", move), { ...at, body: { job_stage_id: stage?.id as number } });
    expect(
      (await call(applicantRepresentations, at)).data.map(({ attributes }) => attributes.status),
    ).toEqual(["yes", "provisional"]);
  });

  it("ends for a job with the refusal of the name, and with a revocation by the link of either request", async () => {
    for (const way of ["refuse", "first", "second"] as const) {
      const { db, job, applicant, call, at, ask, visitor } = await desk();
      await db.updateTable("jobs").set({ confidential: true }).where("id", "=", job.id).execute();
      await ask();
      const first = { params: { token: await tokenOfMail() } };
      await visitor(answerLinked, { ...first, body: { answer: "yes" } });
      await ask();
      const second = { params: { token: await tokenOfMail() } };
      if (way === "refuse") await visitor(answerLinked, { ...second, body: { answer: "no" } });
      if (way === "second") await visitor(answerLinked, { ...second, body: { answer: "yes" } });
      if (way !== "refuse") await visitor(revokeLinked, way === "first" ? first : second);
      const { data, meta } = await call(applicantRepresentations, at);
      expect(data.map(({ attributes }) => attributes.status)).toEqual([
        way === "refuse" ? "no" : "revoked",
        "revoked",
      ]);
      expect(meta.can.ask).toBe(false);
      const fact = await db
        .selectFrom("applicants as a")
        .select(consentFact().as("consent"))
        .where("a.id", "=", applicant.id)
        .executeTakeFirst();
      expect(fact).toEqual({ consent: way === "refuse" ? "no" : "revoked" });
      expect(await refusal(visitor(answerLinked, { ...second, body: { answer: "yes" } }))).toMatchObject({
        status: 409,
      });
    }
  });

  it("stays revoked when the request that names the client had expired", async () => {
    const { db, job, applicant, call, at, ask, visitor } = await desk();
    await db.updateTable("jobs").set({ confidential: true }).where("id", "=", job.id).execute();
    await ask();
    const first = { params: { token: await tokenOfMail() } };
    await visitor(answerLinked, { ...first, body: { answer: "yes" } });
    await makeRepresentation(db, applicant, { status: "expired" });
    expect((await call(applicantRepresentations, at)).meta.can.ask).toBe(true);
    await visitor(revokeLinked, first);
    expect((await call(applicantRepresentations, at)).meta.can.ask).toBe(false);
    expect(await refusal(ask())).toMatchObject({ status: 409, codes: ["representation_not_askable"] });
  });

  it("is asked once by twenty requests at the same time", async () => {
    const { ask } = await desk();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => ask("phone")));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("cannot be answered after seven days", async () => {
    const { visitor, ask } = await desk();
    await ask();
    const params = { token: await tokenOfMail() };
    api.clock.set(new Date(monday.getTime() + 8 * day));
    expect(await refusal(visitor(answerLinked, { params, body: { answer: "yes" } }))).toMatchObject({
      status: 409,
    });
    expect((await visitor(linkedRepresentation, { params })).data.attributes.can.agree).toBe(false);
    const { db, call, ask: askAnother } = await desk();
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
    const { db, job, applicant, call, at } = await desk();
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
    const { db, applicant, call, at } = await desk();
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
    const { at, ask, strangers } = await desk();
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
    const { db, applicant, visitor, ask } = await desk();
    await ask();
    const params = { token: await tokenOfMail() };
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
