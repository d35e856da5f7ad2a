import { beforeAll, describe, expect, it } from "vitest";
import { makeJob } from "#market/jobs/factory.ts";
import { makeRecruiter } from "#people/accounts/factory.ts";
import { locationIds } from "#platform/reference/terms.ts";
import { askRaw } from "../bad-input.ts";
import { testSite } from "../browser.ts";

const site = await testSite();

let companyId: number;
beforeAll(async () => {
  const { db } = site.database;
  const boss = await makeRecruiter(db);
  companyId = boss.companyId;
  const common = { companyId: boss.companyId, ownerId: boss.id, at: new Date() };
  await makeJob(db, {
    ...common,
    title: "Kế toán",
    locationIds: [locationIds.hoChiMinh],
    categoryIds: [37],
  });
});

const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
const html = async (path: string) => (await get(path)).text();
/** Returns the addresses in the `link` elements of one kind in the head of a page. */
const linked = (page: string, as: string) =>
  [...page.matchAll(new RegExp(`<link rel="${as}" (?:hrefLang="(?:en|vi)" )?href="([^"]*)"`, "gi"))].map(
    ([, href]) => (href ?? "").replace(site.url, ""),
  );
const isKept = (page: string) => !page.includes('name="robots" content="noindex"');

describe("addresses of lists (spec §2)", () => {
  it.each([
    [
      "wrong words with the right ids",
      "/jobs/it-soft-in-ho-chi-minh-l27",
      "/jobs/it-soft-in-ho-chi-minh-l27",
      200,
    ],
    ["without its joint", "/jobs/ho-chi-minh-l27", "/jobs/in-ho-chi-minh-l27", 301],
    [
      "the other language's words",
      "/viec-lam/ke-toan-in-ho-chi-minh-l27?job_type=0",
      "/viec-lam/ke-toan-tai-ho-chi-minh-l27?job_type=0",
      301,
    ],
    [
      "a category without punctuation",
      "/jobs/itsoftware-c6?utm_source=mail",
      "/jobs/it-software-c6?utm_source=mail",
      301,
    ],
    ["capitals", "/jobs/Ke-Toan", "/jobs/ke-toan", 301],
    [
      "a filter in the query that the path can say",
      "/jobs/ke-toan?location_id=22",
      "/jobs/ke-toan-in-ha-noi-l22",
      301,
    ],
    ["a former province", "/viec-lam/tai-binh-duong-l8", "/viec-lam/tai-binh-duong-l8", 200],
  ])("%s", async (_what, from, to, status) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.get("location") ?? from]).toEqual([status, to]);
  });

  it.each(["", "?job_level=0", "?salary_min=900000000"])(
    "a heading says the accents of the market%s",
    async (query) => {
      expect(await html(`/viec-lam/ke-toan${query}`)).toMatch(/<h1[^>]*>Việc làm kế toán</i);
    },
  );

  it("a heading and the breadcrumb have the corrected words", async () => {
    const page = await html("/viec-lam?keyword=kees+toans");
    expect(page).toMatch(/<h1[^>]*>Việc làm kế toán</i);
    expect(page).not.toMatch(/<nav[^>]*>(?:(?!<\/nav>).)*kees toans/i);
  });

  it("one list has one address in each language, which name each other", async () => {
    const page = await html("/jobs/ke-toan-in-ho-chi-minh-l27?sort=salary&page=2");
    expect(linked(page, "canonical")).toEqual(["/jobs/ke-toan-in-ho-chi-minh-l27?page=2"]);
    expect(linked(page, "alternate")).toEqual([
      "/jobs/ke-toan-in-ho-chi-minh-l27?page=2",
      "/viec-lam/ke-toan-tai-ho-chi-minh-l27?page=2",
    ]);
  });

  it.each([
    ["/jobs/general-accounting-c37", true],
    ["/jobs/general-accounting-c37?job_type=0", false],
    ["/jobs/in-ha-noi-l22", false],
    ["/work-from-home", false],
    ["/job-by-category", true],
    ["/viec-lam-theo-tinh-thanh", true],
  ])("search engines keep what has jobs and is no narrower than its address: %s %s", async (path, kept) => {
    const page = await html(path);
    expect(isKept(page)).toBe(kept);
    expect(linked(page, "canonical")).toEqual([path.split("?")[0]]);
  });

  it("the ways into the list count its jobs, under the names of today and of before", async () => {
    expect(await html("/job-by-category")).toMatch(
      /href="\/jobs\/general-accounting-c37"[^>]*>General Accounting<[^>]*>1</,
    );
    const places = await html("/job-by-location");
    expect(places).toMatch(/href="\/jobs\/in-ho-chi-minh-l27"[^>]*>Ho Chi Minh<[^>]*>1</);
    expect(places).toContain(">Binh Duong<");
  });

  it.each([
    ["an unknown place", "/jobs/in-atlantis-l999", 404],
    ["an unknown category", "/viec-lam/nganh-c0", 404],
    ["an id beyond numbers", `/jobs/x-l${"9".repeat(40)}`, 404],
    ["a job beyond numbers", `/jobs/x-i${"9".repeat(40)}`, 404],
    ["a job that is not there", "/jobs/x-i999999999", 404],
    ["no letter", "/jobs/%F0%9F%94%A5", 404],
    ["page 0", "/jobs?page=0", 200],
    ["a page far away", "/jobs?page=99999999999", 200],
    ["ids out of range in the query", "/jobs?location_id=99999999999999999999&category_id=-1", 200],
    ["an id that is nobody's in the query", "/jobs?location_id=2147483648", 200],
    ["pay beyond numbers", "/jobs?salary_min=999999999999999", 200],
    ["operators", `/jobs?keyword=${encodeURIComponent("a & !b | (c:* <-> 'd' \\")}`, 200],
    ["SQL", `/jobs?keyword=${encodeURIComponent("'; DROP TABLE jobs; --")}`, 200],
    ["HTML", `/jobs?keyword=${encodeURIComponent("<script>alert(1)</script>")}`, 200],
    ["emoji", `/viec-lam?keyword=${encodeURIComponent("👩‍💻🔥")}`, 200],
    ["right to left", `/jobs?keyword=${encodeURIComponent("\u202eمحاسب\u202c")}`, 200],
    ["a NUL and half a character", "/jobs?keyword=a%00b%ED%A0%80", 200],
    ["10,000 characters", `/jobs?keyword=${"ke%20toan%20".repeat(900)}`, 200],
    ["everything twice", "/jobs?keyword=a&keyword=b&page=1&page=2&remote=maybe", 200],
    ["a broken escape", "/company/%e0%a4", 404],
    ["a broken escape in the query", "/jobs?keyword=%E0%A4%A", 200],
  ])("%s", async (_what, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain("<script>alert(1)");
  });

  it.each([
    ["10,000 characters", "ke-toan-".repeat(1250)],
    ["HTML", "%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
    ["SQL", "'%20OR%201=1%20--"],
    ["a broken escape", "ke-toan-%E0%A4%A"],
    ["letters of another script", `${encodeURIComponent("會計")}-ke-toan`],
  ])("a slug of nonsense is a search by its words: %s", async (_what, slug) => {
    const answer = await fetch(`${site.url}/jobs/${slug}`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert(1)");
    expect(new URL(answer.url).pathname).toMatch(/^\/jobs\/[a-z0-9-]{1,220}$/);
  });

  it("a category beside a phrase is in the title of its list", async () => {
    const titleOf = async (path: string) => /<title>([^<]*)/.exec(await html(path))?.[1];
    expect(await titleOf("/jobs/java")).toMatch(/^Java jobs \|/);
    expect(await titleOf("/jobs/java-c6")).toMatch(/^Java jobs – IT\/Software \|/);
  });

  it("a company's address without a number does not exist", async () => {
    const answers = await Promise.all(
      ["/employer/abc/jobs", "/employer/1/jobs", "/employer/product"].map(get),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 302, 200]);
  });

  it("a browser that asks for the icon at its usual address gets one", async () => {
    expect((await get("/favicon.ico")).headers.get("content-type")).toMatch(/icon/);
  });

  it("a link to another page leaves out a query that is too long to be useful", async () => {
    const long = await askRaw(site.url, `/home?new=${"'".repeat(12_000)}`);
    const usual = await askRaw(site.url, "/home?new=1");
    expect(usual.headers.location).toContain("?new=1");
    expect([long.status, `${long.headers.location}?new=1`]).toEqual([usual.status, usual.headers.location]);
  });
});

describe("what a list and a job lead to", () => {
  it("a card of a list of one place names that place first", async () => {
    const [haNoi, daNang, binhDuong] = [locationIds.haNoi, locationIds.daNang, 8];
    const at = new Date();
    await makeJob(site.database.db, {
      companyId,
      at,
      title: "Thủ kho",
      locationIds: [haNoi, daNang, binhDuong],
    });
    const place = async (path: string) => /class="place"[^>]*>([^<]*)/.exec(await html(path))?.[1];
    expect(await place("/viec-lam/thu-kho")).toMatch(/^Hà Nội/);
    expect(await place("/viec-lam/thu-kho-tai-da-nang-l14")).toMatch(/^Đà Nẵng/);
    // In the list of a place, a job in a former place that was merged into it shows the former place.
    expect(await place("/viec-lam/thu-kho-tai-ho-chi-minh-l27")).toMatch(/^Bình Dương/);
  });

  it("a job's skills lead to the jobs that have them", async () => {
    const { slug } = await makeJob(site.database.db, {
      companyId,
      at: new Date(),
      skills: ["Kế toán", "C#"],
    });
    const page = await html(`/viec-lam/${slug}`);
    const paths = [...page.matchAll(/<a [^>]*href="([^"]*keyword=[^"]*)"[^>]*>(?:Kế toán|C#)<\/a>/g)].map(
      ([, path]) => path,
    );
    expect(paths).toEqual(["/viec-lam/ke-toan?keyword=K%E1%BA%BF+to%C3%A1n", "/viec-lam?keyword=C%23"]);
    for (const path of paths) expect((await get(path ?? "")).status).toBe(200);
  });
});
