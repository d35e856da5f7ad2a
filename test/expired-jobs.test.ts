import { expect, it } from "vitest";
import { hour } from "#kit/clock.ts";
import * as companyPages from "#market/company-pages/contract.ts";
import { nextExpiry } from "#market/job-search/live-rows.ts";
import { detail, similar } from "#market/jobs/contract.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { save, savedJobs } from "#market/saved-jobs/contract.ts";
import { makeCandidate } from "#people/accounts/factory.ts";
import { testApi } from "./api.ts";

const api = await testApi();

it("An expired job is open nowhere, even before the worker has marked it", async () => {
  const { db } = api.database;
  const at = api.clock.now();
  const job = await makeJob(db, { at, expiresAt: new Date(at.getTime() + hour) });
  const other = await makeJob(db, { at });
  const { slug } = await db
    .selectFrom("companies")
    .select("slug")
    .where("id", "=", job.company_id)
    .executeTakeFirstOrThrow();
  const visitor = await api.as(null);
  const candidate = await api.as((await makeCandidate(db)).id);
  await candidate(save, { params: { id: job.id } });

  const seen = async () => {
    const page = await visitor(detail, { params: { id: job.id } });
    const near = await visitor(similar, { params: { id: other.id } });
    const list = await visitor(companyPages.companyJobs, { params: { slug } });
    const profile = await visitor(companyPages.companyPage, { params: { slug } });
    const directory = await visitor(companyPages.directory, { query: { hiring: "true", facets: "true" } });
    const saved = await candidate(savedJobs);
    return {
      page: [page.data.attributes.display_state, page.data.attributes.can.apply],
      near: near.data.map(({ id }) => id),
      list: [list.data.length, list.meta.total],
      profile: profile.data.attributes.jobs,
      directory: [directory.meta.total, directory.meta.facets?.hiring],
      saved: saved.data.map(({ attributes }) => attributes.display_state),
    };
  };
  expect(await nextExpiry(db, api.clock.now())).toEqual(job.expires_at);
  expect(await seen()).toEqual({
    page: ["published", true],
    near: [String(job.id)],
    list: [1, 1],
    profile: 1,
    directory: [2, 2],
    saved: ["published"],
  });
  api.clock.advance(hour);
  expect(await nextExpiry(db, api.clock.now())).toEqual(other.expires_at);
  expect(await seen()).toEqual({
    page: ["expired", false],
    near: [],
    list: [0, 0],
    profile: 0,
    directory: [1, 1],
    saved: ["expired"],
  });
});
