import { z } from "zod";
import { endpoint } from "#kit/contract.ts";
import { languages } from "#kit/i18n.ts";

/** Rate limit of feeds: they have megabytes, and feed readers fetch them about once an hour. */
const bulk = { max: 30, seconds: 60 };

export const robots = endpoint({
  method: "GET",
  path: "/public/robots.txt",
  summary: "Show the rules for search engines; also at /robots.txt",
  binary: "text/plain; charset=utf-8",
});

export const sitemapIndex = endpoint({
  method: "GET",
  path: "/public/sitemap.xml",
  summary: "The parts of the sitemap; also at /sitemap.xml",
  binary: "application/xml; charset=utf-8",
});

export const sitemap = endpoint({
  method: "GET",
  path: "/public/sitemap/:path",
  summary:
    "A part of the sitemap: jobs-1, companies, categories, locations or static; also at /sitemap/{path}",
  params: z.object({ path: z.string().max(40) }),
  binary: "application/xml; charset=utf-8",
  limit: bulk,
});

const jobFeed = <const Name extends string>(name: Name, reader: string) =>
  endpoint({
    method: "GET",
    path: `/public/${name}`,
    summary: `All published jobs, newest first, as ${reader} reads them; also at /${name}`,
    binary: "application/xml; charset=utf-8",
    limit: bulk,
  });

export const talentFeed = jobFeed("neuvoojob.xml", "Talent.com");
export const indeedFeed = jobFeed("indeed.xml", "Indeed");
export const linkedinFeed = jobFeed("linkedin.xml", "LinkedIn");

export const rss = endpoint({
  method: "GET",
  path: "/public/rss/:language/:name",
  summary:
    "The newest jobs as RSS: jobs.xml, category-{id}.xml or company-{slug}.xml; also at /rss/{language}/{name}",
  params: z.object({ language: z.enum(languages), name: z.string().max(200) }),
  binary: "application/rss+xml; charset=utf-8",
});

export const shareImage = endpoint({
  method: "GET",
  path: "/public/og/:kind/:name",
  summary: "The picture that a shared link shows, of a job, a company or the site; also at /og/{kind}/{name}",
  params: z.object({ kind: z.enum(["jobs", "companies", "site"]), name: z.string().max(200) }),
  binary: "image/png",
  limit: { max: 120, seconds: 60 },
});
