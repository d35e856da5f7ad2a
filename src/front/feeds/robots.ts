import type { SiteMap } from "#kit/pages.ts";

/** Returns the rules for search engines. A site that must not be indexed disallows everything. */
export function robotsText({
  origin,
  noindex,
  siteMap,
}: {
  origin: string;
  noindex: boolean;
  siteMap: Pick<SiteMap, "disallowed">;
}): string {
  if (noindex) return "User-agent: *\nDisallow: /\n";
  const lines = [
    "User-agent: *",
    ...siteMap.disallowed.map((path) => `Disallow: ${path}`),
    // The API's public addresses have the logos of companies, feeds and sitemaps.
    "Allow: /api/v2/public/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
