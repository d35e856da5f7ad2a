import { afterEach, beforeAll, describe, expect, it } from "vitest";
import * as orders from "#agency/job-orders/contract.ts";
import { orderParams } from "#agency/job-orders/testing/desk.ts";
import { revokeByLink } from "#hiring/representations/commands/answer.ts";
import * as links from "#hiring/share-links/contract.ts";
import type { Caller } from "#kit/call.ts";
import { inTransaction } from "#kit/db.ts";
import { editContact } from "#people/clients/contract-parts.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";
import { makeSharing } from "./testing/sharing.ts";

let api: TestApi;
let visitor: Caller;
beforeAll(async () => {
  api = await testApi();
  visitor = await api.as(null, { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0" });
});

afterEach(() => later(0));

const later = (ms: number) => api.clock.set(new Date(monday.getTime() + ms));
const tokenOf = ({ urls }: { urls: { url: string }[] }) => ({
  params: { token: urls[0]?.url.split("/").at(-1) ?? "" },
});

describe("The link of a recipient", () => {
  it("ends by time, by revocation and with the order, always with the same answer", async () => {
    const sharing = await makeSharing(api);
    const { asLead, asAdmin, params, body, order } = sharing;
    const opens = (made: { urls: { url: string }[] }) => visitor(links.sharedCv, tokenOf(made));
    const ended = { status: 410, codes: ["agency_link_ended"] };
    const [short, revoked, long] = [
      await asLead(contract.createShare, { params, body: { ...body, days: 3 } }),
      await asLead(contract.createShare, { params, body }),
      await asLead(contract.createShare, { params, body: { ...body, days: 30 } }),
    ];
    await asLead(contract.revokeShare, { params: { id: Number(revoked.data[0]?.id) } });
    expect(await refusal(opens(revoked))).toMatchObject(ended);
    const mail = await sharing.db
      .selectFrom("mails")
      .select("state")
      .where("topic", "=", `share:${revoked.data[0]?.id}`)
      .executeTakeFirst();
    expect(mail?.state).toBe("canceled");
    await sharing.db
      .updateTable("share_links")
      .set({ expires_at: monday })
      .where("id", "=", Number(short.data[0]?.id))
      .execute();
    expect(await refusal(opens(short))).toMatchObject(ended);
    const renewed = await asLead(contract.renewShare, {
      params: { id: Number(short.data[0]?.id) },
      body: { days: 14 },
    });
    expect(renewed.data.attributes.state).toBe("open");
    await opens(short);
    expect(
      await refusal(asLead(contract.renewShare, { params: { id: Number(revoked.data[0]?.id) }, body: {} })),
    ).toMatchObject({ status: 409, codes: ["link_state_changed"] });
    await asAdmin(orders.cancel, { ...orderParams(order), body: { reason_id: 9 } });
    for (const made of [short, long]) expect(await refusal(opens(made))).toMatchObject(ended);
    const states = (await asLead(contract.shares, { query: { state: "ended" } })).data;
    expect(states).toHaveLength(2);
  });

  it("ends when the person takes the consent back, and the recipient is asked to delete the document", async () => {
    const { db, asLead, params, body, applicant, person } = await makeSharing(api);
    const made = await asLead(contract.createShare, { params, body });
    await db
      .updateTable("mails")
      .set({ state: "sent" })
      .where("topic", "=", `share:${made.data[0]?.id}`)
      .execute();
    const { id } = await db
      .selectFrom("representations")
      .select("id")
      .where("applicant_id", "=", applicant.id)
      .executeTakeFirstOrThrow();
    await inTransaction(api.database, (tx) => revokeByLink(tx, { id, asOf: monday }));
    expect(await refusal(visitor(links.sharedCv, tokenOf(made)))).toMatchObject({ status: 410 });
    const asked = await db
      .selectFrom("mails")
      .select("props")
      .where("template", "=", "shares.deletion")
      .execute();
    expect(asked).toHaveLength(1);
    const own = await (await api.as(person.id))(contract.introductions);
    expect(own.data.map(({ attributes }) => attributes)).toMatchObject([
      { recipient: "Đỗ Thị Hoa", state: "revoked", views: 0, level: "full", job: "Trưởng phòng kho" },
    ]);
    expect(JSON.stringify(own)).not.toContain("answer");
  });

  it("counts people, and its verdict is the answer to the submission", async () => {
    const { db, asLead, params, body, applicant, am, person } = await makeSharing(api);
    const made = await asLead(contract.createShare, { params, body });
    const at = tokenOf(made);
    const beacon = (await visitor(links.sharedCv, at)).data.attributes.beacon ?? "";
    later(3500);
    await visitor(links.sharedCvView, { ...at, body: { beacon } });
    const own = asLead(links.sharedCvFeedback, { ...at, body: { answer: "fit", comment: null } });
    expect(await refusal(own)).toMatchObject({ status: 403 });
    await visitor(links.sharedCvFeedback, { ...at, body: { answer: "maybe", comment: "Lương hơi cao" } });
    expect((await asLead(contract.shares)).data[0]?.attributes).toMatchObject({
      views: 1,
      answer: { answer: "maybe", comment: "Lương hơi cao" },
    });
    const submission = await db
      .selectFrom("submissions")
      .selectAll()
      .where("applicant_id", "=", applicant.id)
      .executeTakeFirst();
    expect(submission).toMatchObject({ client_answer: "maybe", answer_reason: "Lương hơi cao" });
    const bells = await db
      .selectFrom("notifications")
      .select("kind")
      .where("account_id", "=", am.id)
      .execute();
    expect(bells.map(({ kind }) => kind)).toContain("introductions.answered");
    expect((await (await api.as(person.id))(contract.introductions)).data[0]?.attributes.views).toBe(1);
  });

  it("has ended when its mail arrives after the person has withdrawn, and the recipient is asked to delete", async () => {
    const { db, asLead, params, body, applicant, agencyId } = await makeSharing(api);
    const made = await asLead(contract.createShare, { params, body });
    const about = `share:${made.data[0]?.id}`;
    const leaving = { state: "sending", run: 1, attempts: 1 } as const;
    await db.updateTable("mails").set(leaving).where("topic", "=", about).execute();
    const { id } = await db
      .selectFrom("representations")
      .select("id")
      .where("applicant_id", "=", applicant.id)
      .executeTakeFirstOrThrow();
    await inTransaction(api.database, (tx) => revokeByLink(tx, { id, asOf: monday }));
    const mails = await db
      .selectFrom("mails")
      .select(["template", "state"])
      .where("topic", "=", about)
      .orderBy("id")
      .execute();
    expect(mails).toEqual([
      { template: "shares.shared", state: "canceled" },
      { template: "shares.deletion", state: "queued" },
    ]);
    const { name: agency } = await db
      .selectFrom("agencies")
      .select("name")
      .where("id", "=", agencyId)
      .executeTakeFirstOrThrow();
    const page = await api.app.inject(`/api/v2/public/share_cvs/${tokenOf(made).params.token}`);
    expect(page.statusCode).toBe(410);
    expect(page.json().errors).toMatchObject([
      { code: "agency_link_ended", detail: expect.stringContaining(agency) },
    ]);
    expect(page.headers["cache-control"]).toBe("private, no-store");
  });

  it("has one view for a beacon that is sent again by other browsers and later", async () => {
    const { asLead, params, body } = await makeSharing(api);
    const at = tokenOf(await asLead(contract.createShare, { params, body }));
    const beacon = (await visitor(links.sharedCv, at)).data.attributes.beacon ?? "";
    for (const seconds of [4, 8, 12, 2 * 3600]) {
      later(seconds * 1000);
      const browser = await api.as(null, { "user-agent": `Browser ${seconds}` });
      await browser(links.sharedCvView, { ...at, body: { beacon } });
    }
    later(0);
    expect((await asLead(contract.applicantShares, { params })).data[0]?.attributes.views).toBe(1);
  });

  it("is closed while the contact has left the client", async () => {
    const { asLead, asAdmin, params, body, client, contact } = await makeSharing(api);
    const made = await asLead(contract.createShare, { params, body });
    const at = { params: { id: client.id, contactId: contact.id } };
    await asAdmin(editContact, { ...at, body: { left: true } });
    expect(await refusal(visitor(links.sharedCv, tokenOf(made)))).toMatchObject({ status: 410 });
    expect((await asLead(contract.shares)).data[0]?.attributes.state).toBe("ended");
    await asAdmin(editContact, { ...at, body: { left: false } });
    await visitor(links.sharedCv, tokenOf(made));
  });

  it("without a submission notifies the AM of a verdict", async () => {
    const { db, asLead, params, body, am, applicant } = await makeSharing(api);
    const made = await asLead(contract.createShare, { params, body });
    await db.deleteFrom("submissions").where("applicant_id", "=", applicant.id).execute();
    await visitor(links.sharedCvFeedback, { ...tokenOf(made), body: { answer: "fit", comment: null } });
    const bells = await db
      .selectFrom("notifications")
      .select("kind")
      .where("account_id", "=", am.id)
      .execute();
    expect(bells.map(({ kind }) => kind)).toContain("shares.answered");
  });

  it("opens with the access code only, and ten wrong codes make callers wait", async () => {
    const { asLead, params, body } = await makeSharing(api);
    const at = tokenOf(await asLead(contract.createShare, { params, body: { ...body, code: "048213" } }));
    expect(await refusal(visitor(links.sharedCv, at))).toMatchObject({ status: 403 });
    for (let n = 0; n < 10; n++)
      await refusal(visitor(links.sharedCvOpen, { ...at, body: { code: "000000" } }));
    expect(await refusal(visitor(links.sharedCvOpen, { ...at, body: { code: "048213" } }))).toMatchObject({
      status: 429,
    });
  });
});
