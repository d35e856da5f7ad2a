import type { Language } from "#kit/i18n.ts";

/**
 * Pages without rows, and the date of the last change of their content: a change of such a page changes its date here.
 * One address for both languages is listed twice.
 */
export const staticPages: readonly { paths: Record<Language, string>; changed: string }[] = [
  { paths: { en: "/en", vi: "/" }, changed: "2026-11-21" },
  { paths: { en: "/jobs", vi: "/viec-lam" }, changed: "2026-11-21" },
  { paths: { en: "/work-from-home", vi: "/viec-lam-tu-xa-remote" }, changed: "2026-11-21" },
  { paths: { en: "/job-by-category", vi: "/viec-lam-theo-nganh-nghe" }, changed: "2026-11-21" },
  { paths: { en: "/job-by-location", vi: "/viec-lam-theo-tinh-thanh" }, changed: "2026-11-21" },
  { paths: { en: "/companies", vi: "/cong-ty" }, changed: "2026-11-21" },
  { paths: { en: "/employer", vi: "/employer" }, changed: "2026-11-21" },
  { paths: { en: "/employer/product", vi: "/employer/product" }, changed: "2026-11-21" },
  { paths: { en: "/headhunt-service/en", vi: "/headhunt-service" }, changed: "2026-11-21" },
  { paths: { en: "/employer/contact", vi: "/employer/contact" }, changed: "2026-11-21" },
  { paths: { en: "/download-app", vi: "/download-app" }, changed: "2026-11-21" },
  { paths: { en: "/private-policy", vi: "/private-policy" }, changed: "2026-11-21" },
  { paths: { en: "/terms-of-service", vi: "/terms-of-service" }, changed: "2026-11-21" },
];
