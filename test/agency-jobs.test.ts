import { beforeAll, describe, expect, it } from "vitest";
import { board } from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { fillJob, jobFilled, undoFill } from "#hiring/offers/contract-fill.ts";
import type { Caller } from "#kit/call.ts";
import type { CallInput, Endpoint } from "#kit/contract.ts";
import { inTransaction } from "#kit/db.ts";
import { careerJobs } from "#market/career-sites/contract.ts";
import { companyJobs, companyPage } from "#market/company-pages/contract.ts";
import { adminReview, consultantReview } from "#market/job-review/contract.ts";
import { handOverJobs } from "#market/jobs/commands/owner.ts";
import * as jobs from "#market/jobs/contract.ts";
import {
  agencyDetail,
  agencyList,
  createForClient,
  draftForClient,
  jobClients,
} from "#market/jobs/contract-agency.ts";
import { bulk } from "#market/jobs/contract-bulk.ts";
import * as templates from "#market/jobs/contract-templates.ts";
import { makeJob, wholeJob } from "#market/jobs/factory.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { makeCompany, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { endpointOf } from "#people/accounts/hiring-contract.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { actorOf } from "#people/accounts/sessions.ts";
import { makeClient } from "#people/clients/factory.ts";
import { monday, refusal, type TestApi, testApi } from "./api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  api.clock.set(monday);
});

/** Returns a caller of the endpoints of agencies. */
const deskOf =
  (call: Caller) =>
  <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
    call(endpointOf("consultant", endpoint), input);

/** Creates an agency with an active client that has a recruiter of its own. */
async function agencyAndClient() {
  const { db } = api.database;
  const recruiter = await makeRecruiter(db);
  const boss = await makeStaff(db, "consultant");
  const agencyId = boss.agency_id ?? 0;
  const client = await makeClient(db, { agency_id: agencyId, company_id: recruiter.companyId });
  return {
    recruiter,
    boss,
    agencyId,
    client,
    member: await makeStaff(db, "consultant", { agencyId, member: true }),
    desk: deskOf(await api.as(boss.id)),
    admin: await api.as((await makeStaff(db, "admin")).id),
  };
}

const own = { view: "own" } as const;
const codeOf = async (answer: Promise<unknown>) => {
  const { status, codes } = await refusal(answer);
  return [status, codes[0]];
};

describe("A consultant", () => {
  it("does every verb on a job of a client, unseen by the client and by another agency", async () => {
    const { db } = api.database;
    const { recruiter, boss, member, client, desk, admin } = await agencyAndClient();
    const created = await desk(createForClient, { body: { ...wholeJob, draft: true, client_id: client.id } });
    const at = { params: { id: Number(created.data.id) } };
    const { attributes } = created.data;
    expect(attributes).toMatchObject({ display_state: "draft", owner: { id: boss.id } });
    expect(attributes.company.data.id).toBe(String(recruiter.companyId));
    const state = async () => (await desk(agencyDetail, { ...at, query: own })).data.attributes.display_state;

    await desk(jobs.update, {
      ...at,
      body: { title: "Kế toán trưởng", draft: true, version: attributes.version },
    });
    await desk(jobs.update, { ...at, body: { status: "published" } });
    expect(await state()).toBe("reviewing");
    await desk(jobs.update, { ...at, body: { status: "draft" } });
    await desk(jobs.update, { ...at, body: { draft: false } });
    await admin(adminReview.review, { ...at, body: { decision: "reject", reason_id: 2 } });
    await desk(jobs.update, { ...at, body: { title: "Kế toán tổng hợp" } });
    await admin(adminReview.review, { ...at, body: { decision: "approve" } });
    expect(await state()).toBe("published");

    await desk(jobs.hide, at);
    await desk(jobs.unhide, at);
    await desk(jobs.update, { ...at, body: { status: "closed" } });
    await desk(jobs.update, { ...at, body: { status: "published" } });
    await desk(jobs.changeOwner, { ...at, body: { owner_id: member.id } });
    const extended = await desk(bulk, { body: { ids: [at.params.id], action: "extend", days: 15 } });
    expect(extended.data).toMatchObject([{ ok: true }]);
    expect((await desk(jobs.jobSources, at)).data).toEqual([]);
    expect((await desk(board, at)).data.attributes.job.title).toBe("Kế toán tổng hợp");

    const template = await desk(templates.createJobTemplate, {
      body: { name: "Kế toán", job_id: at.params.id } as never,
    });
    const named = { params: { id: Number(template.data.id) } };
    await desk(templates.renameJobTemplate, { ...named, body: { name: "Mẫu kế toán" } });
    expect((await desk(templates.jobTemplates, {})).data).toHaveLength(1);
    const draft = await desk(draftForClient, { ...named, body: { client_id: client.id } });
    expect(draft.data.attributes).toMatchObject({ title: "Kế toán tổng hợp", display_state: "draft" });
    await desk(templates.deleteJobTemplate, named);
    await desk(jobs.remove, { params: { id: Number(draft.data.id) } });

    const job = await db
      .selectFrom("jobs")
      .selectAll()
      .where("id", "=", at.params.id)
      .executeTakeFirstOrThrow();
    const pipeline = await db
      .selectFrom("pipelines")
      .select("id")
      .where("job_id", "=", job.id)
      .executeTakeFirstOrThrow();
    const applied = { job: { ...job, pipeline_id: pipeline.id } };
    await makeApplicant(db, { ...applied, stageKind: "hired" });
    await makeApplicant(db, applied);
    expect((await desk(jobFilled, at)).data.attributes).toMatchObject({ others: 1, can: { fill: true } });
    expect((await desk(fillJob, at)).meta).toEqual({ rejected: 1 });
    expect((await desk(undoFill, at)).meta).toEqual({ restored: 1 });

    const theirs = await api.as(recruiter.id);
    const otherAgency = deskOf(await api.as((await makeStaff(db, "consultant")).id));
    const refused = [
      () => theirs(jobs.ownDetail, at),
      () => theirs(jobs.update, { ...at, body: { status: "closed" } }),
      () => theirs(jobs.hide, at),
      () => theirs(fillJob, at),
      () => otherAgency(agencyDetail, { ...at, query: own }),
      () => otherAgency(jobs.update, { ...at, body: { status: "closed" } }),
      () => otherAgency(jobs.remove, at),
      () => otherAgency(fillJob, at),
      () => otherAgency(consultantReview.detail, at),
    ];
    for (const answer of refused) expect(await codeOf(answer()), String(answer)).toEqual([404, "not_found"]);
    const activities = await db
      .selectFrom("activities")
      .select("agency_id")
      .where("job_id", "=", job.id)
      .where("kind", "like", "job_%")
      .execute();
    expect(new Set(activities.map(({ agency_id }) => agency_id))).toEqual(new Set([boss.agency_id]));
  });

  it("creates jobs for own clients only, and publishes them for active ones", async () => {
    const { db } = api.database;
    const { desk, agencyId, client } = await agencyAndClient();
    const lead = await makeClient(db, { agency_id: agencyId, status: 0 });
    const former = await makeClient(db, { agency_id: agencyId, status: 2 });
    const foreign = (await agencyAndClient()).client;
    const create = (client_id: unknown, draft = true) =>
      desk(createForClient, { body: { ...wholeJob, draft, client_id } });
    expect(await codeOf(create(undefined))).toEqual([422, "client_required"]);
    expect(await codeOf(create(""))).toEqual([422, "client_required"]);
    expect(await codeOf(create(foreign.id))).toEqual([422, "client_unknown"]);
    expect(await codeOf(create(former.id))).toEqual([422, "client_not_active"]);
    expect(await codeOf(create(lead.id, false))).toEqual([409, "client_not_active"]);
    const { data } = await create(lead.id);
    const submit = () => desk(jobs.update, { params: { id: Number(data.id) }, body: { draft: false } });
    expect(await codeOf(submit())).toEqual([409, "client_not_active"]);
    await db.updateTable("clients").set({ status: 1 }).where("id", "=", lead.id).execute();
    expect((await submit()).data.attributes.display_state).toBe("reviewing");
    const choices = await desk(jobClients, {});
    expect(choices.data.map(({ id }) => Number(id)).toSorted()).toEqual([client.id, lead.id].toSorted());
  });

  it("neither uses nor has free posts", async () => {
    const { db } = api.database;
    const { desk, agencyId } = await agencyAndClient();
    const company = await makeCompany(db, { verified: false });
    const recruiter = await makeRecruiter(db, { companyId: company.id });
    const client = await makeClient(db, { agency_id: agencyId, company_id: company.id });
    for (let n = 0; n < 5; n++) await desk(createForClient, { body: { ...wholeJob, client_id: client.id } });
    const list = await desk(agencyList, { query: own });
    expect(list.meta).toMatchObject({ posts_used: 5, posts_limit: null });
    const theirs = await (await api.as(recruiter.id))(jobs.ownList, {});
    expect(theirs.meta).toMatchObject({ posts_used: 0, total: 0 });
    expect(theirs.meta.posts_limit).toBeGreaterThan(0);
  });

  it("who leaves hands the jobs of the agency to a colleague, not those of another agency", async () => {
    const { db } = api.database;
    const { desk, boss, member, client } = await agencyAndClient();
    const other = await agencyAndClient();
    const body = { ...wholeJob, draft: true, recruiter_ids: [member.id], contact_member_id: member.id };
    const { data } = await desk(createForClient, { body: { ...body, client_id: client.id } });
    const foreign = await makeJob(db, {
      companyId: client.company_id,
      agencyId: other.agencyId,
      recruiterIds: [member.id],
    });
    const by = hiringActorOf(actorOf({ ...boss, candidate_id: null } as never) as ConsultantActor);
    const asOf = api.clock.now();
    await inTransaction(api.database, (tx) =>
      handOverJobs(tx, { by, leaver: member.id, heir: boss.id, asOf }),
    );
    const { attributes } = (await desk(agencyDetail, { params: { id: Number(data.id) }, query: own })).data;
    expect(attributes).toMatchObject({ recruiter_ids: [boss.id], contact_member_id: boss.id, version: 2 });
    const row = await db
      .selectFrom("jobs")
      .select("recruiter_ids")
      .where("id", "=", foreign.id)
      .executeTakeFirst();
    expect(row?.recruiter_ids).toEqual([member.id]);
  });

  it("adds no deactivated member to a job, and keeps one who was on it before", async () => {
    const { db } = api.database;
    const { desk, member, client, recruiter } = await agencyAndClient();
    const body = { ...wholeJob, draft: true, client_id: client.id };
    const create = (recruiter_ids: number[]) => desk(createForClient, { body: { ...body, recruiter_ids } });
    expect(await codeOf(create([recruiter.id]))).toEqual([422, "member_unknown"]);
    const { data } = await create([member.id]);
    const other = await create([]);
    await db.updateTable("accounts").set({ blocked_at: monday }).where("id", "=", member.id).execute();
    const put = (id: string, people: object) =>
      desk(jobs.update, { params: { id: Number(id) }, body: { ...people, draft: true } });
    expect(await codeOf(create([member.id]))).toEqual([422, "member_unknown"]);
    expect(await codeOf(put(other.data.id, { recruiter_ids: [member.id] }))).toEqual([422, "member_unknown"]);
    expect(await codeOf(put(other.data.id, { contact_member_id: member.id }))).toEqual([
      422,
      "member_unknown",
    ]);
    const edited = await put(data.id, { recruiter_ids: [member.id], title: "Kế toán kho" });
    expect(edited.data.attributes).toMatchObject({ title: "Kế toán kho", recruiter_ids: [member.id] });
  });
});

it("An agency's public job is not among the client's own jobs", async () => {
  const { db } = api.database;
  const { desk, client, recruiter, admin } = await agencyAndClient();
  const { data } = await desk(createForClient, { body: { ...wholeJob, client_id: client.id } });
  const at = { params: { id: Number(data.id) } };
  await admin(adminReview.review, { ...at, body: { decision: "approve" } });
  const { slug } = await db
    .selectFrom("companies")
    .select("slug")
    .where("id", "=", recruiter.companyId)
    .executeTakeFirstOrThrow();
  const visitor = await api.as(null);
  expect((await visitor(jobs.detail, at)).data.attributes.display_state).toBe("published");
  expect((await visitor(companyJobs, { params: { slug } })).data).toEqual([]);
  expect((await visitor(careerJobs, { params: { slug } })).meta.total).toBe(0);
  expect((await visitor(companyPage, { params: { slug } })).data.attributes).toMatchObject({ jobs: 0 });
  const theirs = await (await api.as(recruiter.id))(jobs.ownList, {});
  expect(theirs.meta.total).toBe(0);
});
