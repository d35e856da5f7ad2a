import { makeApplicant } from "#hiring/applications/factory.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import * as notifications from "#people/notifications/contract.ts";
import type { TestApi } from "#test/api.ts";
import * as contract from "../contract.ts";

const en = { "x-language": "en" };

/** Creates a company with an administrator, a recruiter of a job and a member without access to it. */
export async function team(api: TestApi) {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const { companyId } = boss;
  const recruiter = await makeRecruiter(db, { companyId, member: true });
  const outsider = await makeRecruiter(db, { companyId, member: true });
  const job = await makeJob(db, {
    companyId,
    ownerId: boss.id,
    recruiterIds: [recruiter.id],
    title: "Kế toán",
  });
  const applicant = await makeApplicant(db, { job });
  const [asBoss, asRecruiter, asOutsider] = await Promise.all(
    [boss, recruiter, outsider].map(({ id }) => api.as(id, en)),
  );
  const params = { id: applicant.id };
  return {
    boss,
    recruiter,
    outsider,
    job,
    applicant,
    params,
    companyId,
    asBoss: asBoss!,
    asRecruiter: asRecruiter!,
    asOutsider: asOutsider!,
    write: (text: string, mentions: number[] = [], call = asBoss!) =>
      call(contract.applicantNotes.write, { params, body: { text, mentions } }),
  };
}

/** Returns the texts of unread notifications. */
export const bell = async (call: Awaited<ReturnType<TestApi["as"]>>) =>
  (await call(notifications.list)).data
    .filter(({ attributes }) => attributes.read_at === null)
    .map(({ attributes }) => attributes.text);
