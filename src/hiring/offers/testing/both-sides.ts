import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi } from "#test/api.ts";
import * as contract from "../contract.ts";

type ApplicantOptions = Omit<Parameters<typeof makeApplicant>[1], "job" | "candidate">;
export const terms = {
  start_date: "2026-04-01",
  monthly_salary: 25_000_000,
  message: "Rất mong được gặp bạn",
};

/** Creates a recruiter with a job, and a candidate at the stage of the final interview. */
export async function bothSides(api: TestApi, options: ApplicantOptions & { jobLevel?: number } = {}) {
  const { db } = api.database;
  const { jobLevel, ...applied } = options;
  const recruiter = await makeRecruiter(db);
  const job = await makeJob(db, {
    companyId: recruiter.companyId,
    ownerId: recruiter.id,
    title: "Kế toán",
    at: monday,
    ...(jobLevel && { jobLevel }),
  });
  const candidate = await makeCandidate(db);
  const { id } = await makeApplicant(db, { job, candidate, stageKind: "final_interview", ...applied });
  const employer = await api.as(recruiter.id, { "x-language": "en" });
  const seeker = await api.as(candidate.id, { "x-language": "en" });
  const at = { params: { id } };
  const board = await employer(applications.board, { params: { id: job.id } });
  const stageId = (kind: string) =>
    Number(board.data.attributes.stages.find((stage) => stage.kind === kind)?.id);
  return {
    id,
    job,
    recruiter,
    candidate,
    at,
    employer,
    seeker,
    create: async (body: object = {}) =>
      (await employer(contract.createOffer, { ...at, body: { ...terms, ...body } })).data,
    move: (kind: string) =>
      employer(applications.move, { ...at, body: { job_stage_id: stageId(kind), new_index: 0 } }),
    stage: async () => (await employer(applications.applicantDetail, at)).data.attributes.stage.kind,
    offers: async () => (await seeker(contract.myOffers)).data,
  };
}

export const of = (offer: { id: string }) => ({ params: { id: Number(offer.id) } });

/** Answers an offer as the candidate. */
export const answer = (
  side: Awaited<ReturnType<typeof bothSides>>,
  offer: { id: string },
  body: { answer: "accept" | "decline"; note?: string },
) => side.seeker(contract.answerOffer, { ...of(offer), body });

/** Returns the properties of a refused call, for `toMatchObject`. */
export const refusalWith = (code: string, status = 409) => ({ status, errors: [{ code }] });

/** Returns the data of the mails of a template to an address, oldest first. */
export const mailsTo = async (api: TestApi, email: string, template: string) =>
  (await api.mails(template)).filter(({ to_email }) => to_email === email).map(({ props }) => props);
