import { beforeAll, describe, expect, it } from "vitest";
import { dashboard } from "#agency/desk/contract.ts";
import { board } from "#hiring/applications/contract.ts";
import { returnApplicant } from "#hiring/applications/contract-review.ts";
import { applicantRepresentations } from "#hiring/representations/contract.ts";
import { minute } from "#kit/clock.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { stageKinds } from "#people/companies/pipeline.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { makeSubmission } from "./factory.ts";
import { makeGate } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function gate() {
  api.clock.set(monday);
  const desk = await makeGate(api);
  const order = await desk.order();
  const applicant = await desk.agreed(order.jobId);
  const { db } = desk;
  const at = { params: { id: applicant.id } };
  const sendBack = (call: typeof desk.asAm, reason = "Thiếu chứng chỉ") =>
    call(returnApplicant, { ...at, body: { reason } });
  const kind = async () =>
    (
      await db
        .selectFrom("applicants as a")
        .innerJoin("pipeline_stages as s", "s.id", "a.stage_id")
        .select("s.kind")
        .where("a.id", "=", applicant.id)
        .executeTakeFirstOrThrow()
    ).kind;
  const bells = () =>
    db
      .selectFrom("notifications")
      .select(["account_id", "kind"])
      .where("about", "=", `am-review:${applicant.id}`)
      .execute();
  return { ...desk, job: order, applicant, at, sendBack, kind, bells };
}

describe("The review by the AM", () => {
  it("notifies the AM and lists the applicant on the AM's dashboard alone", async () => {
    const { am, applicant, asAm, asLead, asOther, moveToKind, bells } = await gate();
    await moveToKind(asLead, applicant.id, "sent_to_am");
    expect(await bells()).toEqual([{ account_id: am.id, kind: "introductions.sent_to_am" }]);
    const listed = async (call: typeof asAm) =>
      (await call(dashboard)).data.attributes.reviews.entries.map(({ applicant: { id } }) => Number(id));
    expect(await listed(asAm)).toEqual([applicant.id]);
    for (const call of [asLead, asOther]) expect(await listed(call)).toEqual([]);
    await moveToKind(asAm, applicant.id, "sent_to_client");
    expect(await listed(asAm)).toEqual([]);
  });

  it("sends the applicant back to its stage with a reason for the consultants, and can be undone", async () => {
    const { db, lead, applicant, asAm, asLead, moveToKind, sendBack, kind, bells } = await gate();
    await moveToKind(asLead, applicant.id, "sent_to_am");
    await sendBack(asAm);
    expect(await kind()).toBe(stageKinds.screening);
    expect(await bells()).toEqual([{ account_id: lead.id, kind: "introductions.returned" }]);
    const log = await db
      .selectFrom("activities")
      .select("data")
      .where("applicant_id", "=", applicant.id)
      .where("kind", "=", "am_return")
      .execute();
    expect(log).toEqual([{ data: { note: "Thiếu chứng chỉ" } }]);
    api.clock.set(new Date(monday.getTime() + minute / 2));
    await moveToKind(asAm, applicant.id, "sent_to_am");
    expect(await kind()).toBe(stageKinds.sent_to_am);
    expect(await bells()).toEqual([]);
  });

  it("is refused to others, without a reason, and for applicants who do not wait for it", async () => {
    const { applicant, asAm, asLead, asOther, moveToKind, sendBack } = await gate();
    expect(await refusal(sendBack(asAm))).toMatchObject({ status: 409, codes: ["applicant_state_changed"] });
    await moveToKind(asLead, applicant.id, "sent_to_am");
    expect(await refusal(sendBack(asLead))).toMatchObject({ status: 409, codes: ["am_decides"] });
    expect(await refusal(sendBack(asOther))).toMatchObject({ status: 404 });
    expect(await refusal(sendBack(asAm, " "))).toMatchObject({ status: 422 });
  });

  it("is the AM's and the administrator's on the board, which shows consent and the client's answer", async () => {
    const { db, applicant, job, at, asAm, asLead, asAdmin } = await gate();
    await makeSubmission(db, applicant, { client_answer: "maybe", answered_at: monday });
    for (const [call, introduce] of [
      [asLead, false],
      [asAm, true],
      [asAdmin, true],
    ] as const) {
      const { data } = await call(endpointOf("consultant", board), { params: { id: job.jobId } });
      expect(data.attributes.job.can.introduce).toBe(introduce);
      expect((await call(applicantRepresentations, at)).meta.can.introduce).toBe(introduce);
      const cards = data.attributes.stages.flatMap(({ applicants }) => applicants.data);
      expect(cards.map(({ attributes }) => attributes)).toMatchObject([
        { consent: "yes", client_answer: "maybe" },
      ]);
    }
  });
});
