import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { schedule } from "#hiring/interviews/contract.ts";
import { createOffer } from "#hiring/offers/contract.ts";
import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi } from "#test/api.ts";

/** Creates a company whose administrator and member have a job each, with applicants at different steps. */
export async function reportedCompany(api: TestApi) {
  const { db } = api.database;
  api.clock.set(monday);
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const [bossCall, memberCall] = [await api.as(boss.id), await api.as(member.id)];
  const jobOf = (ownerId: number, title: string) =>
    makeJob(db, { companyId: boss.companyId, ownerId, title, at: monday });
  const jobs = [await jobOf(boss.id, "Kế toán"), await jobOf(member.id, "=Bán hàng")] as const;
  const applied = (job: (typeof jobs)[number], appliedAt = monday) => makeApplicant(db, { job, appliedAt });
  const people = [
    await applied(jobs[0]),
    await applied(jobs[0]),
    await applied(jobs[0]),
    await applied(jobs[1]),
  ] as const;
  await applied(jobs[0], new Date(monday.getTime() - 60 * day));
  const views = { job_id: jobs[0].id, day: "2026-03-02", source: "site", views: 60 };
  await db.insertInto("job_view_days").values(views).execute();
  const at = (index: number) => ({ params: { id: people[index]?.id ?? 0 } });
  const office = { date: "2026-03-06", time: "09:00", type: 2, location: "12 Lê Lợi" };
  // Two days later: an interview, an offer, a rejection, and a rejection that is undone.
  api.clock.set(new Date(monday.getTime() + 2 * day));
  await bossCall(schedule, { ...at(0), body: office });
  const terms = { start_date: "2026-04-01", monthly_salary: 20_000_000, send: true };
  await bossCall(createOffer, { ...at(1), body: terms });
  await bossCall(applications.reject, { ...at(2), body: { reason_id: 5 } });
  await memberCall(applications.reject, { ...at(3), body: { reason_id: 1 } });
  await memberCall(applications.restore, at(3));
  return { boss, member, bossCall, memberCall, jobs, at };
}
