import type { Language } from "#kit/i18n.ts";
import { jobPath } from "#market/job-search/paths.ts";
import type { FeedRow } from "../queries/jobs.ts";
import { cdataElement, element, escaped, xmlHead } from "./text.ts";

export interface Channel {
  origin: string;
  language: Language;
  title: string;
  about: string;
  /** Address of the web page with the same content as the feed. */
  page: string;
  /** Address of the feed itself. */
  self: string;
  /** Returns "{title} at {company}" in the reader's language. */
  headline(job: FeedRow): string;
  /** Returns the name of the job's first category, in the reader's language. */
  category(job: FeedRow): string | null;
  /** Returns the salary and locations of a job in a line. */
  facts(job: FeedRow): string;
}

/** Returns the newest jobs as RSS 2.0, newest first. */
export function rssFeed(channel: Channel, jobs: FeedRow[]): string {
  const { origin, language } = channel;
  const newest = jobs[0]?.posted_at;
  const items = jobs.map((job) => {
    const link = origin + jobPath(language, job.slug);
    return `<item>
${element("title", channel.headline(job))}
${element("link", link)}
<guid isPermaLink="false">${escaped(`${new URL(origin).host}:job:${job.id}`)}</guid>
${element("pubDate", job.posted_at.toUTCString())}
${element("dc:creator", job.company_name)}
${element("category", channel.category(job))}
${cdataElement("description", `<p>${escaped(channel.facts(job))}</p>\n${job.description}`)}
</item>
`;
  });
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element("title", channel.title)}
${element("link", origin + channel.page)}
${element("description", channel.about)}
${element("language", language)}
${newest ? element("lastBuildDate", newest.toUTCString()) : ""}
<ttl>60</ttl>
<atom:link href="${escaped(origin + channel.self)}" rel="self" type="application/rss+xml"/>
${items.join("")}</channel>
</rss>
`;
}
