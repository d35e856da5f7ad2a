import { beforeAll, describe, expect, it } from "vitest";
import { mergePerson } from "#hiring/talent-pools/contract.ts";
import type { Caller } from "#kit/call.ts";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { makeClient } from "#people/clients/factory.ts";
import { addDays, addMonths, dayOf, momentOf } from "#platform/reference/calendar.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { handOverIntroductions } from "./commands/hand-over.ts";
import { makeGate } from "./testing/desk.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

async function gate() {
  api.clock.set(monday);
  return makeGate(api);
}
const refused = (work: Promise<unknown>) => refusal(work);

it("Six months end on the last day of a shorter month", () => {
  expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
  expect(addMonths("2027-08-31", 6)).toBe("2028-02-29");
  expect(addMonths("2026-10-30", 6)).toBe("2027-04-30");
  expect(addMonths("2026-07-15", 6)).toBe("2027-01-15");
  expect(addMonths("2026-06-30", 6)).toBe("2026-12-30");
});

describe("The ownership of a person for a client", () => {
  it("belongs to the consultant who puts the person on an order, and refuses colleagues with name and date", async () => {
    const { db, lead, asLead, asOther, order, person, put } = await gate();
    await db.updateTable("accounts").set({ full_name: "Lê An" }).where("id", "=", lead.id).execute();
    const [one, two] = [await order(), await order()];
    const theirs = await order(asOther);
    const id = await person();
    await put(asLead, id, one.jobId);
    const until = addMonths(dayOf(monday), 6);
    const clash = await refused(put(asOther, id, theirs.jobId));
    expect(clash).toMatchObject({ status: 409, codes: ["owned_by_other"] });
    expect(clash.meta.now).toMatchObject({ owner: "Lê An", until });
    await put(asLead, id, two.jobId);
  });

  it("leaves other clients, other agencies and the client itself free", async () => {
    const { db, agencyId, asLead, asOther, order, person, put, company } = await gate();
    const id = await person({ email: "hanh-free@example.test" });
    await put(asLead, id, (await order()).jobId);
    const second = await makeClient(db, { agency_id: agencyId, name: "Hoa Mai" });
    await put(asOther, id, (await order(asOther, second.id)).jobId);
    const foreign = await makeGate(api);
    await db
      .updateTable("clients")
      .set({ company_id: company.id })
      .where("id", "=", foreign.client.id)
      .execute();
    const same = await foreign.person({ email: "hanh-free@example.test" });
    await foreign.put(foreign.asLead, same, (await foreign.order()).jobId);
  });

  it("ends with the last day in Vietnam", async () => {
    const { asLead, asOther, other, order, person, put } = await gate();
    const id = await person();
    await put(asLead, id, (await order()).jobId);
    const theirs = await order(asOther);
    const until = addMonths(dayOf(monday), 6);
    api.clock.set(momentOf(until, "23:59"));
    const call = await api.as(other.id);
    expect(await refused(put(call, id, theirs.jobId))).toMatchObject({ codes: ["owned_by_other"] });
    api.clock.set(momentOf(addDays(until, 1)));
    await put(call, id, theirs.jobId);
  });

  it("covers another record with the same email address or phone number, and merged records", async () => {
    const { asLead, asOther, order, person, put } = await gate();
    const id = await person({ email: "hanh-same@example.test", phone: "+84901234567" });
    await put(asLead, id, (await order()).jobId);
    const theirs = await order(asOther);
    const owned = { status: 409, codes: ["owned_by_other"] };
    const byEmail = await person({ email: "hanh-same@example.test" });
    const byPhone = await person({ phone: "+84901234567" });
    const merged = await person({ email: "hanh-other@example.test" });
    expect(await refused(put(asOther, byEmail, theirs.jobId))).toMatchObject(owned);
    expect(await refused(put(asOther, byPhone, theirs.jobId))).toMatchObject(owned);
    const merge = endpointOf("consultant", mergePerson);
    await asLead(merge, { params: { id: merged }, body: { into_id: id } });
    expect(await refused(put(asOther, merged, theirs.jobId))).toMatchObject(owned);
  });

  it("goes to one of twenty consultants who put the person on orders at once", async () => {
    const { db, agencyId, client, order, person, put } = await gate();
    const id = await person();
    const callers: Caller[] = [];
    const orders: { jobId: number }[] = [];
    for (let n = 0; n < 20; n++) {
      const { id: leadId } = await makeStaff(db, "consultant", { agencyId, member: true });
      const caller = await api.as(leadId);
      callers.push(caller);
      orders.push(await order(caller, client.id, leadId));
    }
    const results = await Promise.allSettled(
      callers.map((caller, n) => put(caller, id, orders[n]?.jobId as number)),
    );
    const winners = results.filter(({ status }) => status === "fulfilled");
    expect(winners).toHaveLength(1);
    const { owner } = await db
      .selectFrom("ownerships as o")
      .innerJoin("accounts as u", "u.id", "o.owner_id")
      .select("u.full_name as owner")
      .where("o.person_id", "=", id)
      .executeTakeFirstOrThrow();
    const refusals = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    for (const { errors, meta } of refusals) {
      expect(errors[0].code).toBe("owned_by_other");
      expect(meta.now.owner).toBe(owner);
    }
    expect(refusals).toHaveLength(19);
  });

  it("goes to the heir of a consultant who leaves, with the same dates", async () => {
    const { db, agencyId, asLead, asOther, lead, other, admin, order, person, put } = await gate();
    const id = await person();
    await put(asLead, id, (await order()).jobId);
    const theirs = await order(asOther);
    const before = await db.selectFrom("ownerships").selectAll().where("person_id", "=", id).execute();
    await inTransaction(api.database, (tx) =>
      handOverIntroductions(tx, {
        by: { kind: "consultant", accountId: admin.id, isAdmin: true, scope: { agency: agencyId } },
        leaver: lead.id,
        heir: other.id,
        asOf: new Date(monday.getTime() + day),
      }),
    );
    const after = await db.selectFrom("ownerships").selectAll().where("person_id", "=", id).execute();
    expect(after).toEqual(before.map((row) => ({ ...row, owner_id: other.id })));
    await put(asOther, id, theirs.jobId);
  });
});
