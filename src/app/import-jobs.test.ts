import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { day } from "#kit/clock.ts";
import { importJobs } from "#market/job-import/run-import.ts";
import { makeCompany } from "#people/accounts/factory.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { testApi } from "#test/api.ts";

const api = await testApi();
const { db } = api.database;
const folder = await mkdtemp(join(tmpdir(), "sen-import-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

const ad = {
  id: "board-1",
  title: "TUYỂN GẤP KẾ TOÁN THUẾ",
  company: "Công ty TNHH Lá Trúc",
  location: "Hà Nội: 12 Duy Tân, Quận Cầu Giấy",
  salary_text: "15 - 20 triệu",
  description: "- Kê khai thuế\n- Lập báo cáo",
  requirements: "- Có 2 năm kinh nghiệm",
  benefits: "Thưởng lễ Tết",
  posted_at: "2026-02-20",
};

let serial = 0;
async function run(lines: (object | string)[], companyId: number | null = null, pack = false) {
  const file = join(folder, `${++serial}.jsonl`);
  const text = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n");
  await writeFile(file, pack ? gzipSync(text) : text);
  return importJobs(api.services, file, companyId);
}

const jobOf = (ref: string) =>
  db.selectFrom("jobs").selectAll().where("source_ref", "=", `import:${ref}`).executeTakeFirstOrThrow();

describe("An import of real ads", () => {
  it("publishes an ad as a job that is found", async () => {
    const { lines, failed } = await run([ad], null, true);
    expect(failed).toBe(false);
    expect(lines[0]).toBe("1 lines: 1 jobs new, 0 there already, 0 wrong; 1 companies new.");
    const job = await jobOf("board-1");
    expect(job).toMatchObject({
      title: "Kế toán thuế",
      slug: `ke-toan-thue-i${job.id}`,
      status: 1,
      sen_status: 1,
      language: 1,
      location_ids: [22],
      address: "12 Duy Tân, Quận Cầu Giấy",
      location_text: null,
      salary_type: 0,
      salary_min: 15_000_000,
      salary_max: 20_000_000,
      salary_text: null,
      owner_id: null,
      needs_review: false,
      description: "<ul><li>Kê khai thuế</li><li>Lập báo cáo</li></ul>",
      snippet: "Kê khai thuế; Lập báo cáo",
    });
    expect(dayOf(job.approved_at!)).toBe("2026-02-20");
    expect(job.expires_at!.getTime() - job.approved_at!.getTime()).toBe(45 * day);
    const found = await db.selectFrom("job_search").selectAll().where("job_id", "=", job.id).execute();
    expect(found).toHaveLength(1);
    const company = await db
      .selectFrom("companies as c")
      .innerJoin("pipelines as p", (join) =>
        join.on(sql<boolean>`p.company_id = c.id OR p.job_id = ${job.id}`),
      )
      .innerJoin("pipeline_stages as s", "s.pipeline_id", "p.id")
      .select(["c.name", "c.slug", "c.verified_at"])
      .where("c.id", "=", job.company_id)
      .execute();
    // The company's template and the job's own pipeline have eleven stages each.
    expect(company).toHaveLength(2 * 11);
    expect(company[0]).toEqual({
      name: "Công ty TNHH Lá Trúc",
      slug: "cong-ty-tnhh-la-truc",
      verified_at: null,
    });
  });

  it("imports each ad once, also from several files", async () => {
    const unnamed = { ...ad, id: undefined, title: "Thủ kho" };
    const first = await run([unnamed, ad, unnamed]);
    expect(first.lines[0]).toBe("3 lines: 1 jobs new, 2 there already, 0 wrong; 0 companies new.");
    const both = await Promise.all([
      run([{ ...ad, id: 7, company: "Nhà Bếp A" }]),
      run([{ ...ad, id: 7, company: "NHA BEP A" }]),
    ]);
    expect(both.map(({ failed }) => failed)).toEqual([false, false]);
    const jobs = db.selectFrom("jobs").select("id").where("source_ref", "=", "import:7");
    expect(await jobs.execute()).toHaveLength(1);
    const companies = db.selectFrom("companies").select("id").where("name_key", "=", "nha bep a");
    expect(await companies.execute()).toHaveLength(1);
  });

  it("reports wrong lines by number and imports the rest", async () => {
    const { lines, failed } = await run([
      "{not json",
      "",
      { ...ad, id: "x1", title: " " },
      { ...ad, id: "x2", company: undefined },
      "[1, 2]",
      `{"id": "x3", "title": "${"a".repeat(1_100_000)}"}`,
      { ...ad, id: "x4", title: "Lễ tân\u0000", description: "\ud800 \u0000" },
    ]);
    expect(failed).toBe(false);
    expect(lines.slice(0, 7)).toEqual([
      "6 lines: 1 jobs new, 0 there already, 5 wrong; 0 companies new.",
      "Wrong lines:",
      "  line 1: not JSON",
      "  line 3: no title",
      "  line 4: no company",
      "  line 5: not an object",
      "  line 6: longer than a megabyte",
    ]);
    expect((await jobOf("x4")).title).toBe("Lễ tân");
  });

  it("stores place and pay as text if it cannot read them, and lists them", async () => {
    const { lines } = await run([{ ...ad, id: "y", location: "Atlantis", salary_text: "£9 a shift" }]);
    expect(await jobOf("y")).toMatchObject({
      location_text: "Atlantis",
      address: null,
      salary_text: "£9 a shift",
      salary_type: 1,
      salary_min: null,
    });
    expect(lines.slice(1)).toEqual([
      "Not recognised (place and pay are kept as text, the rest is left open): location 1, salary 1.",
      '  line 1: location "Atlantis"',
      '  line 1: salary "£9 a shift"',
    ]);
  });

  it("keeps dates of the last month, and spreads other ads over it", async () => {
    await run([
      { ...ad, id: "old", posted_at: "2019-05-05" },
      { ...ad, id: "none", posted_at: "" },
      { ...ad, id: "soon", posted_at: "2031-01-01" },
      { ...ad, id: "due", posted_at: "2026-02-28", deadline: "2026-03-20" },
    ]);
    const now = api.clock.now().getTime();
    const old = await jobOf("old");
    expect(dayOf(old.created_at)).toBe("2019-05-05");
    expect(now - old.approved_at!.getTime()).toBeLessThanOrEqual(30 * day);
    expect(old.expires_at!.getTime()).toBeGreaterThan(now);
    const none = await jobOf("none");
    expect(now - none.approved_at!.getTime()).toBeLessThan(30 * day);
    expect(none.approved_at).not.toEqual(old.approved_at);
    expect(dayOf((await jobOf("due")).approved_at!)).toBe("2026-02-28");
    expect((await jobOf("soon")).approved_at!.getTime()).toBe(now);
    expect((await jobOf("due")).expires_at?.toISOString()).toBe("2026-03-20T17:00:00.000Z");
  });

  it("assigns all ads to a chosen company, and none to a blocked one", async () => {
    const company = await makeCompany(db);
    await run([{ ...ad, id: "one" }], company.id);
    expect(await jobOf("one")).toMatchObject({ company_id: company.id });
    const blocked = await makeCompany(db, { blocked: true });
    const refused = await run([{ ...ad, id: "two" }], blocked.id);
    expect(refused).toMatchObject({ failed: true });
    expect(refused.lines).toContain("  line 1: the company is blocked");
  });

  it("fails only if no line could be read, and says why", async () => {
    expect(await importJobs(api.services, join(folder, "absent"), null)).toMatchObject({ failed: true });
    expect(await run([])).toMatchObject({ failed: true });
    expect(await run(["nonsense"])).toMatchObject({ failed: true });
    expect(await run([ad], 999_999)).toEqual({ lines: ["There is no company 999999."], failed: true });
    const cut = join(folder, "cut.gz");
    const lines = Array.from({ length: 2000 }, (_, n) => JSON.stringify({ ...ad, id: `cut-${n}` }));
    await writeFile(cut, gzipSync(lines.join("\n")).subarray(0, -200));
    const report = await importJobs(api.services, cut, null);
    expect(report.failed).toBe(false);
    expect(report.lines[1]).toMatch(/^The file could not be read to its end: /);
  });
});

const real = "../shared/data/jobs-vi.jsonl.gz";

describe.skipIf(!existsSync(real))("Real ads", () => {
  it("are imported at a hundred a second", { timeout: 120_000 }, async () => {
    const lines = gunzipSync(await readFile(real))
      .toString()
      .split("\n")
      .slice(0, 1000);
    // The limit is a hundred ads per second. Processor time is measured, because other processes on the machine must not
    // count.
    const began = process.cpuUsage();
    const report = await run(lines, null, true);
    const { user, system } = process.cpuUsage(began);
    const seconds = (user + system) / 1_000_000;
    console.log(`${report.lines[0]} ${seconds.toFixed(1)} s`);
    expect(report.lines[0]).toMatch(/^1,000 lines: 1,000 jobs new, 0 there already, 0 wrong;/);
    expect(seconds).toBeLessThan(10);
    const again = await run(lines);
    expect(again.lines[0]).toMatch(/^1,000 lines: 0 jobs new, 1,000 there already, 0 wrong; 0 companies new/);
  });
});
