import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import type { TestApi } from "#test/api.ts";
import { runInterviewTimers } from "../commands/timers.ts";
import * as contract from "../contract.ts";

type ApplicantOptions = Omit<Parameters<typeof makeApplicant>[1], "job" | "candidate">;
export const when = { date: "2026-03-05", time: "09:00" };
export const office = { ...when, type: 2, location: "12 Lê Lợi, Quận 1", message: "Mang theo bằng lái" };

export const of = (interview: { id: string }) => ({ params: { id: Number(interview.id) } });

/** Creates a recruiter with a job, and a candidate who has applied for it. */
export async function bothSides(api: TestApi, options: ApplicantOptions & { companyId?: number } = {}) {
  const { db } = api.database;
  const { companyId, ...applied } = options;
  const recruiter = await makeRecruiter(db, companyId ? { companyId } : {});
  const job = await makeJob(db, { companyId: recruiter.companyId, ownerId: recruiter.id, title: "Kế toán" });
  const candidate = await makeCandidate(db);
  const { id } = await makeApplicant(db, { job, candidate, ...applied });
  const [employer, seeker] = [
    await api.as(recruiter.id, { "x-language": "en" }),
    await api.as(candidate.id, { "x-language": "en" }),
  ];
  const at = { params: { id } };
  return {
    id,
    job,
    recruiter,
    candidate,
    at,
    employer,
    seeker,
    schedule: async (body: object = {}) =>
      (await employer(contract.schedule, { ...at, body: { ...office, ...body } })).data,
    stage: async () => (await employer(applications.applicantDetail, at)).data.attributes.stage.kind,
  };
}

export type BothSides = Awaited<ReturnType<typeof bothSides>>;

/** Runs the timers at the present time of the test. */
export const timers = (api: TestApi) =>
  runInterviewTimers(api.database, api.clock.now(), async () => "token");

/** Returns the data of the mails of a template to an address, oldest first. */
export const mailsTo = async (api: TestApi, email: string, template: string) =>
  (await api.mails(template)).filter(({ to_email }) => to_email === email).map(({ props }) => props);
