import { expect, it } from "vitest";
import type { AnswerOf } from "#kit/contract.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { jobPostingOf } from "#market/jobs/parts/job-posting-schema-of.ts";
import type { PublicJob } from "#market/jobs/parts/job-view.ts";
import { categories, locations } from "#platform/reference/contract.ts";
import { referenceOf } from "#platform/reference/lists.ts";
import { locationIds } from "#platform/reference/terms.ts";
import { rssPath } from "#platform/seo/paths.ts";
import { monday, testApi } from "#test/api.ts";

const api = await testApi({ PUBLIC_URL: "https://sen.example" });
const get = async (url: string) => (await api.app.inject({ method: "GET", url })).body;
const answer = async <T>(path: string) => JSON.parse(await get(`/api/v2${path}`)) as T;

/** Returns the structured data of a job's page. */
async function posting(id: number) {
  const [places, categoryTree] = await Promise.all([
    answer<AnswerOf<typeof locations>>(locations.path),
    answer<AnswerOf<typeof categories>>(categories.path),
  ]);
  const { data } = await answer<{ data: PublicJob }>(`/candidates/jobs/${id}`);
  return jobPostingOf(data, referenceOf(places.data, categoryTree.data), "https://sen.example");
}

it("A job that is only somewhere abroad names no country: search engines and people find its page, no feed guesses one", async () => {
  const { db } = api.database;
  const at = new Date(monday.getTime() - 3_600_000);
  const overseas = await makeJob(db, { at, locationIds: [locationIds.overseas] });
  const fromHome = await makeJob(db, { at, locationIds: [locationIds.overseas], jobType: 9, remote: true });
  const singapore = await makeJob(db, { at, locationIds: [locationIds.overseas, 60] });
  const [sitemap, rss, talent] = await Promise.all([
    get("/sitemap/jobs-1.xml"),
    get(rssPath("en")),
    get("/neuvoojob.xml"),
  ]);
  for (const { slug } of [overseas, fromHome, singapore]) {
    for (const language of ["en", "vi"] as const)
      expect(sitemap).toContain(`<loc>https://sen.example${jobPath(language, slug)}</loc>`);
    expect(rss).toContain(jobPath("en", slug));
  }
  // For remote work, Google requires a country in which applicants may be.
  expect(await posting(overseas.id)).toBeNull();
  expect(await posting(fromHome.id)).toBeNull();
  expect(await posting(singapore.id)).toMatchObject({
    jobLocation: [{ address: { addressCountry: "SG" } }],
  });
  const references = [...talent.matchAll(/<referencenumber><!\[CDATA\[(\d+)/g)].map(([, id]) => Number(id));
  expect(references).toEqual([singapore.id]);
});
