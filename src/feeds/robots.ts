/** Everything personal and every console; pages that may be read but not found say so themselves. */
const privateAreas = [
  "/api/",
  "/account/",
  "/admin/",
  "/consultants/",
  "/employer/onboarding",
  "/home",
  "/language/",
  "/logout",
  "/my-job",
  "/my-profile",
  "/onboarding",
  "/dev/",
];

/** Companies' consoles begin with a number, which tells them from the pages for employers. */
const consoles = Array.from({ length: 9 }, (_, index) => `/employer/${index + 1}`);

/** What search engines may read. A site that must not be found says so here too. */
export function robotsText({ origin, noindex }: { origin: string; noindex: boolean }): string {
  if (noindex) return "User-agent: *\nDisallow: /\n";
  const lines = [
    "User-agent: *",
    ...[...privateAreas, ...consoles].map((path) => `Disallow: ${path}`),
    // Marks of companies, feeds and sitemaps.
    "Allow: /api/v2/public/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
