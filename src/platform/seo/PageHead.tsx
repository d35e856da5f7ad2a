import type { Language } from "#kit/i18n.ts";
import { siteImagePath } from "./paths.ts";

/** The addresses of a page. `paths` has the path for each language, with the query that identifies the content. */
export interface Place {
  origin: string;
  language: Language;
  paths: Record<Language, string>;
  /** The `x-default` address; English by default. */
  fallback?: string;
}

/** Length of a title that search engines show. */
const longestTitle = 60;
const locales = { en: "en_US", vi: "vi_VN" } as const satisfies Record<Language, string>;

/** Title, description, the canonical address and the alternates of the page; React moves them into the head. */
export function PageHead({
  title,
  short,
  description,
  at,
  bare = false,
  noindex = false,
  kind = "website",
  image,
  imageAlt,
  feeds = [],
}: {
  title: string;
  /** A short title, used when the full one is longer than search engines show. */
  short?: string;
  /** The title already contains the product's name. */
  bare?: boolean;
  description?: string;
  at?: Place;
  /** Whether search engines must not index the page, as for closed jobs, empty lists and personal pages. */
  noindex?: boolean;
  kind?: "website" | "article";
  /** The absolute address of the share image; the site's image by default. */
  image?: string | null;
  imageAlt?: string;
  /** News feeds (RSS) of the page's content. */
  feeds?: { title: string; href: string }[];
}) {
  const picture = image ?? (at && at.origin + siteImagePath(at.language));
  return (
    <>
      <title>{titleOf(title, short, bare)}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {at && <Addresses at={at} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content="Sen" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          {imageAlt && <meta property="og:image:alt" content={imageAlt} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {feeds.map(({ title: name, href }) => (
        <link key={href} rel="alternate" type="application/rss+xml" title={name} href={href} />
      ))}
    </>
  );
}

function Addresses({ at }: { at: Place }) {
  const own = at.origin + at.paths[at.language];
  return (
    <>
      <link rel="canonical" href={own} />
      {/* A page with one address for both languages has no alternates. */}
      {at.paths.en !== at.paths.vi && (
        <>
          <link rel="alternate" hrefLang="en" href={at.origin + at.paths.en} />
          <link rel="alternate" hrefLang="vi" href={at.origin + at.paths.vi} />
          <link rel="alternate" hrefLang="x-default" href={at.origin + (at.fallback ?? at.paths.en)} />
        </>
      )}
      <meta property="og:url" content={own} />
      <meta property="og:locale" content={locales[at.language]} />
    </>
  );
}

/** Returns the longest title that fits: with the product's name, without it, or the short one. */
function titleOf(title: string, short: string | undefined, bare: boolean): string {
  if (bare) return title;
  const choices = [`${title} | Sen`, title, ...(short ? [`${short} | Sen`, short] : [])];
  return choices.find((choice) => choice.length <= longestTitle) ?? short ?? title;
}
