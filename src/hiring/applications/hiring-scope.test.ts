import { beforeAll, describe, expect, it } from "vitest";
import { makeRepresentation } from "#hiring/representations/factory.ts";
import { inTransaction } from "#kit/db.ts";
import type { Problem } from "#kit/problem.ts";
import { ownDetail, ownList } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { makeAgency, makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { type HiringActor, hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { actorOf } from "#people/accounts/sessions.ts";
import {
  defaultStages,
  phaseOf,
  type StageKind,
  stageKindOf,
  stageKinds,
} from "#people/companies/pipeline.ts";
import { refusal, type TestApi, testApi } from "#test/api.ts";
import { moveApplicant } from "./commands/move.ts";
import { rejectApplicant, restoreApplicant } from "./commands/reject.ts";
import { noteView } from "./commands/view.ts";
import * as contract from "./contract.ts";
import { makeApplicant, makeCvFile } from "./factory.ts";
import { applicantCard, applicantOf } from "./queries/applicant.ts";
import { boardOf } from "./queries/board.ts";
import { sentCv } from "./queries/shared/find.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
const asOf = new Date("2026-03-03T02:00:00Z");

async function consultant(agencyId: number, member = false): Promise<HiringActor> {
  const staff = await makeStaff(api.database.db, "consultant", { agencyId, member });
  return hiringActorOf(actorOf({ ...staff, candidate_id: null }) as ConsultantActor);
}

/** Makes a client company and an agency that hires for it, each with a job and an applicant. */
async function market() {
  const { db } = api.database;
  const recruiter = await makeRecruiter(db);
  const agency = await makeAgency(db);
  const { companyId } = recruiter;
  const job = await makeJob(db, { companyId, agencyId: agency.id });
  const applicant = await makeApplicant(db, { job });
  const own = await makeJob(db, { companyId, ownerId: recruiter.id });
  const ownApplicant = await makeApplicant(db, { job: own });
  return { recruiter, agency, client: companyId, job, applicant, own, ownApplicant };
}

async function stageOf(pipelineId: number, kind: StageKind): Promise<number> {
  const row = await api.database.db
    .selectFrom("pipeline_stages")
    .select("id")
    .where("pipeline_id", "=", pipelineId)
    .where("kind", "=", stageKinds[kind])
    .executeTakeFirstOrThrow();
  return row.id;
}

const view = { waiting: false, flagged: false, hidden: false, sort: "rank" } as const;

/** Calls every query and command about an applicant and its board as an actor. @returns "done" or the status of each */
async function ways(actor: HiringActor, jobId: number, id: number, stageId: number): Promise<unknown[]> {
  const { db } = api.database;
  const change = (work: Parameters<typeof inTransaction<unknown>>[1]) => inTransaction(api.database, work);
  const tries = [
    () => boardOf(db, actor, jobId, { view, asOf }),
    () => applicantCard(db, actor, id, asOf),
    () => applicantOf(db, actor, id, asOf),
    () => sentCv(db, actor, id),
    () => change((tx) => noteView(tx, actor, { id, asOf })),
    () => change((tx) => moveApplicant(tx, actor, { id, stageId, index: 0, fromStageId: null, asOf })),
    () => change((tx) => rejectApplicant(tx, actor, { id, reasonId: 1, note: null, asOf })),
    () => change((tx) => restoreApplicant(tx, actor, { id, asOf })),
  ];
  const ends: unknown[] = [];
  for (const attempt of tries)
    ends.push(
      await attempt().then(
        () => "done",
        (problem: Problem) => problem.status,
      ),
    );
  return ends;
}

const all = (end: unknown) => new Array(8).fill(end);

describe("An agency's hiring for a client", () => {
  it("has the same functions as a company's, with the stages of an agency", async () => {
    const { agency, job, applicant } = await market();
    const actor = await consultant(agency.id);
    const board = await boardOf(api.database.db, actor, job.id, { view, asOf });
    expect(board.attributes.stages.map(({ kind }) => kind)).toEqual(
      defaultStages.map(({ kind }) => stageKindOf[kind]),
    );
    expect(await ways(actor, job.id, applicant.id, await stageOf(job.pipeline_id, "sent_to_am"))).toEqual(
      all("done"),
    );
    const sent = await stageOf(job.pipeline_id, "sent_to_client");
    await makeRepresentation(api.database.db, applicant);
    expect((await ways(actor, job.id, applicant.id, sent))[5]).toBe("done");
    const { attributes } = await applicantOf(api.database.db, actor, applicant.id, asOf);
    expect(attributes.stages.map(({ kind }) => kind)).toContain("sent_to_client");
    expect(attributes.activities.map(({ kind }) => kind).sort()).toEqual(
      ["apply", "reject", "reject", "restore", "restore", "stage_move", "stage_move", "view"].sort(),
    );
    const log = await api.database.db
      .selectFrom("activities")
      .select("actor_type")
      .where("applicant_id", "=", applicant.id)
      .where("kind", "=", "stage_move")
      .execute();
    expect(log.map((row) => row.actor_type)).toEqual([3, 3]);
    const candidate = await api.as(await accountOf(applicant.candidate_id));
    const mine = await candidate(contract.myApplication, { params: { id: applicant.id } });
    expect(mine.data.attributes.status).toBe("under_review");
  });

  it("is not accessible to the client, another client and another agency, nor the client's own to the agency", async () => {
    const { recruiter, agency, job, applicant, own, ownApplicant } = await market();
    const elsewhere = await market();
    const stage = await stageOf(job.pipeline_id, "screening");
    const strangers = [
      await consultant(elsewhere.agency.id),
      recruiterOf(recruiter),
      recruiterOf(elsewhere.recruiter),
    ];
    for (const stranger of strangers)
      expect(await ways(stranger, job.id, applicant.id, stage)).toEqual(all(404));
    const actor = await consultant(agency.id);
    const its = await stageOf(own.pipeline_id, "screening");
    expect(await ways(actor, own.id, ownApplicant.id, its)).toEqual(all(404));
    expect(await ways(recruiterOf(recruiter), own.id, ownApplicant.id, its)).toEqual(all("done"));
  });

  it("is one workspace for all its clients", async () => {
    const { db } = api.database;
    const { agency, job, applicant } = await market();
    const { companyId } = await makeRecruiter(db);
    const another = await makeJob(db, { companyId, agencyId: agency.id });
    const actor = await consultant(agency.id);
    const rows = [
      { job, applicant },
      { job: another, applicant: await makeApplicant(db, { job: another }) },
    ];
    for (const row of rows) {
      const stage = await stageOf(row.job.pipeline_id, "screening");
      expect(await ways(actor, row.job.id, row.applicant.id, stage)).toEqual(all("done"));
    }
  });

  it("is accessible to members who are responsible for the job", async () => {
    const { agency, job, applicant } = await market();
    const actor = await consultant(agency.id, true);
    const stage = await stageOf(job.pipeline_id, "sent_to_am");
    expect(await ways(actor, job.id, applicant.id, stage)).toEqual(all(404));
    const assigned = { recruiter_ids: [actor.accountId] };
    await api.database.db.updateTable("jobs").set(assigned).where("id", "=", job.id).execute();
    expect(await ways(actor, job.id, applicant.id, stage)).toEqual(all("done"));
  });

  it("is not among the client's jobs, and does not count as a free post of the client", async () => {
    const { recruiter, job, own, applicant } = await market();
    const call = await api.as(recruiter.id);
    const { data, meta } = await call(ownList, { query: {} });
    expect(data.map(({ id }) => id)).toEqual([String(own.id)]);
    expect(meta).toMatchObject({ total: 1, posts_used: 1 });
    const refused = [
      refusal(call(ownDetail, { params: { id: job.id } })),
      refusal(call(contract.board, { params: { id: job.id } })),
      refusal(call(contract.applicantDetail, { params: { id: applicant.id } })),
    ];
    for (const { status } of await Promise.all(refused)) expect(status).toBe(404);
  });

  it("notifies the agency's members of applications by mail", async () => {
    const { agency, client, job } = await market();
    const { accountId } = await consultant(agency.id);
    const seeker = await makeCandidate(api.database.db);
    const cv = await makeCvFile(api.database.db, seeker.candidateId);
    const call = await api.as(seeker.id);
    const { data } = await call(contract.apply, { params: { id: job.id }, body: { cv_id: cv.id } });
    const row = await api.database.db
      .selectFrom("applicants")
      .select(["company_id", "agency_id"])
      .where("id", "=", Number(data.id))
      .executeTakeFirst();
    expect(row).toEqual({ company_id: client, agency_id: agency.id });
    const { email } = await api.database.db
      .selectFrom("accounts")
      .select("email")
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow();
    const mails = (await api.mails("applications.new_applicant")).filter(
      ({ props }) => props.applicant === Number(data.id),
    );
    expect(mails.map((mail) => mail.to_email)).toEqual([email]);
  });
});

describe("A company's hiring", () => {
  it("has no stages of an agency", async () => {
    const { recruiter, own, ownApplicant } = await market();
    const { db } = api.database;
    const kinds = await db
      .selectFrom("pipeline_stages")
      .select("kind")
      .where("pipeline_id", "=", own.pipeline_id)
      .execute();
    expect(kinds.map(({ kind }) => phaseOf(kind))).not.toContain("submitted");
    const sent = { kind: stageKinds.sent_to_client, name: "Sent", name_vn: "Gửi", position: 5 };
    const { id: stage } = await db
      .insertInto("pipeline_stages")
      .values({ pipeline_id: own.pipeline_id, ...sent })
      .returning("id")
      .executeTakeFirstOrThrow();
    const ends = await ways(recruiterOf(recruiter), own.id, ownApplicant.id, stage);
    expect(ends[5]).toBe(422);
  });
});

function recruiterOf({ id, companyId }: { id: number; companyId: number }): HiringActor {
  return { kind: "company", accountId: id, isAdmin: true, scope: { company: companyId } };
}

async function accountOf(candidateId: number): Promise<number> {
  const row = await api.database.db
    .selectFrom("candidates")
    .select("account_id")
    .where("id", "=", candidateId)
    .executeTakeFirstOrThrow();
  return row.account_id ?? 0;
}
