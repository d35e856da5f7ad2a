import type { Language } from "#kit/i18n.ts";

/** Where a page stands: `paths` has its address in each language, with the query that belongs to it. */
export interface Place {
  origin: string;
  language: Language;
  paths: Record<Language, string>;
  /** The address of those who read neither language; English unless told. */
  fallback?: string;
}

/** Title, description, the page's own address and its twin in the other language; React puts them into the head. */
export function PageHead({
  title,
  description,
  at,
  bare = false,
  noindex = false,
  kind = "website",
  image,
}: {
  title: string;
  /** The title says the product's name itself. */
  bare?: boolean;
  description?: string;
  at?: Place;
  /** For pages that must not be found: closed jobs, empty lists, everything personal. */
  noindex?: boolean;
  kind?: "website" | "article";
  image?: string | null;
}) {
  const full = bare ? title : `${title} | Sen`;
  const own = at && at.origin + at.paths[at.language];
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {at && own && (
        <>
          <link rel="canonical" href={own} />
          <link rel="alternate" hrefLang="en" href={at.origin + at.paths.en} />
          <link rel="alternate" hrefLang="vi" href={at.origin + at.paths.vi} />
          <link rel="alternate" hrefLang="x-default" href={at.origin + (at.fallback ?? at.paths.en)} />
          <meta property="og:url" content={own} />
          <meta property="og:locale" content={at.language === "vi" ? "vi_VN" : "en_US"} />
        </>
      )}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content="Sen" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={image} />}
    </>
  );
}
