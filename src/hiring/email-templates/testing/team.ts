import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import type { TestApi } from "#test/api.ts";

/** Creates a company with an administrator, two members, and an applicant of a job of the administrator and the first member. */
export async function team(api: TestApi, options: { outcome?: "rejected" | "withdrawn" } = {}) {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const member = await makeRecruiter(db, { companyId, member: true });
  const outsider = await makeRecruiter(db, { companyId, member: true });
  const job = await makeJob(db, { companyId, ownerId: boss.id, recruiterIds: [member.id], title: "Kế toán" });
  const candidate = await makeCandidate(db, { fullName: "Lê Thu Hà" });
  const applicant = await makeApplicant(db, { job, candidate, ...options });
  return {
    boss,
    member,
    outsider,
    job,
    applicant,
    candidate,
    companyId,
    asBoss: await api.as(boss.id),
    asMember: await api.as(member.id),
    asOutsider: await api.as(outsider.id),
  };
}

/** The body of a request for a new template. */
export const written = {
  name: "Mời làm bài thử",
  subject: "Bài thử vị trí {{job_title}}",
  content: "<p>Chào {{candidate_name}},</p><p>Bạn làm bài thử giúp {{company_name}} trong tuần này.</p>",
  stage: "screening",
  language: 1,
} as const;
