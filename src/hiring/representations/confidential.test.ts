import { beforeAll, describe, expect, it } from "vitest";
import { move } from "#hiring/applications/contract.ts";
import { consentFact } from "#hiring/applications/contributions.ts";
import { stagesOf } from "#hiring/applications/queries/shared/find.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { applicantRepresentations } from "./contract.ts";
import { answerLinked, linkedRepresentation, revokeLinked } from "./contract-link.ts";
import { makeRepresentation } from "./factory.ts";
import { makeConsentDesk, tokenOfMail } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

describe("The consent to be introduced for a confidential job", () => {
  it("names the client of a confidential job by its industry, and is provisional", async () => {
    const { db, client, job, applicant, call, at, ask, visitor } = await makeConsentDesk(api);
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
    const params = { token: await tokenOfMail(api) };
    const asked = (await visitor(linkedRepresentation, { params })).data.attributes;
    expect(asked).toMatchObject({ company: null, second: false });
    expect(asked.industry).toBe(industry?.name);
    const vietnamese = await api.as(null, { "x-language": "1" });
    const { industry: translated } = (await vietnamese(linkedRepresentation, { params })).data.attributes;
    expect(translated).toBe(industry?.name_vn);
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
    const { db, job, applicant, call, at, ask, visitor, client } = await makeConsentDesk(api);
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
    const params = { token: await tokenOfMail(api) };
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
      const { db, job, applicant, call, at, ask, visitor } = await makeConsentDesk(api);
      await db.updateTable("jobs").set({ confidential: true }).where("id", "=", job.id).execute();
      await ask();
      const first = { params: { token: await tokenOfMail(api) } };
      await visitor(answerLinked, { ...first, body: { answer: "yes" } });
      await ask();
      const second = { params: { token: await tokenOfMail(api) } };
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
    const { db, job, applicant, call, at, ask, visitor } = await makeConsentDesk(api);
    await db.updateTable("jobs").set({ confidential: true }).where("id", "=", job.id).execute();
    await ask();
    const first = { params: { token: await tokenOfMail(api) } };
    await visitor(answerLinked, { ...first, body: { answer: "yes" } });
    await makeRepresentation(db, applicant, { status: "expired" });
    expect((await call(applicantRepresentations, at)).meta.can.ask).toBe(true);
    await visitor(revokeLinked, first);
    expect((await call(applicantRepresentations, at)).meta.can.ask).toBe(false);
    expect(await refusal(ask())).toMatchObject({ status: 409, codes: ["representation_not_askable"] });
  });
});
