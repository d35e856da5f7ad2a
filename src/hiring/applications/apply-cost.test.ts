import pg from "pg";
import { expect, it, vi } from "vitest";
import { openQueue } from "#kit/queue.ts";
import { makePdf } from "#kit/testing/make-files.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import * as cvs from "#profiles/cv/contract.ts";
import { monday, testApi } from "#test/api.ts";
import * as contract from "./contract.ts";

it("An application takes few statements: the session, one read, and one for each table", async () => {
  const api = await testApi();
  const jobs = ["read-cv", "mail"];
  const queue = await openQueue(api.url, jobs, api.services.log, "web");
  api.database.queueJobs = queue.add;
  const recruiter = await makeRecruiter(api.database.db);
  const candidate = await makeCandidate(api.database.db);
  const call = await api.as(candidate.id);
  const files = { cv: new File([new Uint8Array(makePdf(["Nguyễn Văn An"]))], "CV.pdf") };
  const { data: stored } = await call(cvs.keepCv, { files });
  const statements: string[] = [];
  const query = vi.spyOn(pg.Client.prototype, "query");
  const count = async (input: { cv_id: number } | { files: typeof files }) => {
    const job = await makeJob(api.database.db, { companyId: recruiter.companyId, at: monday });
    query.mockClear();
    const { files: sent, ...body } = { files: undefined, ...input };
    await call(contract.apply, {
      params: { id: job.id },
      body: { ...body, phone: "0901234567" },
      files: sent,
    });
    statements.length = 0;
    for (const [statement] of query.mock.calls as unknown as [string | { text: string }][])
      statements.push((typeof statement === "string" ? statement : statement.text).trim());
    return statements.filter((text) => !/^(SELECT 1|SELECT q\.name)/.test(text)).length;
  };
  try {
    // The first application is not counted, because it also adds the phone number to the account and the queue reads its settings.
    await count({ cv_id: Number(stored.id) });
    expect(await count({ cv_id: Number(stored.id) }), statements.join("\n")).toBe(10);
    expect(await count({ files }), statements.join("\n")).toBe(13);
  } finally {
    query.mockRestore();
    await queue.stop();
  }
});
