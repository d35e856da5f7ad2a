import { beforeAll, expect, it } from "vitest";
import { eraseApplicants } from "#hiring/applications/commands/erase.ts";
import * as applications from "#hiring/applications/contract.ts";
import { makeApplicant } from "#hiring/applications/factory.ts";
import { addPerson, editPerson } from "#hiring/talent-pools/contract.ts";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { profileUpdate } from "#profiles/candidates/contract.ts";
import { type TestApi, testApi } from "#test/api.ts";
import { activityFeed } from "./contract.ts";

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});

it("The feed has pages of activities, the latest first; members see those of their applicants, other companies none", async () => {
  const { db } = api.database;
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const job = await makeJob(db, { companyId: boss.companyId, ownerId: boss.id });
  const own = await makeJob(db, { companyId: boss.companyId, ownerId: member.id });
  const first = await makeApplicant(db, { job });
  const second = await makeApplicant(db, { job: own });
  const call = await api.as(boss.id);
  // Views of an applicant are not in the feed.
  await call(applications.applicantDetail, { params: { id: first.id } });
  await call(applications.reject, { params: { id: first.id }, body: { reason_id: 5, note: "Xa quá" } });
  const page = async (before?: string | null) =>
    call(activityFeed, { query: { items: 2, ...(before && { before }) } });
  const latest = await page();
  expect(latest.data[0]?.attributes).toMatchObject({
    kind: "reject",
    by: boss.full_name,
    reason_id: 5,
    note: "Xa quá",
    applicant: { id: String(first.id) },
    job: { id: String(job.id), name: job.title },
  });
  const earlier = await page(latest.meta.earlier);
  expect(earlier.meta.earlier).toBeNull();
  const kinds = [...latest.data, ...earlier.data].map(({ attributes }) => attributes.kind);
  expect(kinds).toEqual(["reject", "apply", "apply"]);
  const seen = (await (await api.as(member.id))(activityFeed)).data;
  expect(seen.map(({ attributes }) => attributes.applicant?.id)).toEqual([String(second.id)]);
  expect((await (await api.as((await makeRecruiter(db)).id))(activityFeed)).data).toEqual([]);
  await inTransaction(api.database, (tx) => eraseApplicants(tx, [first.id], api.clock.now()));
  expect(JSON.stringify(await call(activityFeed))).not.toContain("Xa quá");
  await expect((await api.as(null))(activityFeed)).rejects.toMatchObject({ status: 401 });
  const seeker = await api.as((await makeCandidate(db)).id);
  await expect(seeker(activityFeed)).rejects.toMatchObject({ status: 403 });
});

it("The feed has new candidates of the company and profile updates; those by the candidate at most once a day", async () => {
  const { database, clock } = api;
  const { db } = database;
  const boss = await makeRecruiter(db);
  const member = await makeRecruiter(db, { companyId: boss.companyId, member: true });
  const [call, asMember] = [await api.as(boss.id), await api.as(member.id)];
  const body = { full_name: "Đỗ Thị Hạnh", email: "hanh.feed@example.test", source: "added", agreed: true };
  const added = (await call(addPerson, { body: body as never })).data;
  const { agreed: _, ...fields } = { ...body, job_title: "Kế toán" };
  await call(editPerson, { params: { id: Number(added.id) }, body: fields as never });
  const feed = async (reader: typeof call) =>
    (await reader(activityFeed)).data.map(({ attributes: { kind, by, person, applicant } }) => [
      ...[kind, by, person?.name ?? applicant?.name],
    ]);
  expect(await feed(call)).toEqual([
    ["candidate_update", boss.full_name, "Đỗ Thị Hạnh"],
    ["new_profile", boss.full_name, "Đỗ Thị Hạnh"],
  ]);
  expect(await feed(asMember), "members see only candidates whom they added").toEqual([]);
  expect(await feed(await api.as((await makeRecruiter(db)).id))).toEqual([]);

  const job = await makeJob(db, { companyId: boss.companyId, ownerId: member.id });
  const candidate = await makeCandidate(db);
  const applicant = await makeApplicant(db, { job, candidate });
  const asCandidate = await api.as(candidate.id);
  const update = (introduction: string) => asCandidate(profileUpdate, { body: { introduction } as never });
  await update("Không dùng CV online");
  expect(await feed(asMember)).toHaveLength(1);
  const file = await db
    .selectFrom("applicants")
    .select("cv_file_id")
    .where("id", "=", applicant.id)
    .executeTakeFirstOrThrow();
  await db.updateTable("cv_files").set({ online: "{}" }).where("id", "=", file.cv_file_id).execute();
  await update("Một");
  await update("Hai");
  const once = [["candidate_update", candidate.full_name, candidate.full_name]];
  expect((await feed(asMember)).slice(0, -1)).toEqual(once);
  clock.advance(2 * day);
  await update("Ba");
  expect((await feed(asMember)).slice(0, -1)).toEqual([...once, ...once]);
});
