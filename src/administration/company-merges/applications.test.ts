import { expect, it } from "vitest";
import { apply } from "#hiring/applications/contract.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter, makeStaff } from "#people/accounts/factory.ts";
import { monday, testApi } from "#test/api.ts";
import { merge } from "./contract.ts";

it("Twenty applications during a merge are stored once each, for the company that remains", {
  timeout: 60_000,
}, async () => {
  const api = await testApi();
  const { db } = api.database;
  const admin = await makeStaff(db, "admin");
  const loser = await makeRecruiter(db, { companyVerified: false });
  const winner = await makeRecruiter(db);
  const jobs = await Promise.all(
    [1, 2].map(() => makeJob(db, { companyId: loser.companyId, ownerId: loser.id, at: monday })),
  );
  const candidates = await Promise.all(Array.from({ length: 20 }, () => makeCandidate(db)));
  const pair = { loser_id: loser.companyId, winner_id: winner.companyId };
  const call = await api.as(admin.id);
  const { data } = await call(merge, { body: { ...pair, preview: true } });
  const { plan_hash } = data.attributes;
  const cv = { cv: new File([new Uint8Array(makePdf(["Nguyễn Văn An"]))], "cv.pdf") };
  const applying = candidates.map(async ({ id }, index) => {
    const candidate = await api.as(id);
    const job = jobs[index % 2]!;
    return candidate(apply, {
      params: { id: job.id },
      body: { phone: "0901 234 567", consent: "on" },
      files: cv,
    });
  });
  const merging = call(merge, { body: { ...pair, plan_hash, reason: "Hai mục", preview: false } });
  const answers = await Promise.allSettled([merging, ...applying]);
  expect(answers.filter(({ status }) => status === "rejected")).toEqual([]);
  const rows = await db.selectFrom("applicants").select(["company_id", "candidate_id"]).execute();
  expect(new Set(rows.map((row) => row.company_id))).toEqual(new Set([winner.companyId]));
  expect(rows.map((row) => row.candidate_id).toSorted((a, b) => a - b)).toEqual(
    candidates.map(({ candidateId }) => candidateId).toSorted((a, b) => a - b),
  );
});
