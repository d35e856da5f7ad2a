import type { Language } from "#kit/i18n.ts";

/**
 * Public addresses that exist in both languages (spec §2, "Translated paths"): English, Vietnamese. The longer prefix
 * stands first.
 */
const pairs: readonly (readonly [en: string, vi: string])[] = [
  ["/job-by-category", "/viec-lam-theo-nganh-nghe"],
  ["/job-by-location", "/viec-lam-theo-tinh-thanh"],
  ["/work-from-home", "/viec-lam-tu-xa-remote"],
  ["/companies", "/cong-ty"],
  ["/company", "/cong-ty"],
  ["/jobs", "/viec-lam"],
  ["/offline", "/ngoai-tuyen"],
];

/** Pages whose own address is Vietnamese and whose English one ends in /en. */
const suffixed: readonly string[] = ["/headhunt-service", "/employer/headhunt-service"];

const within = (pathname: string, prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);

/** The language that an address is in, or null for one that is the same in both. */
export function pathLanguage(pathname: string): Language | null {
  if (pathname === "/") return "vi";
  if (suffixed.includes(pathname)) return "vi";
  for (const [en, vi] of pairs) {
    if (within(pathname, vi)) return "vi";
    if (within(pathname, en)) return "en";
  }
  return pathname.endsWith("/en") ? "en" : null;
}

/** The address of the same page in a language; unchanged where there is only one. */
export function alternatePath(pathname: string, language: Language): string {
  if (pathname === "/" || pathname === "/en") return language === "vi" ? "/" : "/en";
  const plain = pathname.replace(/\/en$/, "");
  if (suffixed.includes(plain)) return language === "en" ? `${plain}/en` : plain;
  for (const [en, vi] of pairs) {
    const [from, to] = language === "vi" ? [en, vi] : [vi, en];
    if (!within(pathname, from)) continue;
    const rest = pathname.slice(from.length);
    // /cong-ty is the directory and the beginning of a company's address; English has a word for each.
    if (from === "/cong-ty" && to === "/companies" && rest) continue;
    return to + rest;
  }
  return pathname;
}
