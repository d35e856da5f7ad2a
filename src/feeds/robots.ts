import type { SiteMap } from "#kit/pages.ts";

/** What search engines may read. A site that must not be found says so here too. */
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
    // Marks of companies, feeds and sitemaps.
    "Allow: /api/v2/public/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
