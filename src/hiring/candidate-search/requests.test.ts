import { beforeAll, describe, expect, it } from "vitest";
import { makeApplicant } from "#hiring/applications/factory.ts";
import * as people from "#hiring/talent-pools/contract.ts";
import { personFacts } from "#hiring/talent-pools/contract-facts.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import {
  makeAgency,
  makeCandidate,
  makeCompany,
  makeRecruiter,
  makeStaff,
} from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import * as notifications from "#people/notifications/contract.ts";
import { privacyUpdate } from "#profiles/candidates/contract-privacy.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { eraseRequests, expireRequests } from "./commands/request.ts";
import * as contract from "./contract.ts";
import * as requests from "./contract-requests.ts";
import { invitesADay } from "./terms.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const search = endpointOf("consultant", contract.search);
const list = endpointOf("consultant", people.people);
const personOf = endpointOf("consultant", people.personOf);
const addPerson = endpointOf("consultant", people.addPerson);

async function agency() {
  const { id: agencyId, name } = await makeAgency(api.database.db);
  const boss = await makeStaff(api.database.db, "consultant", { agencyId });
  return { agencyId, name, boss, call: await api.as(boss.id) };
}

async function seeker(choice = { visibility: "only_applied" as const, visible_to_agencies: true }) {
  const { db } = api.database;
  const candidate = await makeCandidate(db, { fullName: "Lê Thu Hà" });
  const call = await api.as(candidate.id);
  await call(privacyUpdate, { body: choice });
  await db
    .updateTable("candidate_profiles")
    .set({ job_title: "Giám đốc tài chính", location_id: 27, notice_days: 30 })
    .where("account_id", "=", candidate.id)
    .execute();
  await db
    .insertInto("candidate_entries")
    .values({
      account_id: candidate.id,
      section: "skills",
      rank: 0,
      data: JSON.stringify({ name: "Excel" }),
    } as never)
    .execute();
  return { ...candidate, call };
}

const ask = (candidateId: number) => ({ body: { candidate_id: candidateId, message: "Chào <b>chị</b>" } });
const first = async (person: Awaited<ReturnType<typeof seeker>>) => {
  const [request] = (await person.call(requests.profileRequests, {})).data;
  return { params: { id: Number(request?.id) } };
};

describe("An agency asks a person with a public profile", () => {
  it("and has name, contact data and facts once the person accepts, not before", async () => {
    const [one, other] = [await agency(), await agency()];
    const person = await seeker();
    const asked = await one.call(requests.requestProfile, ask(person.candidateId));
    expect(asked.data.attributes).toEqual({
      status: "pending",
      requested_at: expect.any(String),
      person_id: null,
      can: { request: false },
    });
    expect((await one.call(list, {})).data).toEqual([]);
    const mail = (await api.mails("candidate-search.requested")).at(-1);
    expect(mail).toMatchObject({ to_email: person.email, props: { agency: one.name, message: "Chào chị" } });
    expect((await person.call(notifications.list)).data[0]?.attributes.text).toContain(one.name);
    // Another agency sees neither the request nor the person.
    const query = { candidate_ids: String(person.candidateId) };
    expect((await other.call(requests.sentRequests, { query: query as never })).data).toEqual([]);
    const at = await first(person);
    const { data } = await person.call(requests.acceptRequest, at);
    expect(data.attributes).toMatchObject({
      agency: { name: one.name },
      status: "accepted",
      can: { accept: false, decline: false, revoke: true },
    });
    const [sent] = (await one.call(requests.sentRequests, { query: query as never })).data;
    const id = Number(sent?.attributes.person_id);
    expect((await one.call(personOf, { params: { id } })).data.attributes).toMatchObject({
      full_name: "Lê Thu Hà",
      email: person.email,
      job_title: "Giám đốc tài chính",
      location_id: 27,
      skills: ["Excel"],
      source: "invited",
      added: true,
    });
    expect((await one.call(personFacts, { params: { id } })).data.attributes).toMatchObject({
      notice_days: 30,
      owner_id: one.boss.id,
    });
    expect((await other.call(list, {})).data).toEqual([]);
    expect(await refusal(other.call(personOf, { params: { id } }))).toMatchObject({ status: 404 });
    const [line] = (await one.call(notifications.list)).data;
    expect(line?.attributes.text).toContain("Lê Thu Hà");
    expect(await refusal(person.call(requests.acceptRequest, at))).toMatchObject({
      status: 409,
      codes: ["request_answered"],
    });
  });

  it("only when the person lets agencies find them and has not hidden from this agency", async () => {
    const [one, other] = [await agency(), await agency()];
    const closed = await seeker({ visibility: "only_applied", visible_to_agencies: false });
    expect(await refusal(one.call(requests.requestProfile, ask(closed.candidateId)))).toMatchObject({
      status: 404,
    });
    const person = await seeker();
    await one.call(requests.requestProfile, ask(person.candidateId));
    const at = await first(person);
    const hidden = await person.call(requests.hideProfile, { ...at, body: { hidden: true } });
    expect(hidden.data.attributes).toMatchObject({ status: "declined", hides_profile: true });
    const found = async (as: typeof one) =>
      (await as.call(search, { query: { items: 50 } })).data.map(({ id }) => Number(id));
    expect((await found(one)).includes(person.candidateId)).toBe(false);
    expect((await found(other)).includes(person.candidateId)).toBe(true);
    expect(await refusal(one.call(requests.requestProfile, ask(person.candidateId)))).toMatchObject({
      status: 404,
    });
    const shown = await person.call(requests.hideProfile, { ...at, body: { hidden: false } });
    expect(shown.data.attributes.hides_profile).toBe(false);
    // A refusal is not followed by another request for 90 days.
    expect(await refusal(one.call(requests.requestProfile, ask(person.candidateId)))).toMatchObject({
      status: 409,
      codes: ["invite_declined"],
    });
    const told = (await one.call(notifications.list)).data.map(({ attributes }) => attributes.text).join();
    expect(told).not.toContain("Lê Thu Hà");
    const other2 = await seeker();
    await other2.call(privacyUpdate, { body: { visibility: "hidden" } });
    expect(await refusal(one.call(requests.requestProfile, ask(other2.candidateId)))).toMatchObject({
      status: 404,
    });
  });

  it("once, also in parallel, and not more often than the daily limit", async () => {
    const one = await agency();
    const person = await seeker();
    const all = await Promise.allSettled(
      [1, 2, 3, 4].map(() => one.call(requests.requestProfile, ask(person.candidateId))),
    );
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await refusal(one.call(requests.requestProfile, ask(person.candidateId)))).toMatchObject({
      status: 409,
      codes: ["already_requested"],
    });
    const { db } = api.database;
    const row = await db
      .selectFrom("profile_requests")
      .select(["requested_at", "expires_at"])
      .where("candidate_id", "=", person.candidateId)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: invitesADay - 1 }, () => ({
      agency_id: one.agencyId,
      candidate_id: person.candidateId,
      requested_by: one.boss.id,
      status: "expired",
      ...row,
    }));
    await db.insertInto("profile_requests").values(more).execute();
    const next = await seeker();
    expect(await refusal(one.call(requests.requestProfile, ask(next.candidateId)))).toMatchObject({
      status: 429,
      codes: ["invite_limit"],
    });
  });

  it("who withdraws: the record is erased, or as soon as the last application ends", async () => {
    const one = await agency();
    const { db } = api.database;
    const client = await makeCompany(db);
    const job = await makeJob(db, { companyId: client.id, agencyId: one.agencyId, ownerId: one.boss.id });
    for (const onBoard of [false, true]) {
      const person = await seeker();
      await one.call(requests.requestProfile, ask(person.candidateId));
      const at = await first(person);
      await person.call(requests.acceptRequest, at);
      const query = { candidate_ids: String(person.candidateId) } as never;
      const id = Number((await one.call(requests.sentRequests, { query })).data[0]?.attributes.person_id);
      if (onBoard) {
        const { id: applicant } = await makeApplicant(db, { job });
        await db.updateTable("applicants").set({ candidate_id: id }).where("id", "=", applicant).execute();
      }
      expect((await person.call(requests.revokeRequest, at)).data.attributes.status).toBe("revoked");
      const row = await db
        .selectFrom("prospects")
        .select(["erased_at", "kept_until", "do_not_contact_at"])
        .where("candidate_id", "=", id)
        .executeTakeFirstOrThrow();
      expect(row.erased_at === null).toBe(onBoard);
      expect(row.do_not_contact_at).not.toBeNull();
      expect(row.kept_until.getTime()).toBeLessThanOrEqual(api.clock.now().getTime());
      if (!onBoard)
        expect(await refusal(one.call(personOf, { params: { id } }))).toMatchObject({ status: 404 });
    }
  });

  it("whom it has added before: the record stays one, and a person who asked not to be contacted gets no mail", async () => {
    const one = await agency();
    const person = await seeker();
    const body = { full_name: "Thu Ha", email: person.email, phone: null, agreed: true, skills: [] };
    const { data } = await one.call(addPerson, { body: body as never });
    await one.call(requests.requestProfile, ask(person.candidateId));
    await person.call(requests.acceptRequest, await first(person));
    expect((await one.call(list, {})).data.map(({ id }) => id)).toEqual([data.id]);
    // Neither an unverified address nor a phone number leads to the record of another person.
    const { db } = api.database;
    const claims = await seeker();
    const stranger = { ...body, full_name: "Vu Ha", email: claims.email, phone: "0901234777" };
    const theirs = await one.call(addPerson, { body: stranger as never });
    await db.updateTable("accounts").set({ email_verified_at: null }).where("id", "=", claims.id).execute();
    await db
      .updateTable("candidates")
      .set({ phone: "+84901234777" })
      .where("id", "=", claims.candidateId)
      .execute();
    await one.call(requests.requestProfile, ask(claims.candidateId));
    await claims.call(requests.acceptRequest, await first(claims));
    await claims.call(requests.revokeRequest, await first(claims));
    const kept = await one.call(personOf, { params: { id: Number(theirs.data.id) } });
    expect(kept.data.attributes).toMatchObject({ full_name: "Vu Ha" });
    const silent = await seeker();
    const known = await one.call(addPerson, {
      body: { ...body, full_name: "Ha", email: silent.email } as never,
    });
    await api.database.db
      .updateTable("prospects")
      .set({ do_not_contact_at: monday })
      .where("candidate_id", "=", Number(known.data.id))
      .execute();
    const before = (await api.mails("candidate-search.requested")).length;
    await one.call(requests.requestProfile, ask(silent.candidateId));
    expect(await api.mails("candidate-search.requested")).toHaveLength(before);
    expect((await silent.call(notifications.list)).data).toEqual([]);
    expect((await silent.call(requests.profileRequests, {})).data).toHaveLength(1);
  });

  it("and is asked again after the agency has deleted the record; an erased person leaves nothing", async () => {
    const one = await agency();
    const person = await seeker();
    await one.call(requests.requestProfile, ask(person.candidateId));
    await person.call(requests.acceptRequest, await first(person));
    const query = { candidate_ids: String(person.candidateId) } as never;
    const sent = async () => (await one.call(requests.sentRequests, { query })).data[0]?.attributes;
    const id = Number((await sent())?.person_id);
    await one.call(endpointOf("consultant", people.deletePerson), { params: { id } });
    expect(await sent()).toMatchObject({ status: "ended", person_id: null, can: { request: true } });
    await one.call(requests.requestProfile, ask(person.candidateId));
    await person.call(requests.acceptRequest, await first(person));
    const again = Number((await sent())?.person_id);
    await inTransaction(api.database, (tx) => eraseRequests(tx, person.candidateId, api.clock.now()));
    expect(await sent()).toBeUndefined();
    expect(await refusal(one.call(personOf, { params: { id: again } }))).toMatchObject({ status: 404 });
  });

  it("whose request expires after 30 days, and is closed to strangers", async () => {
    const one = await agency();
    const person = await seeker();
    await one.call(requests.requestProfile, ask(person.candidateId));
    const at = await first(person);
    const stranger = await seeker();
    for (const endpoint of [requests.acceptRequest, requests.declineRequest, requests.revokeRequest])
      expect(await refusal(stranger.call(endpoint, at))).toMatchObject({ status: 404 });
    expect(
      await refusal(stranger.call(requests.hideProfile, { ...at, body: { hidden: true } })),
    ).toMatchObject({
      status: 404,
    });
    const recruiter = await api.as((await makeRecruiter(api.database.db)).id);
    const query = { candidate_ids: "1" } as never;
    for (const call of [recruiter, stranger.call])
      expect([
        (await refusal(call(requests.requestProfile, ask(person.candidateId)))).status,
        (await refusal(call(requests.sentRequests, { query }))).status,
      ]).toEqual([403, 403]);
    const visitor = await api.as(null);
    expect((await refusal(visitor(requests.acceptRequest, at))).status).toBe(401);
    const late = new Date(api.clock.now().getTime() + 31 * 86_400_000);
    expect(await expireRequests(api.database, late)).toBeGreaterThanOrEqual(1);
    expect(await refusal(person.call(requests.acceptRequest, at))).toMatchObject({
      codes: ["request_answered"],
    });
  });
});
