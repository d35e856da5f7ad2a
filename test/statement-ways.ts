import type { FastifyInstance } from "fastify";
import { applyToJob } from "#hiring/applications/commands/apply.ts";
import { moveApplicant } from "#hiring/applications/commands/move.ts";
import { rejectApplicant } from "#hiring/applications/commands/reject.ts";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant, makeCvFile } from "#hiring/applications/factory.ts";
import { scheduleInterview } from "#hiring/interviews/commands/schedule.ts";
import * as interviews from "#hiring/interviews/contract.ts";
import { writeToApplicant } from "#hiring/messages/commands/write.ts";
import * as messages from "#hiring/messages/contract.ts";
import { answerOffer } from "#hiring/offers/commands/answer.ts";
import { createOffer, sendOffer } from "#hiring/offers/commands/write.ts";
import * as offers from "#hiring/offers/contract.ts";
import { type Caller, caller } from "#kit/call.ts";
import type { Tx } from "#kit/db.ts";
import { inProcess } from "#kit/inject.ts";
import type { Services } from "#kit/services.ts";
import { createJob } from "#market/jobs/commands/create-job.ts";
import * as jobs from "#market/jobs/contract.ts";
import { jobFields } from "#market/jobs/contract-shapes.ts";
import { makeJob, wholeJob } from "#market/jobs/factory.ts";
import type { CandidateActor, CompanyActor } from "#people/accounts/actor.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { type TokenKeys, tokenKeys, tokensOf } from "#people/accounts/tokens.ts";
import { type StageKind, stageKinds } from "#people/companies/pipeline.ts";
import { addDays, dayOf } from "#platform/reference/calendar.ts";
import { tokenOf } from "./session.ts";

/** The product on a migrated database: its services with a queue that writes its jobs, and its API. */
export interface Product {
  services: Services;
  app: FastifyInstance;
}

export type Side = Awaited<ReturnType<typeof makeSide>>;

export interface Way {
  name: string;
  stage?: Exclude<StageKind, "rejected" | "withdrawn">;
  /** Brings the applicant to the state that the command requires. */
  before?: (tx: Tx, side: Side) => Promise<unknown>;
  command: (tx: Tx, side: Side) => Promise<unknown>;
  request: (side: Side) => Promise<unknown>;
}

const origin = {
  ip: "127.0.0.1",
  userAgent: null,
  referralId: null,
  utmSource: null,
  utmCampaign: null,
  utmMedium: null,
};

/** Makes a job with an owner, two recruiters and 20 applicants, and the applicant or candidate for the command. */
export async function makeSide({ services, app }: Product, stageKind: Way["stage"]) {
  const { database, clock } = services;
  const { db } = database;
  const asOf = clock.now();
  const recruiter = await makeRecruiter(db);
  const { companyId } = recruiter;
  const colleagues = [await makeRecruiter(db, { companyId }), await makeRecruiter(db, { companyId })];
  const recruiterIds = colleagues.map(({ id }) => id);
  const job = await makeJob(db, { companyId, ownerId: recruiter.id, recruiterIds, at: asOf });
  for (let n = 0; n < 20; n++) await makeApplicant(db, { job, stageKind: n % 2 ? "applied" : "screening" });
  const candidate = await makeCandidate(db);
  await db.updateTable("accounts").set({ phone: "0901234567" }).where("id", "=", candidate.id).execute();
  await db
    .updateTable("candidates")
    .set({ phone: "0901234567" })
    .where("id", "=", candidate.candidateId)
    .execute();
  const newcomer = stageKind === undefined;
  const cv = await makeCvFile(db, candidate.candidateId);
  const applicant = newcomer ? null : await makeApplicant(db, { job, candidate, stageKind });
  const stages = await db
    .selectFrom("pipeline_stages")
    .select(["id", "kind"])
    .where("pipeline_id", "=", job.pipeline_id)
    .execute();
  const common = { language: "vi", emailVerified: true } as const;
  const company: CompanyActor = {
    ...common,
    kind: "company",
    accountId: recruiter.id,
    email: recruiter.email,
    fullName: recruiter.full_name,
    companyId,
    isAdmin: true,
  };
  const seeker: CandidateActor = {
    ...common,
    kind: "candidate",
    accountId: candidate.id,
    email: candidate.email,
    fullName: candidate.full_name,
    candidateId: candidate.candidateId,
  };
  const keys = tokenKeys(services.secret);
  const as = (id: number) => callerOf({ services, app }, keys, id);
  return {
    asOf,
    job,
    id: applicant?.id ?? 0,
    cvId: cv.id,
    company,
    hiring: hiringActorOf(company),
    seeker,
    employer: await as(recruiter.id),
    candidate: await as(candidate.id),
    interviewers: recruiterIds,
    stageId: (kind: StageKind) => stages.find((stage) => stage.kind === stageKinds[kind])?.id ?? 0,
    tokenOf: tokensOf(keys, asOf),
    offer: 0,
  };
}

async function callerOf({ services, app }: Product, keys: TokenKeys, id: number): Promise<Caller> {
  const token = await tokenOf(services.database, keys, id, services.clock.now());
  return caller(inProcess(app, { headers: { "x-language": "vi", authorization: `Bearer ${token}` } }));
}

const termsAt = (asOf: Date) => ({
  start_date: addDays(dayOf(asOf), 30),
  monthly_salary: 25_000_000,
  currency: "VND" as const,
  salary_basis: "gross" as const,
  probation: 3,
  probation_percent: 100,
  line_manager: null,
  message: "Rất mong được gặp bạn",
});

async function draft(tx: Tx, side: Side): Promise<void> {
  const { id: applicantId, asOf } = side;
  side.offer = await createOffer(tx, side.hiring, { ...termsAt(asOf), applicantId, asOf });
}

async function pending(tx: Tx, side: Side): Promise<void> {
  await draft(tx, side);
  const { offer: id, asOf, tokenOf } = side;
  await sendOffer(tx, side.hiring, { id, asOf, tokenOf });
}

async function accepted(tx: Tx, side: Side): Promise<void> {
  await pending(tx, side);
  await answerOffer(tx, side.seeker, { id: side.offer, answer: "accept", note: null, asOf: side.asOf });
}

const move = (kind: StageKind): Pick<Way, "command" | "request"> => ({
  command: (tx, { hiring, id, asOf, stageId }) =>
    moveApplicant(tx, hiring, { id, stageId: stageId(kind), index: 0, fromStageId: null, asOf }),
  request: ({ employer, id, stageId }) =>
    employer(applications.move, { params: { id }, body: { job_stage_id: stageId(kind), new_index: 0 } }),
});

const arrangement = (side: Side) => ({
  date: addDays(dayOf(side.asOf), 3),
  time: "09:00",
  type: 2,
  duration: 60,
  location: "12 Lê Lợi, Quận 1",
  message: "Mang theo bằng lái",
  interviewers: side.interviewers,
  anyway: true,
});

/** Commands of hiring, each with the stage in which its applicant begins. */
export const ways: Way[] = [
  {
    name: "make an offer",
    stage: "final_interview",
    command: draft,
    request: ({ employer, id, asOf }) =>
      employer(offers.createOffer, { params: { id }, body: termsAt(asOf) }),
  },
  {
    name: "send an offer",
    stage: "final_interview",
    before: draft,
    command: (tx, { hiring, offer: id, asOf, tokenOf }) => sendOffer(tx, hiring, { id, asOf, tokenOf }),
    request: ({ employer, offer: id }) => employer(offers.sendOffer, { params: { id } }),
  },
  {
    name: "accept an offer",
    stage: "final_interview",
    before: pending,
    command: (tx, { seeker, offer: id, asOf }) =>
      answerOffer(tx, seeker, { id, answer: "accept", note: null, asOf }),
    request: ({ candidate, offer: id }) =>
      candidate(offers.answerOffer, { params: { id }, body: { answer: "accept" } }),
  },
  { name: "move", stage: "applied", ...move("screening") },
  { name: "move to Hired", stage: "final_interview", before: accepted, ...move("hired") },
  {
    name: "reject",
    stage: "applied",
    command: (tx, { hiring, id, asOf }) => rejectApplicant(tx, hiring, { id, reasonId: 1, note: null, asOf }),
    request: ({ employer, id }) => employer(applications.reject, { params: { id }, body: { reason_id: 1 } }),
  },
  {
    name: "apply with a stored CV",
    command: (tx, { seeker, job, cvId, asOf }) =>
      applyToJob(tx, seeker, {
        jobId: job.id,
        cv: { id: cvId },
        answers: [],
        fullName: seeker.fullName,
        phone: undefined,
        coverLetter: null,
        consent: false,
        origin,
        asOf,
      }),
    request: ({ candidate, job: { id }, cvId }) =>
      candidate(applications.apply, { params: { id }, body: { cv_id: cvId } }),
  },
  {
    name: "add an interview",
    stage: "applied",
    command: (tx, side) => {
      const { hiring, id: applicantId, asOf, tokenOf } = side;
      return scheduleInterview(tx, hiring, { ...arrangement(side), applicantId, asOf, tokenOf });
    },
    request: (side) =>
      side.employer(interviews.schedule, { params: { id: side.id }, body: arrangement(side) }),
  },
  {
    name: "send a message",
    stage: "applied",
    command: (tx, { hiring, id, asOf }) => writeToApplicant(tx, hiring, { id, text: "Chào bạn", asOf }),
    request: ({ employer, id }) =>
      employer(messages.writeToApplicant, { params: { id }, body: { text: "Chào bạn" } }),
  },
  {
    name: "create a job",
    stage: "applied",
    command: (tx, { hiring, asOf }) => createJob(tx, hiring, jobFields.parse(wholeJob), asOf),
    request: ({ employer }) => employer(jobs.create, { body: wholeJob }),
  },
];
