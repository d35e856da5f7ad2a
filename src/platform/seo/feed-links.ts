import type { Language } from "#kit/i18n.ts";
import { rssPath } from "./paths.ts";
import { say } from "./say.ts";

/** Returns the feeds for a page's head: that of its content and that of all jobs. */
export function newsLinks(
  language: Language,
  of: { category?: { id: number; name: string } | null; company?: { slug: string; name: string } } = {},
): { title: string; href: string }[] {
  const { category, company } = of;
  return [
    ...(company
      ? [
          {
            title: say(language, "rss.company", { name: company.name }),
            href: rssPath(language, { companySlug: company.slug }),
          },
        ]
      : []),
    ...(category
      ? [
          {
            title: say(language, "rss.category", { name: category.name }),
            href: rssPath(language, { categoryId: category.id }),
          },
        ]
      : []),
    { title: say(language, "rss.all"), href: rssPath(language) },
  ];
}
