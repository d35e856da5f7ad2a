import { beforeAll, describe, expect, it } from "vitest";
import { reject } from "#hiring/applications/contract.ts";
import { revokeByLink } from "#hiring/representations/commands/answer.ts";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { enter, makePortalDesk } from "./testing/portal.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const secrets = ["ghi chú riêng", "29500000", "31000000", "bí mật"];

describe("A portal", () => {
  it("shows the people of its stages who were introduced and agreed, and nothing that only the agency reads", async () => {
    const desk = await makePortalDesk(api);
    const first = await desk.introduce("sent_to_client", {
      summary: "Quản lý kho 12 năm",
      salary: 31_000_000,
      notice_days: 45,
    });
    const hired = await desk.introduce("hired");
    await desk.introduce("screening");
    await desk.db
      .insertInto("prospects")
      .values({
        agency_id: desk.agencyId,
        candidate_id: first.candidate_id,
        job_title: "Trưởng kho",
        salary_now: 29_500_000,
        added_by: desk.lead.id,
        added_at: monday,
        changed_at: monday,
        agreed_at: monday,
        kept_until: new Date(monday.getTime() + 90 * day),
        source: "hand",
      })
      .execute();
    await desk.db
      .insertInto("client_notes")
      .values({ client_id: desk.client.id, kind: "note", text: "ghi chú riêng", created_at: monday })
      .execute();
    const some = await enter(api, await desk.openFor(desk.contact.id, { stages: [5] }));
    const view = await some.view();
    expect(view.people).toEqual([
      {
        code: first.code,
        name: first.full_name,
        job_title: "Trưởng kho",
        summary: "Quản lý kho 12 năm",
        stage: 5,
        since: first.stage_changed_at.toISOString(),
        waits: { side: "client", about: "introduction", since: monday.toISOString(), working_days: 0 },
        interview_at: null,
        answer: null,
        version: 0,
        has_document: false,
      },
    ]);
    expect(view.consultants.map(({ full_name }) => full_name)).toEqual([
      desk.am.full_name,
      desk.lead.full_name,
    ]);
    const sent = JSON.stringify(view);
    for (const secret of [...secrets, hired.code, first.email ?? "", first.phone ?? "none"])
      expect(sent).not.toContain(secret);
    expect(sent).not.toMatch(/"(owner|score|fee\w*|salary\w*|note|potential|\w+_id)":/);
  });

  it("calls a person by the code after an anonymous share, also when its link has ended", async () => {
    const desk = await makePortalDesk(api);
    const name = "Trịnh Hoài Nhân";
    const person = await desk.introduce("sent_to_client", {
      summary: `${name} quản lý kho, gọi 0901 234 567`,
    });
    await desk.db.updateTable("applicants").set({ full_name: name }).where("id", "=", person.id).execute();
    const link = {
      owner_kind: "agency",
      agency_id: desk.agencyId,
      applicant_id: person.id,
      name: "Hoa",
      recipient_name: "Hoa",
      recipient_language: 1,
      language: 1,
      sections: [],
      level: "anonymous",
      content: "{}",
      document_sha256: Buffer.alloc(32),
      token_hash: Buffer.from(`portal ${person.id}`),
      created_at: monday,
      expires_at: monday,
    };
    const contact = await enter(api, await desk.openFor(desk.contact.id));
    const summaryOf = async () => (await contact.view()).people[0]?.summary;
    expect(await summaryOf()).toContain(name);
    expect(await summaryOf()).not.toContain("234 567");
    await desk.db.insertInto("share_links").values(link).execute();
    const view = await contact.view();
    expect(view.people).toMatchObject([{ code: person.code, name: null }]);
    expect(JSON.stringify(view)).not.toMatch(/Trịnh|Nhân/);
    await contact.answer(person.code, { verdict: "fit" });
    const mails = await desk.db
      .selectFrom("mails")
      .select("props")
      .where("about", "=", `applicant:${person.id}`)
      .execute();
    expect(mails).toMatchObject([{ props: { candidate: name } }]);
  });

  it("drops people who take the consent back, and those whose application ends", async () => {
    const desk = await makePortalDesk(api);
    const one = await desk.introduce();
    const two = await desk.introduce();
    const contact = await enter(api, await desk.openFor(desk.contact.id));
    expect((await contact.view()).people).toHaveLength(2);
    await inTransaction(api.database, (tx) =>
      revokeByLink(tx, { id: one.consent.id, asOf: api.clock.now() }),
    );
    expect((await contact.view()).people.map(({ code }) => code)).toEqual([two.code]);
    expect(await refusal(contact.answer(one.code, { verdict: "fit" }))).toMatchObject({ status: 404 });
    await desk.asLead(endpointOf("consultant", reject), { params: { id: two.id }, body: { reason_id: 1 } });
    expect((await contact.view()).people).toEqual([]);
  });

  it("takes the answer about a person, which the AM gets at once and the candidate does not", async () => {
    const desk = await makePortalDesk(api);
    const person = await desk.introduce();
    const contact = await enter(api, await desk.openFor(desk.contact.id));
    const { data } = await contact.answer(person.code, { verdict: "maybe", reason: "Muốn gặp", version: 0 });
    const answered = data.attributes.people[0];
    expect(answered).toMatchObject({
      answer: { verdict: "maybe", reason: "Muốn gặp", at: monday.toISOString() },
      waits: { side: "agency", since: monday.toISOString() },
      version: monday.getTime(),
    });
    const { db } = desk;
    const applicant = await db
      .selectFrom("applicants")
      .selectAll()
      .where("id", "=", person.id)
      .executeTakeFirstOrThrow();
    expect(applicant).toMatchObject({ stage_id: person.stage_id, outcome: "active" });
    const mails = await db
      .selectFrom("mails")
      .select(["template", "to_email", "props"])
      .where("about", "=", `applicant:${person.id}`)
      .execute();
    expect(mails).toMatchObject([
      {
        template: "portals.answered",
        to_email: desk.am.email,
        props: { verdict: "maybe", reason: "Muốn gặp" },
      },
    ]);
    const bells = await db
      .selectFrom("notifications")
      .select("account_id")
      .where("kind", "=", "introductions.answered")
      .where("account_id", "in", [desk.am.id, desk.lead.id])
      .execute();
    expect(bells.map(({ account_id }) => account_id)).toContain(desk.am.id);
    const log = await db
      .selectFrom("activities")
      .select("kind")
      .where("applicant_id", "=", person.id)
      .where("kind", "=", "submission_answer")
      .execute();
    expect(log).toHaveLength(1);
    const { data: portals } = await desk.asLead(contract.orderPortals, { params: { id: desk.orderId } });
    expect(portals[0]?.attributes.unanswered).toBe(0);
  });

  it("refuses an answer over one that the contact has not read", async () => {
    const desk = await makePortalDesk(api);
    const person = await desk.introduce();
    const contact = await enter(api, await desk.openFor(desk.contact.id));
    await contact.answer(person.code, { verdict: "fit", version: 0 });
    const stale = await refusal(contact.answer(person.code, { verdict: "no", version: 0 }));
    const now = { verdict: "fit", reason: null, version: monday.getTime() };
    expect(stale).toMatchObject({ status: 409, codes: ["portal_answer_changed"], meta: { now } });
    await contact.answer(person.code, { verdict: "no", version: monday.getTime() });
    for (const code of ["C-999999999", "C-1e3", "x", `C-${"9".repeat(15)}`])
      expect(await refusal(contact.answer(code, { verdict: "fit" })), code).toMatchObject({ status: 404 });
    expect(
      await refusal(contact.answer(person.code, { verdict: "fit", reason: "x".repeat(1001) })),
    ).toMatchObject({ status: 422 });
  });

  it("stores one answer of twenty at once, and answers all", async () => {
    const desk = await makePortalDesk(api);
    const person = await desk.introduce();
    const contact = await enter(api, await desk.openFor(desk.contact.id));
    const verdicts = ["fit", "maybe", "no"] as const;
    const calls = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) =>
        contact.answer(person.code, { verdict: verdicts[n % 3] ?? "fit", version: 0 }),
      ),
    );
    const stored = (await contact.view()).people[0]?.answer?.verdict;
    for (const [n, call] of calls.entries()) {
      if (verdicts[n % 3] === stored) expect(call.status).toBe("fulfilled");
      else expect((call as PromiseRejectedResult).reason).toMatchObject({ status: 409 });
    }
    const log = await desk.db
      .selectFrom("activities")
      .select("id")
      .where("applicant_id", "=", person.id)
      .where("kind", "=", "submission_answer")
      .execute();
    expect(log).toHaveLength(1);
  });
});
