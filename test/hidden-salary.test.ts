import { beforeAll, expect, it } from "vitest";
import { day, hour } from "#kit/clock.ts";
import { companyJobs } from "#market/company-pages/contract.ts";
import { sendAlerts } from "#market/job-alerts/commands/send.ts";
import { makeAlert } from "#market/job-alerts/factory.ts";
import { search } from "#market/job-search/contract.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { detail, similar } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { save, savedJobs } from "#market/saved-jobs/contract.ts";
import { makeCandidate, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, type TestApi, testApi } from "./api.ts";

const title = "Giám đốc bí mật";
const hidden = { type: 1, min: 91_000_000, max: 99_000_000 };
const numbers = /9[19][.,]?000[.,]?000|9[19] ?(–|-|triệu|M\b)/;

let api: TestApi;
let companyId: number;
let job: Awaited<ReturnType<typeof makeJob>>;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  companyId = (await makeRecruiter(db)).companyId;
  job = await makeJob(db, { companyId, title, salary: hidden });
});

/** Returns the answers of all job lists that people outside the company can read. */
async function lists(): Promise<Record<string, { count: number; text: string }>> {
  const { db } = api.database;
  const candidate = await api.as((await makeCandidate(db)).id);
  const other = await makeJob(db, { companyId, title: `${title} khác` });
  await candidate(save, { params: { id: job.id } });
  const { slug } = await db
    .selectFrom("companies")
    .select("slug")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  const answers = {
    search: await candidate(search, { query: { keyword: "giam doc bi mat" } }),
    company: await candidate(companyJobs, { params: { slug } }),
    saved: await candidate(savedJobs),
    similar: await candidate(similar, { params: { id: other.id } }),
    detail: { data: [(await candidate(detail, { params: { id: job.id } })).data] },
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, { data }]) => [
      name,
      { count: data.filter(({ id }) => id === String(job.id)).length, text: JSON.stringify(data) },
    ]),
  );
}

it("A private pay is in no list, feed or mail", async () => {
  for (const [name, { count, text }] of Object.entries(await lists())) {
    expect(count, `the job is in ${name}`).toBe(1);
    expect(text, name).not.toMatch(numbers);
  }
  for (const url of ["/neuvoojob.xml", "/rss/vi/jobs.xml"]) {
    const { statusCode, body } = await api.app.inject({ method: "GET", url });
    expect([url, statusCode, body.includes(title)]).toEqual([url, 200, true]);
    expect(body, url).not.toMatch(numbers);
  }
  await makeAlert(api.database.db, { keyword: "giam doc bi mat", at: new Date(0) });
  await api.database.db.updateTable("jobs").set({ approved_at: monday }).where("id", "=", job.id).execute();
  await sendAlerts(api.database, openJobIndex(api.services), new Date(monday.getTime() + day));
  const [mail] = await api.mails("job_alerts.new_jobs");
  expect(JSON.stringify(mail?.props)).toContain(title);
  expect(JSON.stringify(mail?.props)).not.toMatch(numbers);
});

it("A private pay affects no filter and no order", async () => {
  const visitor = await api.as(null);
  const resultsOf = async (query: object) =>
    (await visitor(search, { query: { keyword: "giam doc bi mat", ...query } })).data.map(({ id }) => id);
  await makeJob(api.database.db, {
    title,
    salary: { type: 0, min: 10_000_000, max: 12_000_000 },
    at: new Date(monday.getTime() - hour),
  });
  expect(await resultsOf({})).toContain(String(job.id));
  expect(await resultsOf({ salary_min: 90_000_000 })).toEqual([]);
  expect((await resultsOf({ sort: "salary" }))[0]).not.toBe(String(job.id));
});
