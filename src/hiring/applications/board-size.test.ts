import { expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { testApi } from "#test/api.ts";
import { makeApplicant } from "./factory.ts";

it("A board of 300 applicants with facts from their CVs, a third of them rejected, is at most 110 kB of JSON", async () => {
  const api = await testApi();
  const { db } = api.database;
  const recruiter = await makeRecruiter(db);
  const job = await makeJob(db, { companyId: recruiter.companyId, skills: ["Excel", "CRM"] });
  const candidate = await makeCandidate(db, {
    email: "nguyen.thi.phuong.thao.1994@example.com",
    fullName: "Nguyễn Thị Phương Thảo",
  });
  const summary = { role: "Chuyên viên Chăm sóc khách hàng", months: 40, skills: ["Excel", "CRM"] };
  const one = await makeApplicant(db, { job, candidate, cv: { summary } });
  const { id, flags, name_key, cv, ...row } = one;
  const copies = Array.from({ length: 299 }, (_, n) => ({
    ...row,
    answers: "[]",
    attempt: 1,
    candidate_id: 0,
    outcome: n % 3 === 0 ? "rejected" : "active",
    rank: n,
  }));
  const people = await db
    .insertInto("candidates")
    .values(copies.map(({ full_name, email }) => ({ full_name, email })))
    .returning("id")
    .execute();
  const applicants = await db
    .insertInto("applicants")
    .values(copies.map((copy, n) => ({ ...copy, candidate_id: people[n]?.id ?? 0 })))
    .returning(["id", "outcome"])
    .execute();
  const rejections = applicants
    .filter(({ outcome }) => outcome === "rejected")
    .map((each) => ({
      applicant_id: each.id,
      reason_id: 14,
      note: "Hẹn lại ".repeat(50),
      rejected_at: new Date(),
    }));
  await db.insertInto("applicant_rejections").values(rejections).execute();
  const answer = await api.app.inject({
    url: `/api/v2/companies/jobs/${job.id}/candidates`,
    headers: { authorization: `Bearer ${await api.token(recruiter.id)}` },
  });
  expect(answer.json().data.attributes.stages.map((stage: { count: number }) => stage.count)).toEqual([
    0, 200, 0, 0, 0, 0, 0, 0, 0, 100, 0,
  ]);
  expect(answer.rawPayload.length).toBeLessThanOrEqual(110_000);
});
