import { beforeAll, describe, expect, it } from "vitest";
import type { Caller } from "#kit/call.ts";
import { hour } from "#kit/clock.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeCandidate, makeCompany, makeRecruiter } from "#people/accounts/factory.ts";
import { monday, refusal, type TestApi, testApi } from "#test/api.ts";
import { companyJobs, companyPage, directory, follow, followed, unfollow } from "./contract.ts";

let api: TestApi;
let visitor: Caller;
let candidate: Caller;
beforeAll(async () => {
  api = await testApi();
  visitor = await api.as(null);
  const account = await makeCandidate(api.database.db);
  candidate = await api.as(account.id);
});
const page = (call: Caller, slug: string) => call(companyPage, { params: { slug } });

describe("A company's page", () => {
  it("has all that the company says of itself, in its order", async () => {
    const { db } = api.database;
    const { id, slug } = await makeCompany(db, { verified: true });
    await db
      .updateTable("companies")
      .set({
        tagline: "Phần mềm cho bếp nhỏ",
        about: "<p>Xin chào</p><script>alert(1)</script>",
        address: "12 Lê Lợi, Huế",
        website: "www.sen.test",
        facebook: "https://facebook.com/sen",
        client_count: 40,
        employee_count: 12,
        founded_year: 2015,
        contact_name: "Chị Mai",
        email: "owner@sen.test",
        phone: "+84901234567",
        tax_code: "0314409058",
        video_url: "https://www.youtube.com/watch?v=abc",
      })
      .where("id", "=", id)
      .execute();
    await db
      .insertInto("company_values")
      .values([
        { company_id: id, position: 2, title: "Bền bỉ", description: "Đi từng bước." },
        { company_id: id, position: 1, title: "Giữ lời", description: "Hứa ít, làm đủ." },
      ])
      .execute();
    await db
      .insertInto("company_people")
      .values([
        { company_id: id, position: 0, full_name: "Lê Mai", job_title: "Giám đốc", photo_key: "photo/1" },
      ])
      .execute();
    await db
      .insertInto("company_pictures")
      .values([{ company_id: id, position: 0, image_key: "picture/1", caption: "Bếp thử" }])
      .execute();
    await db
      .insertInto("company_clients")
      .values({ company_id: id, position: 0, name: "Bếp Việt" })
      .execute();
    await makeJob(db, { companyId: id });
    await makeJob(db, { companyId: id, state: "closed" });

    const { data } = await page(visitor, slug);
    expect(data).toMatchObject({
      id: String(id),
      type: "company_profile",
      attributes: {
        about: "<p>Xin chào</p>",
        website: "https://www.sen.test/",
        facebook: "https://facebook.com/sen",
        clients: [{ name: "Bếp Việt", logo: null }],
        values: [
          { title: "Giữ lời", description: "Hứa ít, làm đủ." },
          { title: "Bền bỉ", description: "Đi từng bước." },
        ],
        team: [{ full_name: "Lê Mai", job_title: "Giám đốc" }],
        gallery: [{ alt: "Bếp thử" }],
        video: "https://www.youtube.com/watch?v=abc",
        verified: true,
        jobs: 1,
        followers: 0,
        can: { follow: false },
      },
    });
    expect(data.attributes).not.toHaveProperty("following");
    const text = JSON.stringify(data);
    for (const secret of ["owner@sen.test", "901234567", "0314409058"]) expect(text).not.toContain(secret);
  });

  it("links nowhere but to http(s) addresses", async () => {
    const { db } = api.database;
    const { id, slug } = await makeCompany(db);
    for (const website of ["javascript:alert(1)", "data:text/html,x", "not an address", "//", "http://"]) {
      await db.updateTable("companies").set({ website }).where("id", "=", id).execute();
      expect((await page(visitor, slug)).data.attributes.website, website).toBeNull();
    }
    for (const link of ["facebook", "youtube", "other_link", "video_url"] as const)
      await expect(
        db
          .updateTable("companies")
          .set({ [link]: "javascript:alert(1)" })
          .where("id", "=", id)
          .execute(),
      ).rejects.toThrow(/check/);
  });

  it("is not there for an unknown slug, a hostile one, or a blocked company", async () => {
    const blocked = await makeCompany(api.database.db, { blocked: true });
    for (const slug of ["khong-co", blocked.slug, String(blocked.id), "999999", "logo"])
      for (const endpoint of [companyPage, companyJobs])
        expect(await refusal(visitor(endpoint, { params: { slug } })), slug).toMatchObject({ status: 404 });
    for (const slug of [
      "%00",
      "..%2f..",
      "%27--",
      "a%20b",
      "A-B",
      "x".repeat(121),
      "%F0%9F%8F%AD",
      "-a",
      "%ff",
    ])
      for (const rest of ["", "/jobs"]) {
        const answer = await api.app.inject(`/api/v2/public/companies/${slug}${rest}`);
        expect([400, 404], slug).toContain(answer.statusCode);
      }
    expect(await refusal(visitor(directory, { query: { page: 0 } }))).toMatchObject({ status: 400 });
  });

  it("lists its published jobs, newest first, in pages", async () => {
    const { db } = api.database;
    const { companyId } = await makeRecruiter(db);
    const { slug } = await db
      .selectFrom("companies")
      .select("slug")
      .where("id", "=", companyId)
      .executeTakeFirstOrThrow();
    const jobs = [];
    for (let n = 0; n < 5; n++)
      jobs.push(await makeJob(db, { companyId, at: new Date(monday.getTime() - n * hour) }));
    await makeJob(db, { companyId, state: "closed" });
    const first = await visitor(companyJobs, { params: { slug }, query: { items: 3 } });
    const second = await visitor(companyJobs, { params: { slug }, query: { items: 3, page: 2 } });
    expect(first.meta).toEqual({ page: 1, items: 3, total: 5 });
    expect([...first.data, ...second.data].map((card) => Number(card.id))).toEqual(jobs.map((job) => job.id));
    expect(first.data[0]?.attributes.company.data.attributes.slug).toBe(slug);
  });
});

describe("Following a company", () => {
  it("counts once however often it is said, and ends as quietly", async () => {
    const { id, slug } = await makeCompany(api.database.db);
    const stand = async () => {
      const { following, followers, can } = (await page(candidate, slug)).data.attributes;
      return { following, followers, can: can.follow };
    };
    expect(await stand()).toEqual({ following: false, followers: 0, can: true });
    for (let n = 0; n < 2; n++) {
      expect(await candidate(follow, { params: { id } })).toBeUndefined();
      expect(await stand()).toEqual({ following: true, followers: 1, can: true });
    }
    expect((await page(visitor, slug)).data.attributes.followers).toBe(1);
    for (let n = 0; n < 2; n++) {
      await candidate(unfollow, { params: { id } });
      expect(await stand()).toEqual({ following: false, followers: 0, can: true });
    }
  });

  it("twice at the same moment is once", async () => {
    const { id } = await makeCompany(api.database.db);
    await Promise.all(Array.from({ length: 6 }, () => candidate(follow, { params: { id } })));
    const { data } = await candidate(followed);
    expect(data.filter((card) => card.id === String(id))).toHaveLength(1);
  });

  it("shows each candidate its own list, the latest first, without blocked companies", async () => {
    const { db } = api.database;
    const other = await makeCandidate(db);
    const call = await api.as(other.id);
    const companies = [await makeCompany(db), await makeCompany(db), await makeCompany(db)];
    for (const { id } of companies) {
      api.clock.set(new Date(api.clock.now().getTime() + hour));
      await call(follow, { params: { id } });
    }
    await db
      .updateTable("companies")
      .set({ blocked_at: monday })
      .where("id", "=", companies[1]!.id)
      .execute();
    const { data, meta } = await call(followed);
    expect(data.map((card) => Number(card.id))).toEqual([companies[2]!.id, companies[0]!.id]);
    expect(meta.total).toBe(2);
    expect(data[0]?.attributes).toMatchObject({ name: companies[2]!.name, jobs: 0 });
    await call(unfollow, { params: { id: companies[1]!.id } });
    const left = await db
      .selectFrom("company_followers")
      .selectAll()
      .where("candidate_id", "=", other.candidateId)
      .execute();
    expect(left).toHaveLength(2);
    const mine = await candidate(followed);
    expect(mine.data.map((card) => card.id)).not.toContain(String(companies[2]!.id));
  });

  it("is for candidates, and of companies that are there", async () => {
    const { db } = api.database;
    const blocked = await makeCompany(db, { blocked: true });
    const recruiter = await api.as((await makeRecruiter(db)).id);
    for (const endpoint of [follow, unfollow]) {
      const params = { id: (await makeCompany(db)).id };
      expect(await refusal(visitor(endpoint, { params }))).toMatchObject({ status: 401 });
      expect(await refusal(recruiter(endpoint, { params }))).toMatchObject({ status: 403 });
      expect(await refusal(candidate(endpoint, { params: { id: 999_999 } }))).toMatchObject({ status: 404 });
    }
    expect(await refusal(candidate(follow, { params: { id: blocked.id } }))).toMatchObject({ status: 404 });
    expect(await refusal(visitor(followed))).toMatchObject({ status: 401 });
    const rows = await db
      .selectFrom("company_followers")
      .selectAll()
      .where("company_id", "=", blocked.id)
      .execute();
    expect(rows).toEqual([]);
  });
});
