import latin400 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url";
import latin600 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url";
import vietnamese400 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url";

/** The two font files that the first view of a page in this language needs, for `<link rel="preload">`. */
export function fontPreloads(locale: string): readonly string[] {
  return locale === "vi" ? [latin400, vietnamese400] : [latin400, latin600];
}
