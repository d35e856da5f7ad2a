import { beforeAll, describe, expect, it } from "vitest";
import { revokeByLink } from "#hiring/representations/commands/answer.ts";
import { inTransaction } from "#kit/db.ts";
import { strangersOf } from "#people/clients/testing/desk.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { erasePeople } from "./commands/erase.ts";
import * as contract from "./contract-questions.ts";
import { enter, makePortalDesk } from "./testing/portal.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function asked() {
  const desk = await makePortalDesk(api);
  const person = await desk.introduce();
  const contact = await enter(api, await desk.openFor(desk.contact.id));
  await contact.ask({ text: "Khi nào có thể gặp?", about: person.code });
  const at = { params: { id: desk.orderId } };
  const { data } = await desk.asLead(contract.portalQuestions, at);
  return { ...desk, person, contactCalls: contact, at, question: { params: { id: Number(data[0]?.id) } } };
}

describe("A question in a portal", () => {
  it("reaches the AM and the lead by bell and email, and its answer reaches the contact", async () => {
    const { db, am, lead, other, asAm, asOther, contact, contactCalls, person, question } = await asked();
    const about = `portal-question:${question.params.id}`;
    const bells = await db
      .selectFrom("notifications")
      .select("account_id")
      .where("about", "=", about)
      .execute();
    expect(bells.map(({ account_id }) => account_id).sort()).toEqual([lead.id, am.id].sort());
    const mailsTo = async () =>
      (
        await db.selectFrom("mails").select("to_email").where("about", "=", about).orderBy("id").execute()
      ).map(({ to_email }) => to_email);
    expect(await mailsTo()).toEqual([am.email, lead.email]);
    expect(other.email).not.toBe(am.email);
    const body = { answer: "Từ thứ Hai" };
    expect(await refusal(asOther(contract.answerQuestion, { ...question, body }))).toMatchObject({
      status: 403,
    });
    const { data } = await asAm(contract.answerQuestion, { ...question, body });
    expect(data.attributes).toMatchObject({ answer: "Từ thứ Hai", answered_by: am.full_name });
    expect((await contactCalls.view()).questions).toEqual([
      {
        text: "Khi nào có thể gặp?",
        asked_at: monday.toISOString(),
        about: person.code,
        answer: "Từ thứ Hai",
        answered_at: monday.toISOString(),
      },
    ]);
    expect(await mailsTo()).toEqual([am.email, lead.email, contact.email]);
    expect(await refusal(asAm(contract.answerQuestion, { ...question, body }))).toMatchObject({
      status: 409,
      codes: ["portal_question_answered"],
      meta: { now: "Từ thứ Hai" },
    });
  });

  it("is unknown to others, and about people of the portal only", async () => {
    const { client, at, question, contactCalls } = await asked();
    for (const { name, status, call } of await strangersOf(api, client)) {
      expect(await refusal(call(contract.portalQuestions, at)), name).toMatchObject({ status });
      const body = { answer: "x" };
      expect(await refusal(call(contract.answerQuestion, { ...question, body })), name).toMatchObject({
        status,
      });
    }
    expect(await refusal(contactCalls.ask({ text: "Ai?", about: "C-1" }))).toMatchObject({
      status: 422,
      codes: ["portal_person_unknown"],
    });
    const noPass = { params: { token: "none" }, body: { text: "Ai?" } };
    expect(await refusal(contactCalls.visitor(contract.askInPortal, noPass))).toMatchObject({ status: 410 });
  });

  it("disappears with the person, and is deleted when the person is erased", async () => {
    const { db, person, contactCalls, question } = await asked();
    await inTransaction(api.database, (tx) =>
      revokeByLink(tx, { id: person.consent.id, asOf: api.clock.now() }),
    );
    expect((await contactCalls.view()).questions).toEqual([]);
    await inTransaction(api.database, (tx) => erasePeople(tx, [person.id]));
    const about = `portal-question:${question.params.id}`;
    expect(
      await db.selectFrom("portal_questions").select("id").where("id", "=", question.params.id).execute(),
    ).toEqual([]);
    const texts = await db.selectFrom("mails").select("props").where("about", "=", about).execute();
    expect(JSON.stringify(texts)).not.toContain("Khi nào");
  });
});
