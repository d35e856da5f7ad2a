import { beforeAll, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { erasePeople } from "./commands/erase.ts";
import * as contract from "./contract.ts";
import { enter, makePortalDesk } from "./testing/portal.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

it("A reminder lists the people without an answer, once a day, until all have one", async () => {
  const desk = await makePortalDesk(api);
  const first = await desk.introduce();
  await desk.introduce();
  const { id, token, code } = await desk.openFor(desk.contact.id);
  const contact = await enter(api, { token, code });
  const input = { params: { id: desk.orderId, portalId: id } };
  const reminders = () =>
    desk.db
      .selectFrom("mails")
      .select(["to_email", "props"])
      .where("about", "=", `portal-reminders:${id}`)
      .orderBy("id")
      .execute();
  expect(await refusal(desk.asOther(contract.remindContact, input))).toMatchObject({ status: 403 });
  const calls = await Promise.allSettled([1, 2, 3].map(() => desk.asAm(contract.remindContact, input)));
  expect(calls.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await reminders()).toMatchObject([{ to_email: desk.contact.email, props: { count: 2 } }]);
  expect(JSON.stringify(await reminders())).not.toContain(token);
  expect(await refusal(desk.asLead(contract.remindContact, input))).toMatchObject({
    status: 409,
    codes: ["portal_reminded"],
    meta: { now: monday.toISOString() },
  });
  await contact.answer(first.code, { verdict: "fit" });
  api.clock.advance(day);
  const asLead = await api.as(desk.lead.id);
  await asLead(contract.remindContact, input);
  expect((await reminders())[1]).toMatchObject({ props: { count: 1 } });
  for (const { code: person } of (await (await enter(api, { token, code })).view()).people)
    await (await enter(api, { token, code })).answer(person, { verdict: "no" });
  api.clock.advance(day);
  const again = await api.as(desk.lead.id);
  expect(await refusal(again(contract.remindContact, input))).toMatchObject({
    status: 409,
    codes: ["portal_all_answered"],
  });
  await inTransaction(api.database, (tx) => erasePeople(tx, [first.id]));
  expect(JSON.stringify(await reminders())).not.toContain(first.full_name);
  api.clock.set(monday);
});

it("A contact without an email address is not reminded", async () => {
  const desk = await makePortalDesk(api);
  await desk.introduce();
  const { id } = await desk.openFor(desk.contact.id);
  await desk.db
    .updateTable("client_contacts")
    .set({ email: null })
    .where("id", "=", desk.contact.id)
    .execute();
  const input = { params: { id: desk.orderId, portalId: id } };
  expect(await refusal(desk.asLead(contract.remindContact, input))).toMatchObject({
    status: 409,
    codes: ["portal_no_email"],
  });
});
