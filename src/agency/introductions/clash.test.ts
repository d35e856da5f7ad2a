import { beforeAll, describe, expect, it } from "vitest";
import { mergePerson } from "#hiring/talent-pools/contract.ts";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { eraseOwnerships } from "./commands/erase.ts";
import * as contract from "./contract.ts";
import { makeGate } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

interface Now {
  ownership_id: string;
  job_id: string;
  requested: boolean;
  duplicate: { id: string; of_id: string } | null;
}

/** Creates a person whom the lead owns, and an order of a colleague on which the person is refused. */
async function clash() {
  api.clock.set(monday);
  const gate = await makeGate(api);
  await gate.db.updateTable("accounts").set({ full_name: "Lê An" }).where("id", "=", gate.lead.id).execute();
  const contact = {
    email: `hanh-${gate.agencyId}@example.test`,
    phone: `+849${String(gate.agencyId).padStart(8, "0")}`,
  };
  const id = await gate.person(contact);
  await gate.put(gate.asLead, id, (await gate.order()).jobId);
  const theirs = await gate.order(gate.asOther);
  const refuse = async (person = id, jobId = theirs.jobId) => {
    const refused = await refusal(gate.put(gate.asOther, person, jobId));
    expect(refused).toMatchObject({ status: 409, codes: ["owned_by_other"] });
    return refused.meta.now as Now;
  };
  const now = await refuse();
  const ownership = { params: { id: Number(now.ownership_id) } };
  const ask = (more: object = {}) =>
    gate.asOther(contract.askShare, { ...ownership, body: { job_id: theirs.jobId, note: null, ...more } });
  return { ...gate, id, contact, theirs, refuse, now, ownership, ask };
}

describe("The refusal of a colleague's person", () => {
  it("proposes half of the sourcer's share, and says when the owner has not answered yet", async () => {
    const { now, theirs, ask, refuse } = await clash();
    expect(now).toMatchObject({
      owner: "Lê An",
      job_id: String(theirs.jobId),
      bps: 5000,
      requested: false,
      duplicate: null,
    });
    await ask();
    expect(await refuse()).toMatchObject({ requested: true });
  });

  it("is one clash a day for the report, although its transaction is rolled back", async () => {
    const { db, agencyId, other, theirs, refuse, put, id } = await clash();
    const rows = () =>
      db
        .selectFrom("ownership_clashes")
        .select(["account_id", "job_id", "at"])
        .where("agency_id", "=", agencyId)
        .orderBy("id")
        .execute();
    await refuse();
    const one = { account_id: other.id, job_id: theirs.jobId };
    expect(await rows()).toEqual([{ ...one, at: monday }]);
    const applied = await db
      .selectFrom("applicants")
      .select("id")
      .where("job_id", "=", theirs.jobId)
      .execute();
    expect(applied).toEqual([]);
    const later = new Date(monday.getTime() + day);
    api.clock.set(later);
    const again = await api.as(other.id);
    expect(await refusal(put(again, id, theirs.jobId))).toMatchObject({ codes: ["owned_by_other"] });
    expect(await rows()).toEqual([
      { ...one, at: monday },
      { ...one, at: later },
    ]);
  });

  it("names the second record of the person, whose merge leaves the person with the owner", async () => {
    const { id, contact, person, refuse, asOther, theirs, put } = await clash();
    const twin = await person({ email: contact.email });
    expect((await refuse(twin)).duplicate).toEqual({ id: String(twin), of_id: String(id) });
    await asOther(endpointOf("consultant", mergePerson), { params: { id: twin }, body: { into_id: id } });
    expect((await refuse(twin)).duplicate).toBeNull();
    expect(await refusal(put(asOther, id, theirs.jobId))).toMatchObject({ codes: ["owned_by_other"] });
  });

  it("does not concern the owner who introduces the person personally as AM", async () => {
    const { db, am, asAm, asLead, agreed, order, person, put, moveToKind } = await clash();
    const id = await person();
    await put(asAm, id, (await order()).jobId);
    const applicant = await agreed((await order(asLead)).jobId);
    await db.updateTable("applicants").set({ candidate_id: id }).where("id", "=", applicant.id).execute();
    await moveToKind(asAm, applicant.id, "sent_to_client");
    const live = await db.selectFrom("ownerships").select("owner_id").where("person_id", "=", id).execute();
    expect(live).toEqual([{ owner_id: am.id }]);
  });
});

describe("A request to split a fee", () => {
  const mailsAbout = (db: TestApi["database"]["db"], id: string) =>
    db
      .selectFrom("mails")
      .select(["template", "account_id", "props"])
      .where("about", "=", `share_request:${id}`)
      .orderBy("id")
      .execute();
  const bellsAbout = (db: TestApi["database"]["db"], id: string) =>
    db
      .selectFrom("notifications")
      .select(["kind", "account_id"])
      .where("about", "=", `share_request:${id}`)
      .orderBy("id")
      .execute();

  it.each(["accept", "decline"] as const)(
    "reaches the owner, and its answer the colleague, by bell and email: %s",
    async (answer) => {
      const { db, ask, lead, other, asLead } = await clash();
      const { data } = await ask({ note: "Quen từ 2019", bps: 3000 });
      await asLead(contract.answerShare, { params: { id: Number(data.id) }, body: { answer } });
      expect(await mailsAbout(db, data.id)).toMatchObject([
        {
          template: "introductions.share_asked",
          account_id: lead.id,
          props: { bps: 3000, note: "Quen từ 2019" },
        },
        {
          template: "introductions.share_answered",
          account_id: other.id,
          props: { answer: answer === "accept" ? "accepted" : "declined", by: "Lê An" },
        },
      ]);
      expect(await bellsAbout(db, data.id)).toEqual([
        { kind: "introductions.share_asked", account_id: lead.id },
        { kind: "introductions.share_answered", account_id: other.id },
      ]);
    },
  );

  it("that an administrator answers reaches the owner's bell, too", async () => {
    const { db, ask, lead, other, asAdmin } = await clash();
    const { data } = await ask();
    await asAdmin(contract.answerShare, { params: { id: Number(data.id) }, body: { answer: "accept" } });
    expect((await bellsAbout(db, data.id)).slice(1)).toEqual([
      { kind: "introductions.share_answered", account_id: other.id },
      { kind: "introductions.share_decided", account_id: lead.id },
    ]);
  });

  it("that is withdrawn tells the owner nothing more", async () => {
    const { db, ask, asOther } = await clash();
    const { data } = await ask();
    await asOther(contract.answerShare, { params: { id: Number(data.id) }, body: { answer: "withdraw" } });
    expect(await mailsAbout(db, data.id)).toHaveLength(1);
  });

  it("of an administrator is not the administrator's to accept", async () => {
    const { ownership, theirs, asAdmin, asLead } = await clash();
    const { data } = await asAdmin(contract.askShare, { ...ownership, body: { job_id: theirs.jobId } });
    expect(data.attributes.can).toEqual({ accept: false, decline: false, withdraw: true });
    const answer = { params: { id: Number(data.id) }, body: { answer: "accept" as const } };
    expect(await refusal(asAdmin(contract.answerShare, answer))).toMatchObject({ status: 409 });
    await asLead(contract.answerShare, answer);
  });

  it("is accepted once by two parallel presses", async () => {
    const { db, ask, asLead, asAdmin } = await clash();
    const { data } = await ask();
    const params = { id: Number(data.id) };
    const results = await Promise.allSettled([
      asLead(contract.answerShare, { params, body: { answer: "accept" } }),
      asAdmin(contract.answerShare, { params, body: { answer: "decline" } }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const answered = (await bellsAbout(db, data.id)).filter(({ kind }) => kind.endsWith("answered"));
    expect(answered).toHaveLength(1);
  });

  it("is in the lists of its two sides alone, by key", async () => {
    const { ask, asLead, asAm, asOther, order, refuse, id } = await clash();
    const first = (await ask()).data.id;
    const second = await order(asOther);
    await refuse(id, second.jobId);
    const { data } = await ask({ job_id: second.jobId });
    const idsOf = (list: { data: { id: string }[] }) => list.data.map((each) => each.id);
    const others = { side: "others", items: 1 } as const;
    const newest = await asLead(contract.shareRequests, { query: others });
    expect(idsOf(newest)).toEqual([data.id]);
    expect(newest.meta).toEqual({ next: data.id, waiting: 2 });
    const older = await asLead(contract.shareRequests, {
      query: { ...others, before: Number(newest.meta.next) },
    });
    expect(idsOf(older)).toEqual([first]);
    expect(older.meta.next).toBeNull();
    expect(idsOf(await asLead(contract.shareRequests, { query: { side: "own" } }))).toEqual([]);
    expect(idsOf(await asOther(contract.shareRequests, { query: { side: "own" } }))).toEqual([
      data.id,
      first,
    ]);
    expect((await asOther(contract.shareRequests, { query: {} })).meta.waiting).toBe(0);
    const outsiders = [asAm, (await makeGate(api)).asAdmin];
    for (const call of outsiders)
      expect(await call(contract.shareRequests, { query: {} })).toEqual({
        data: [],
        meta: { next: null, waiting: 0 },
      });
  });

  it("loses its names when the person is erased, and remains for the report", async () => {
    const { db, agencyId, ask, id } = await clash();
    const { data } = await ask({ note: "Quen từ 2019" });
    await inTransaction(api.database, (tx) => eraseOwnerships(tx, id));
    const kept = await db
      .selectFrom("share_requests")
      .select(["status", "note", "ownership_id"])
      .where("id", "=", Number(data.id))
      .execute();
    expect(kept).toEqual([{ status: "asked", note: null, ownership_id: null }]);
    expect(await bellsAbout(db, data.id)).toEqual([]);
    expect(JSON.stringify(await mailsAbout(db, data.id))).not.toContain("Hạnh");
    const clashes = db
      .selectFrom("ownership_clashes")
      .select("ownership_id")
      .where("agency_id", "=", agencyId);
    expect(await clashes.execute()).toEqual([{ ownership_id: null }]);
  });
});

describe("The list of ownerships", () => {
  it("is the agency's, by key, owner, client and end", async () => {
    const { db, lead, client, asLead, asOther, order, person, put, id } = await clash();
    const second = await person();
    await put(asLead, second, (await order()).jobId);
    const read = async (query: object) => {
      const { data, meta } = await asOther(contract.ownerships, { query });
      return { people: data.map(({ attributes }) => Number(attributes.person.id)), meta };
    };
    const newest = await read({ items: 1 });
    expect(newest).toMatchObject({ people: [second], meta: { total: 2 } });
    expect((await read({ items: 1, before: Number(newest.meta.next) })).people).toEqual([id]);
    expect((await read({ ends: "soon" })).people).toEqual([]);
    await db.updateTable("ownerships").set({ ends_on: "2026-04-01" }).where("person_id", "=", id).execute();
    expect((await read({ ends: "soon" })).people).toEqual([id]);
    expect((await read({ owner_id: lead.id, client_id: client.id })).people).toEqual([second, id]);
    const foreign = await makeGate(api);
    expect((await foreign.asAdmin(contract.ownerships, { query: {} })).data).toEqual([]);
    const theirs = await foreign.asAdmin(contract.ownerships, { query: { client_id: client.id } });
    expect(theirs.meta.total).toBe(0);
  });
});
