import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { Reader } from "#kit/db.ts";
import { openDrawings } from "#kit/drawings.ts";
import { embeddable } from "#kit/files/download.ts";
import { type Bound, type FileReply, onFile } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import * as contract from "../contract.ts";
import { pictureNamed } from "../image/pictures.ts";
import { newsFeed } from "../news.ts";
import { feedState, publishedJobs } from "../queries/jobs.ts";
import { feedNames, readNames } from "../queries/names.ts";
import { robotsText } from "../robots.ts";
import { sitemapList, sitemapPart } from "../sitemaps.ts";
import { type Dialect, jobFeed } from "../xml/job-feed.ts";
import { protocolLimits, type SitemapLimits } from "../xml/sitemap.ts";

/** Cache lifetime (spec §9): a job that leaves the site leaves the feeds within the hour. */
const keepable = "public, max-age=3600";
/** Version of the feed format: increase it when feeds change, so that clients fetch them again. */
const look = "1";

function tagOf(...parts: string[]): string {
  return `W/"${createHash("sha256")
    .update([look, ...parts].join(" "))
    .digest("base64url")
    .slice(0, 22)}"`;
}

async function kept(
  db: Reader,
  asOf: Date,
  key: string,
  body: () => FileReply["stream"] | Promise<FileReply["stream"]>,
): Promise<FileReply> {
  const etag = tagOf(key, await feedState(db, asOf));
  return { stream: await body(), headers: { etag, "cache-control": keepable } };
}

/**
 * Cache lifetime of an image, whose address changes with its content, so that it may be cached permanently. The
 * redirect to the address has a short one.
 */
const forGood = "public, max-age=31536000, immutable";
const forMoments = "public, max-age=300";

/**
 * The images that this process has drawn; both addresses of an image share one entry. Addresses change with their
 * content, so browsers and proxies store images permanently, and a process draws each image only a few times.
 */
const images = openDrawings({
  atOnce: 2,
  perCaller: 2,
  waiting: 40,
  waitingPerCaller: 40,
  bytes: 16 * 1_048_576,
  answeredWithinMs: 30_000,
});

/**
 * The endpoints of search engines, job engines and feed readers: /public/sitemap/…, /public/neuvoojob.xml,
 * /public/rss/…
 */
export function publicFeeds(limits: SitemapLimits = protocolLimits): Bound[] {
  const feed = (
    endpoint: typeof contract.talentFeed | typeof contract.indeedFeed | typeof contract.linkedinFeed,
    dialect: Dialect,
  ) =>
    onFile(endpoint, async ({ database, asOf, services }) => {
      const db = database.replica;
      const names = feedNames(await readNames(db));
      const context = { origin: services.config.publicUrl, builtAt: asOf, names };
      return kept(db, asOf, dialect, () => Readable.from(jobFeed(dialect, publishedJobs(db, asOf), context)));
    });
  return [
    onFile(contract.robots, async ({ services: { config, siteMap } }) => ({
      stream: robotsText({ origin: config.publicUrl, noindex: config.NOINDEX, siteMap }),
      headers: { "cache-control": keepable },
    })),
    onFile(contract.sitemapIndex, async ({ database, asOf, services }) => {
      const context = { origin: services.config.publicUrl, asOf, limits, fixed: services.siteMap.fixed };
      return kept(database.replica, asOf, "sitemap", () =>
        Readable.from(sitemapList(database.replica, context)),
      );
    }),
    onFile(contract.sitemap, async ({ database, params, asOf, services }) => {
      const name = params.path.replace(/\.xml$/, "");
      const context = { origin: services.config.publicUrl, asOf, limits, fixed: services.siteMap.fixed };
      const part = sitemapPart(database.replica, name, context);
      if (!part) throw notFound();
      return kept(database.replica, asOf, name, () => Readable.from(part));
    }),
    feed(contract.talentFeed, "talent"),
    feed(contract.indeedFeed, "indeed"),
    feed(contract.linkedinFeed, "linkedin"),
    onFile(contract.rss, async ({ database, params, asOf, services }) => {
      const name = /^(.+)\.xml$/.exec(params.name)?.[1];
      if (!name) throw notFound();
      return kept(database.replica, asOf, `${params.language} ${name}`, () =>
        newsFeed(database.replica, params.language, name, { origin: services.config.publicUrl, asOf }),
      );
    }),
    onFile(
      contract.shareImage,
      async ({ database, params: { kind, name }, asOf, services, requester }): Promise<FileReply> => {
        const sources = { db: database.replica, storage: services.storage, asOf };
        const { path, draw } = await pictureNamed(kind, name, sources);
        // An outdated address redirects to the address of the present image.
        if (path !== `/og/${kind}/${name}`)
          return { status: 302, stream: "", headers: { location: path, "cache-control": forMoments } };
        return {
          stream: await images.get(path, draw, requester),
          headers: { "cache-control": forGood, ...embeddable },
        };
      },
    ),
  ];
}
