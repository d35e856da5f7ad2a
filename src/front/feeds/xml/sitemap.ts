import { escaped, xmlHead } from "./text.ts";

/** Limits of the sitemap protocol for one file. */
export interface SitemapLimits {
  urls: number;
  bytes: number;
}
export const protocolLimits: SitemapLimits = { urls: 50_000, bytes: 50 * 1_048_576 };

/** An address in a sitemap, with the last change of its content. */
export interface SitemapUrl {
  url: string;
  changedAt: Date;
}

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";
/** Maximum length of the path of a job or company, in either language. */
const longestPath = 160;

/** Returns the number of pages, each with an address in both languages, that fit into one file even with the longest paths. */
export function perFile({ urls, bytes }: SitemapLimits, origin: string): number {
  const entry = Buffer.byteLength(entryOf({ url: origin + "x".repeat(longestPath), changedAt: new Date(0) }));
  const frame = 200;
  return Math.max(1, Math.floor(Math.min(urls, (bytes - frame) / entry) / 2));
}

function entryOf({ url, changedAt }: SitemapUrl): string {
  return `<url><loc>${escaped(url)}</loc><lastmod>${changedAt.toISOString()}</lastmod></url>\n`;
}

/** Yields a sitemap file with addresses. */
export async function* urlSet(
  urls: AsyncIterable<SitemapUrl[]> | Iterable<SitemapUrl[]>,
): AsyncGenerator<string> {
  yield `${xmlHead}<urlset xmlns="${namespace}">\n`;
  for await (const some of urls) yield some.map(entryOf).join("");
  yield "</urlset>\n";
}

/** Returns the sitemap index, which lists the sitemap files. */
export function sitemapIndex(files: SitemapUrl[]): string {
  const entries = files.map(
    ({ url, changedAt }) =>
      `<sitemap><loc>${escaped(url)}</loc><lastmod>${changedAt.toISOString()}</lastmod></sitemap>\n`,
  );
  return `${xmlHead}<sitemapindex xmlns="${namespace}">\n${entries.join("")}</sitemapindex>\n`;
}
