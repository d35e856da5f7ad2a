import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { inTransaction } from "#kit/db.ts";
import { sendAlerts } from "#market/job-alerts/commands/send.ts";
import { makeAlert } from "#market/job-alerts/factory.ts";
import { search } from "#market/job-search/contract.ts";
import { writeSearchRows } from "#market/job-search/index/search-row.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { detail } from "#market/jobs/contract.ts";
import { jobPostingOf } from "#market/jobs/parts/job-posting-schema-of.ts";
import { makeAgency } from "#people/accounts/factory.ts";
import { categories, locations } from "#platform/reference/contract.ts";
import { referenceOf } from "#platform/reference/lists.ts";
import { allRoutes } from "../src/app/api.ts";
import { monday, type TestApi, testApi } from "./api.ts";
import { ask, seekerRows } from "./matrix/foreign-rows.ts";

/** The client's name, slug, address and website. */
const client = /bí ẩn vàng|bi-an-vang|số 7 ngõ kín|bian\.example/i;

let api: TestApi;
let rows: Awaited<ReturnType<typeof seekerRows>>;
let agency: Awaited<ReturnType<typeof makeAgency>>;
beforeAll(async () => {
  api = await testApi();
  const { db } = api.database;
  rows = await seekerRows(api);
  agency = await makeAgency(db);
  const { companyId } = rows.boss;
  await db
    .updateTable("companies")
    .set({
      name: "Tập đoàn Bí Ẩn Vàng",
      slug: "bi-an-vang",
      address: "Số 7 ngõ Kín",
      website: "https://bian.example",
    })
    .where("id", "=", companyId)
    .execute();
  const { job_id } = rows.applicant;
  await db
    .updateTable("jobs")
    .set({ agency_id: agency.id, confidential: true, title: "Giám đốc nhà máy giấy" })
    .where("id", "=", job_id)
    .execute();
  await inTransaction(api.database, (tx) => writeSearchRows(tx, [job_id]));
  for (const table of ["applicants", "interviews", "offers"] as const)
    await db.updateTable(table).set({ agency_id: agency.id }).where("job_id", "=", job_id).execute();
  await db.updateTable("candidate_invites").set({ agency_id: agency.id, job_id }).execute();
}, 120_000);

/** Answers about the company itself and what the person does with it, which do not mention the job. */
const ofCompany = new Set([
  "/candidates/followed_companies",
  "/candidates/hidden_companies",
  "/public/companies",
  "/public/companies/:slug",
]);

describe("The client of a confidential job is not named", () => {
  it("in any answer to its applicant", async () => {
    const leaks: string[] = [];
    const ids: Record<string, string | number> = rows.ids;
    const reads = allRoutes(api.services)
      .map(({ endpoint }) => endpoint)
      .filter(({ method, path }) => method === "GET" && /^\/(candidates|public|account|auths)\//.test(path));
    for (const endpoint of reads) {
      // The stream of live updates does not end.
      if (ofCompany.has(endpoint.path) || endpoint.binary === "text/event-stream") continue;
      const [, , part = ""] = endpoint.path.split("/");
      const id = part === "jobs" || part === "og" ? rows.applicant.job_id : (ids[part] ?? rows.applicant.id);
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
      const params = Object.fromEntries(names.map((name) => [name, id]));
      const { text } = await ask(api, endpoint, { params }, rows.seeker.id);
      if (client.test(text)) leaks.push(endpoint.path);
    }
    expect(leaks).toEqual([]);
  }, 120_000);

  it("in the job, its JSON-LD, searches, feeds and pictures of visitors", async () => {
    const visitor = await api.as(null);
    const { data: job } = await visitor(detail, { params: { id: rows.applicant.job_id } });
    expect(job.attributes.company.data).toMatchObject({
      id: "0",
      attributes: { name: agency.name, slug: null },
    });
    const [places, trades] = await Promise.all([visitor(locations), visitor(categories)]);
    const reference = referenceOf(places.data, trades.data);
    const posting = JSON.stringify(jobPostingOf(job, reference, "https://sen.test"));
    expect(posting).toContain(agency.name);
    expect(posting).not.toMatch(client);
    const found = async (keyword: string) =>
      (await visitor(search, { query: { keyword } })).data.map(({ id }) => id);
    expect(await found("giam doc nha may giay")).toContain(job.id);
    expect(await found("bi an vang")).not.toContain(job.id);
    for (const url of [
      "/neuvoojob.xml",
      "/rss/vi/jobs.xml",
      "/sitemap.xml",
      `/api/v2/candidates/jobs?keyword=giay`,
    ]) {
      const { body } = await api.app.inject({ method: "GET", url });
      expect(body, url).not.toMatch(client);
    }
  });

  it("in mails, and hiding the company does not hide the job", async () => {
    const { db } = api.database;
    await makeAlert(db, { keyword: "giam doc nha may giay", at: new Date(0) });
    await db
      .updateTable("jobs")
      .set({ approved_at: monday })
      .where("id", "=", rows.applicant.job_id)
      .execute();
    await sendAlerts(api.database, openJobIndex(api.services), new Date(monday.getTime() + day));
    const mails = await db.selectFrom("mails").select("props").execute();
    expect(mails.some(({ props }) => JSON.stringify(props).includes(agency.name))).toBe(true);
    for (const { props } of mails) expect(JSON.stringify(props)).not.toMatch(client);
    await db
      .insertInto("hidden_companies")
      .values({ candidate_id: rows.seeker.candidateId, company_id: rows.boss.companyId, hidden_at: monday })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const seeker = await api.as(rows.seeker.id);
    const found = await seeker(search, { query: { keyword: "giam doc nha may giay" } });
    expect(found.data.map(({ id }) => id)).toContain(String(rows.applicant.job_id));
  });
});
