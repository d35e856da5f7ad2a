const contextUrl = "https://schema.org";

/** JSON for a `<script>`: nothing in it can end the element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/>/g, "\\u003e")
    .replace(/&/g, "\\u0026")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

/** An entry of the breadcrumbs; the page itself has no `path`. */
export interface Crumb {
  name: string;
  path?: string | undefined;
}

/** schema.org BreadcrumbList: the same entries, in the same words, as the page shows. */
export function breadcrumbs(items: Crumb[], origin: string) {
  return {
    "@context": contextUrl,
    "@type": "BreadcrumbList",
    itemListElement: items.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(path !== undefined && { item: new URL(path, origin).href }),
    })),
  };
}

/**
 * schema.org Organization and WebSite of the product itself, for its home page: the organization and the address of the
 * search.
 */
export function siteData({ origin, home, search }: { origin: string; home: string; search: string }) {
  const id = `${origin}/#organization`;
  return [
    {
      "@context": contextUrl,
      "@type": "Organization",
      "@id": id,
      name: "Sen",
      url: origin + home,
      logo: `${origin}/icon-512.png`,
    },
    {
      "@context": contextUrl,
      "@type": "WebSite",
      name: "Sen",
      url: origin + home,
      publisher: { "@id": id },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}${search}?keyword={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
