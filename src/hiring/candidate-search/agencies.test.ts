import { beforeAll, describe, expect, it } from "vitest";
import { applicantDetail } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
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
import { privacyShow, privacyUpdate } from "#profiles/candidates/contract-privacy.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

const search = endpointOf("consultant", contract.search);
const invite = endpointOf("consultant", contract.invite);
const applicantOf = endpointOf("consultant", applicantDetail);

/** Creates an agency with a consultant, and a published job of its client, who has a recruiter. */
async function agency() {
  const { db } = api.database;
  const { id: agencyId, name } = await makeAgency(db);
  const consultant = await makeStaff(db, "consultant", { agencyId });
  const client = await makeCompany(db, { verified: true });
  const recruiter = await makeRecruiter(db, { companyId: client.id });
  const job = await makeJob(db, { companyId: client.id, agencyId, ownerId: consultant.id });
  const [call, ofClient] = [await api.as(consultant.id), await api.as(recruiter.id)];
  return { name, agencyId, client, recruiter, job, call, ofClient };
}

async function person(choice: { visibility: "hidden" | "only_applied"; visible_to_agencies?: boolean }) {
  const { db } = api.database;
  const candidate = await makeCandidate(db, { fullName: "Lê Thu Hà" });
  const call = await api.as(candidate.id);
  await call(privacyUpdate, { body: choice });
  await db
    .updateTable("candidate_profiles")
    .set({ job_title: "Giám đốc tài chính" })
    .where("account_id", "=", candidate.id)
    .execute();
  return { ...candidate, call };
}

const open = { visibility: "only_applied", visible_to_agencies: true } as const;

describe("An agency", () => {
  it("finds people who let agencies find them, and no others", async () => {
    const { call, ofClient, agencyId, job } = await agency();
    const other = await agency();
    const seeker = await person(open);
    await person({ visibility: "hidden", visible_to_agencies: true });
    const private_ = await person({ visibility: "only_applied" });
    expect((await private_.call(privacyShow)).data.attributes.visible_to_agencies).toBe(false);
    const found = async (as: typeof call, endpoint: typeof search = search) =>
      (await as(endpoint, { query: { keyword: "giam doc tai chinh" } })).data.map(({ id }) => Number(id));
    expect(await found(call)).toEqual([seeker.candidateId]);
    expect(await found(other.call)).toEqual([seeker.candidateId]);
    expect(await found(ofClient, contract.search)).toEqual([]);
    // The agency's applicants are neither the client's nor another agency's, nor are the client's applicants the agency's.
    const own = await makeJob(api.database.db, { companyId: job.company_id });
    await makeApplicant(api.database.db, { job, candidate: seeker });
    await makeApplicant(api.database.db, { job: own, candidate: private_ });
    const known = async (as: typeof call) =>
      (await as(search, { query: { keyword: "giam doc tai chinh" } })).data[0]?.attributes.known;
    expect([await known(call), await known(other.call)]).toEqual([true, false]);
    expect(await found(call)).toEqual([seeker.candidateId]);
    const at = { params: { id: private_.candidateId }, body: { job_id: job.id } };
    expect(await refusal(call(invite, at))).toMatchObject({ status: 404 });
    expect(agencyId).not.toBe(other.agencyId);
    await seeker.call(privacyUpdate, { body: { visibility: "only_applied", visible_to_agencies: false } });
    expect([await found(call), await found(other.call)]).toEqual([[], []]);
  });

  it("keeps the choice when only the other one is changed", async () => {
    const seeker = await person(open);
    const { data } = await seeker.call(privacyUpdate, { body: { visibility: "hidden" } });
    expect(data.attributes).toMatchObject({ visibility: "hidden", visible_to_agencies: true });
  });

  it("invites in its own name for its client, who learns nothing before and after", async () => {
    const { name, client, recruiter, job, call, ofClient } = await agency();
    const other = await agency();
    const invited = await person(open);
    const at = { params: { id: invited.candidateId }, body: { job_id: job.id } };
    const { data } = await call(invite, at);
    expect(data.attributes).toMatchObject({ invite: { status: "pending" }, can: { invite: false } });
    expect(JSON.stringify(data)).not.toContain(invited.full_name);
    const mail = (await api.mails("candidate-search.invited")).at(-1);
    expect(mail).toMatchObject({ to_email: invited.email, props: { agency: name, company: client.name } });
    const [line] = (await invited.call(notifications.list)).data;
    expect(line?.attributes.text).toContain(name);
    expect(line?.attributes.text).toContain(client.name);
    const [got] = (await invited.call(contract.invites, {})).data;
    expect(got?.attributes).toMatchObject({
      agency: { name },
      job: { company: { name: client.name } },
    });
    // Another agency and the client see no invitation and are free to invite.
    const [seen] = (await other.call(search, { query: { keyword: "giám đốc tài chính" } })).data;
    expect(seen?.attributes).toMatchObject({ invite: null, can: { invite: true } });
    const stranger = { params: at.params, body: { job_id: job.id } };
    expect(await refusal(other.call(invite, stranger))).toMatchObject({ status: 404 });
    await invited.call(contract.acceptInvite, { params: { id: Number(got?.id) } });
    const { id } = await api.database.db
      .selectFrom("applicants")
      .select("id")
      .where("candidate_id", "=", invited.candidateId)
      .executeTakeFirstOrThrow();
    expect((await call(applicantOf, { params: { id } })).data.attributes).toMatchObject({
      full_name: "Lê Thu Hà",
      source: "invited",
    });
    for (const [as, endpoint] of [
      [ofClient, applicantDetail],
      [other.call, applicantOf],
    ] as const)
      expect(await refusal(as(endpoint, { params: { id } }))).toMatchObject({ status: 404 });
    const told = await (await api.as(recruiter.id))(notifications.list);
    expect(told.data).toEqual([]);
  });

  it("invites to a confidential job without naming its client", async () => {
    const { name, client, job, call } = await agency();
    const { db } = api.database;
    await db.updateTable("jobs").set({ confidential: true }).where("id", "=", job.id).execute();
    const invited = await person(open);
    await call(invite, { params: { id: invited.candidateId }, body: { job_id: job.id } });
    const answer = await invited.call(contract.invites, {});
    expect(answer.data[0]?.attributes.job.company).toEqual({ id: "0", name, slug: null });
    expect(JSON.stringify(answer)).not.toContain(client.name);
  });

  it("does not learn that a person hides from its client, and counts its own invitations only", async () => {
    const { client, job, call } = await agency();
    const hides = await person(open);
    const { db } = api.database;
    await db
      .insertInto("hidden_companies")
      .values({ candidate_id: hides.candidateId, company_id: client.id, hidden_at: monday })
      .execute();
    const at = (id: number) => ({ params: { id }, body: { job_id: job.id } });
    const mailsBefore = (await api.mails("candidate-search.invited")).length;
    const toHiding = await call(invite, at(hides.candidateId));
    expect(await api.mails("candidate-search.invited")).toHaveLength(mailsBefore);
    expect((await hides.call(notifications.list)).data).toEqual([]);
    const [listed] = (await hides.call(contract.invites, {})).data;
    expect(listed?.attributes).toMatchObject({ status: "pending", job: { company: { name: client.name } } });
    const declines = await person(open);
    const toOther = await call(invite, at(declines.candidateId));
    expect({ ...toOther.data, id: toHiding.data.id }).toEqual(toHiding.data);
    const [got] = (await declines.call(contract.invites, {})).data;
    await declines.call(contract.declineInvite, { params: { id: Number(got?.id) } });
    const [shown] = (await call(search, { query: { keyword: "giám đốc tài chính" } })).data.filter(
      ({ id }) => Number(id) === declines.candidateId,
    );
    expect(shown?.attributes).toMatchObject({ invite: { status: "declined" }, can: { invite: false } });
    expect(JSON.stringify(shown)).not.toContain("Lê Thu Hà");
  });
});
