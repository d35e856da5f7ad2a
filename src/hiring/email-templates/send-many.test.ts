import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { errors as closed } from "#hiring/messages/messages.en.ts";
import { inTransaction } from "#kit/db.ts";
import { errors as kit } from "#kit/messages.en.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { sendWaiting } from "./commands/send-many.ts";
import * as contract from "./contract.ts";
import * as mailing from "./contract-mails.ts";
import { errors as en } from "./messages.en.ts";
import { team, written } from "./testing/team.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function ready() {
  const all = await team(api);
  const template_id = Number((await all.asBoss(contract.createTemplate, { body: written })).data.id);
  return { ...all, template_id };
}

describe("Emails to several applicants", () => {
  it("return a result for each applicant, and are sent to those who can be emailed", async () => {
    const { asBoss, applicant, job, template_id } = await ready();
    const { db } = api.database;
    const withdrawn = await makeApplicant(db, { job, outcome: "withdrawn" });
    const second = await makeApplicant(db, { job });
    const stranger = (await ready()).applicant;
    const ids = [second, withdrawn, applicant, applicant, stranger].map(({ id }) => id);
    const body = { applicant_ids: ids, template_id };
    const anonymous = await api.as(null);
    await expect(anonymous(mailing.sendMails, { body })).rejects.toMatchObject({ status: 401 });
    const { data, meta } = await asBoss(mailing.sendMails, { body });
    expect(data).toEqual([
      { id: String(applicant.id), sent: true, code: null, detail: null, missing: [] },
      {
        id: String(withdrawn.id),
        sent: false,
        missing: [],
        code: "messages_withdrawn",
        detail: closed.messages_withdrawn,
      },
      { id: String(second.id), sent: true, code: null, detail: null, missing: [] },
      { id: String(stranger.id), sent: false, code: "not_found", detail: kit.not_found, missing: [] },
    ]);
    expect(await sentTo(ids)).toEqual([]);
    await goOut(meta.waiting_id);
    expect(await sentTo(ids)).toEqual([applicant.id, second.id].sort());
    // A second run of the job sends no second email, and a sent email cannot be undone.
    await goOut(meta.waiting_id);
    expect(await sentTo(ids)).toHaveLength(2);
    const late = asBoss(mailing.undoMails, { params: { id: meta.waiting_id ?? 0 } });
    expect(await refusal(late)).toMatchObject({ status: 404, codes: ["mails_sent"] });
  });

  it("are undone within half a minute by their author: no email is sent, and no clock stops", async () => {
    const { asBoss, applicant, template_id } = await ready();
    const body = { applicant_ids: [applicant.id], template_id };
    const { meta } = await asBoss(mailing.sendMails, { body });
    const params = { id: meta.waiting_id ?? 0 };
    expect(meta.sends_at).toEqual(new Date(api.clock.now().getTime() + 30_000).toISOString());
    for (const [call, status] of [
      [await api.as(null), 401],
      [(await ready()).asBoss, 404],
    ] as const)
      await expect(call(mailing.undoMails, { params })).rejects.toMatchObject({ status });
    await asBoss(mailing.undoMails, { params });
    await goOut(params.id);
    expect(await sentTo([applicant.id])).toEqual([]);
    const { responded_at } = await api.database.db
      .selectFrom("applicants")
      .select("responded_at")
      .where("id", "=", applicant.id)
      .executeTakeFirstOrThrow();
    expect(responded_at).toBeNull();
  });

  it("skip applicants who have withdrawn meanwhile", async () => {
    const { asBoss, applicant, job, template_id } = await ready();
    const second = await makeApplicant(api.database.db, { job });
    const body = { applicant_ids: [applicant.id, second.id], template_id };
    const { meta } = await asBoss(mailing.sendMails, { body });
    await api.database.db
      .updateTable("applicants")
      .set({ outcome: "withdrawn" })
      .where("id", "=", second.id)
      .execute();
    await goOut(meta.waiting_id);
    expect(await sentTo([applicant.id, second.id])).toEqual([applicant.id]);
  });

  const goOut = (id: number | null) =>
    inTransaction(api.database, (tx) =>
      sendWaiting(tx, id ?? 0, { asOf: api.clock.now(), publicUrl: api.services.config.publicUrl }),
    );
  const sentTo = async (ids: readonly number[]) => {
    const rows = await api.database.db
      .selectFrom("applicant_mails")
      .select("applicant_id")
      .where("applicant_id", "in", [...ids])
      .execute();
    return rows.map((row) => row.applicant_id).sort();
  };

  it("return the placeholders without a value for each applicant", async () => {
    const { asBoss, applicant } = await ready();
    const body = { applicant_ids: [applicant.id], subject: "Chào", content: "<p>{{start_date}}</p>" };
    const { data } = await asBoss(mailing.sendMails, { body });
    expect(data).toEqual([
      {
        id: String(applicant.id),
        sent: false,
        missing: ["start_date"],
        code: "placeholder_empty",
        detail: en.placeholder_empty.replace("{placeholder}", "{{start_date}}"),
      },
    ]);
    const none = asBoss(mailing.sendMails, { body: { ...body, applicant_ids: [] } });
    expect(await refusal(none)).toMatchObject({ status: 422, pointers: ["/applicant_ids"] });
  });
});
