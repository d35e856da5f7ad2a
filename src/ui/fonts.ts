import latin400 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url";
import latin600 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url";
import vietnamese400 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url";
import vietnamese600 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2?url";

/** Returns the font files that the first view of a page in a language needs, for `<link rel="preload">`. Headings are bold. */
export function fontPreloads(locale: string): readonly string[] {
  return locale === "vi" ? [latin600, vietnamese600, latin400, vietnamese400] : [latin600, latin400];
}
