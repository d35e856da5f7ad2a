import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { sendAlerts } from "#market/job-alerts/commands/send.ts";
import { makeAlert } from "#market/job-alerts/factory.ts";
import { search } from "#market/job-search/contract.ts";
import { openJobIndex } from "#market/job-search/open.ts";
import { similar } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeCompany, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import {
  companiesToHide,
  hiddenCompanies,
  hiddenJobs,
  hideCompany,
  hideJob,
  showCompany,
  showJob,
} from "./contract.ts";
import { maxHidden } from "./terms.ts";

let api: TestApi;
let one: number;
let other: number;
beforeAll(async () => {
  api = await testApi();
  one = (await makeRecruiter(api.database.db)).companyId;
  other = (await makeRecruiter(api.database.db)).companyId;
});

const candidate = async () => {
  const person = await makeCandidate(api.database.db);
  return { ...person, call: await api.as(person.id) };
};
const job = (companyId: number, title: string, given: Parameters<typeof makeJob>[1] = {}) =>
  makeJob(api.database.db, { companyId, title, ...given });
const found = async (call: Awaited<ReturnType<typeof candidate>>["call"], keyword: string) => {
  const { data, meta } = await call(search, { query: { keyword } });
  const types = meta.facets.job_type.reduce((sum, { count }) => sum + count, 0);
  expect(types).toBe(meta.total);
  return [meta.total, ...data.map(({ attributes }) => attributes.title).sort()];
};

describe("Hiding", () => {
  it("takes a job, or all of a company, out of one's own searches, until it is shown again", async () => {
    const { call } = await candidate();
    const stranger = await candidate();
    const visitor = await api.as(null);
    const first = await job(one, "Thợ gốm một");
    await job(one, "Thợ gốm hai");
    await job(other, "Thợ gốm ba");
    const whole = [3, "Thợ gốm ba", "Thợ gốm hai", "Thợ gốm một"];
    expect(await found(call, "thợ gốm")).toEqual(whole);
    for (const _ of [1, 2]) await call(hideJob, { params: { id: first.id } });
    expect(await found(call, "thợ gốm")).toEqual([2, "Thợ gốm ba", "Thợ gốm hai"]);
    for (const _ of [1, 2]) await call(hideCompany, { params: { id: other } });
    expect(await found(call, "thợ gốm")).toEqual([1, "Thợ gốm hai"]);
    for (const anyone of [stranger.call, visitor]) expect(await found(anyone, "thợ gốm")).toEqual(whole);

    expect((await call(hiddenJobs)).data.map(({ id }) => id)).toEqual([String(first.id)]);
    expect((await call(hiddenCompanies)).data.map(({ id }) => id)).toEqual([String(other)]);
    expect((await stranger.call(hiddenJobs)).data).toEqual([]);
    await stranger.call(showJob, { params: { id: first.id } });
    expect(await found(call, "thợ gốm")).toEqual([1, "Thợ gốm hai"]);

    for (const _ of [1, 2]) await call(showJob, { params: { id: first.id } });
    await call(showCompany, { params: { id: other } });
    expect(await found(call, "thợ gốm")).toEqual(whole);
  });

  it("takes them out of the similar jobs on a job's page", async () => {
    const { call } = await candidate();
    const given = { categoryIds: [99] };
    const read = await job(one, "Thợ gốm bốn", given);
    const alike = await job(one, "Thợ gốm năm", given);
    await job(other, "Thợ gốm sáu", given);
    const titles = async () => {
      const { data } = await call(similar, { params: { id: read.id } });
      return data.map(({ attributes }) => attributes.title).sort();
    };
    expect(await titles()).toEqual(["Thợ gốm năm", "Thợ gốm sáu"]);
    await call(hideJob, { params: { id: alike.id } });
    expect(await titles()).toEqual(["Thợ gốm sáu"]);
    await call(hideCompany, { params: { id: other } });
    expect(await titles()).toEqual([]);
  });

  it("takes them out of the candidate's job alerts", async () => {
    const { id, candidateId, call } = await candidate();
    const { email } = await api.database.db
      .selectFrom("accounts")
      .select("email")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const alert = { keyword: "thợ mộc", at: monday };
    await makeAlert(api.database.db, { ...alert, candidateId, email });
    await makeAlert(api.database.db, { ...alert, email: "someone-else@example.test" });
    const at = new Date(monday.getTime() + day / 2);
    const hidden = await job(one, "Thợ mộc một", { at });
    await job(one, "Thợ mộc hai", { at });
    await job(other, "Thợ mộc ba", { at });
    await call(hideJob, { params: { id: hidden.id } });
    await call(hideCompany, { params: { id: other } });
    await sendAlerts(api.database, openJobIndex(api.services), new Date(monday.getTime() + day));
    const sent = (await api.mails("job_alerts.new_jobs")).map(({ to_email, props }) => [
      to_email,
      (props.jobs as { title: string }[]).map(({ title }) => title).sort(),
    ]);
    expect(sent).toContainEqual([email, ["Thợ mộc hai"]]);
    expect(sent).toContainEqual(["someone-else@example.test", ["Thợ mộc ba", "Thợ mộc hai", "Thợ mộc một"]]);
  });

  it("finds a company by the beginnings of its words, jobs or not, until it is hidden", async () => {
    const { call } = await candidate();
    const stranger = await candidate();
    const named = (name: string, blocked = false) => makeCompany(api.database.db, { name, blocked });
    const mine = await named("Xưởng Dệt Lụa Hà Đông");
    await named("Xưởng Dệt Lụa Bị Khóa", true);
    const names = async (call: typeof stranger.call, keyword: string) =>
      (await call(companiesToHide, { query: { keyword } })).data.map(({ attributes }) => attributes.name);
    for (const keyword of ["det lua", "  LỤA xưởng "])
      expect(await names(call, keyword)).toEqual([expect.stringContaining("Xưởng Dệt Lụa Hà Đông")]);
    for (const keyword of ["%", "ụa"]) expect(await names(call, keyword)).toEqual([]);
    await call(hideCompany, { params: { id: mine.id } });
    expect(await names(call, "dệt lụa")).toEqual([]);
    expect(await names(stranger.call, "dệt lụa")).toHaveLength(1);
  });

  it("is for candidates, of what there is, up to a number", async () => {
    const { candidateId, call } = await candidate();
    const visitor = await api.as(null);
    const { id } = await job(one, "Thợ hàn");
    const draft = await job(one, "Thợ hàn nháp", { state: "draft" });
    for (const endpoint of [hideJob, showJob, hideCompany, showCompany])
      expect((await refusal(visitor(endpoint, { params: { id } }))).status).toBe(401);
    for (const endpoint of [hiddenJobs, hiddenCompanies])
      expect((await refusal(visitor(endpoint))).status).toBe(401);
    expect((await refusal(visitor(companiesToHide, { query: { keyword: "a" } }))).status).toBe(401);
    for (const wrong of [draft.id, 999_999])
      expect((await refusal(call(hideJob, { params: { id: wrong } }))).status).toBe(404);
    expect((await refusal(call(hideCompany, { params: { id: 999_999 } }))).status).toBe(404);

    await sql`
      WITH made AS (
        INSERT INTO companies (name, name_key, slug) SELECT 'Xưởng ' || n, 'xuong ' || n, 'xuong-' || n FROM generate_series(2, ${maxHidden}::int) n
        RETURNING id)
      INSERT INTO hidden_companies SELECT ${candidateId}, id, ${monday} FROM made`.execute(api.database.db);
    for (const _ of [1, 2]) await call(hideCompany, { params: { id: one } });
    expect(await refusal(call(hideCompany, { params: { id: other } }))).toMatchObject({
      status: 409,
      codes: ["hidden_limit"],
    });
  });
});
