/** Personal pages and consoles; pages that may be crawled but not indexed have their own `noindex`. */
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

/** Companies' consoles begin with a number, which distinguishes them from the pages for employers. */
const consoles = Array.from({ length: 9 }, (_, index) => `/employer/${index + 1}`);

/** The robots.txt. `NOINDEX` disallows everything. */
export function robotsText({ origin, noindex }: { origin: string; noindex: boolean }): string {
  if (noindex) return "User-agent: *\nDisallow: /\n";
  const lines = [
    "User-agent: *",
    ...[...privateAreas, ...consoles].map((path) => `Disallow: ${path}`),
    // Company logos, feeds and sitemaps.
    "Allow: /api/v2/public/",
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return `${lines.join("\n")}\n`;
}
