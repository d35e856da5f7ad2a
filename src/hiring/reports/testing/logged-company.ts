import { day } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { kindIdsIn, stageKinds } from "#people/companies/pipeline.ts";
import { monday, type TestApi } from "#test/api.ts";

/** Creates a company with an administrator, a member and three jobs. Each job has two stages of one kind, and a removed stage. */
export async function loggedCompany(api: TestApi) {
  const { db } = api.database;
  api.clock.set(new Date(monday.getTime() + 20 * day));
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const jobOf = async (owner: number, recruiters: number[] = []) => {
    const job = await makeJob(db, { companyId: boss.companyId, ownerId: owner });
    await db.updateTable("jobs").set({ recruiter_ids: recruiters }).where("id", "=", job.id).execute();
    return job;
  };
  const jobs = [await jobOf(boss.id), await jobOf(member.id), await jobOf(boss.id, [member.id])];
  for (const [index, { pipeline_id }] of jobs.entries()) {
    // The added stage has another name in the third job.
    const name = index === 2 ? "Thử việc" : "Bài thi";
    const added = { pipeline_id, name, name_vn: name, position: 3, kind: stageKinds.screening };
    await db.insertInto("pipeline_stages").values(added).execute();
    await db
      .deleteFrom("pipeline_stages")
      .where("pipeline_id", "=", pipeline_id)
      .where("kind", "=", stageKinds.second_interview)
      .execute();
  }
  const stages = await db
    .selectFrom("pipeline_stages as s")
    .innerJoin("pipelines as p", "p.id", "s.pipeline_id")
    .select(["s.id", "s.kind", "s.name", "p.job_id as job"])
    .where((eb) =>
      eb.or([
        eb("p.company_id", "=", boss.companyId),
        eb(
          "p.job_id",
          "in",
          jobs.map(({ id }) => id),
        ),
      ]),
    )
    .where("s.kind", "not in", kindIdsIn("rejected", "withdrawn"))
    .orderBy("s.position")
    .orderBy("s.id")
    .execute();
  return { boss, member, jobs, stages };
}
