/**
 * Which catalogue of texts a page needs: `jobs` for finding and reading jobs, `accounts` for signing in and what belongs to
 * it, `site` for all other public and candidate pages, `console` for the consoles.
 */
export type Area = "jobs" | "accounts" | "site" | "console";

const console = /^\/(employer\/\d+|employer\/onboarding|consultants|admin)(\/|$)/;
const jobs =
  /^\/($|en\/?$|(job-by-category|job-by-location|work-from-home|viec-lam-theo-nganh-nghe|viec-lam-theo-tinh-thanh|viec-lam-tu-xa-remote|offline|ngoai-tuyen)\/?$|(jobs|viec-lam)(\/[^/]+)?\/?$)/;

const accounts =
  /^\/(login|register|employer\/register(\/wait-for-verification)?|verify-email|forgot-password(\/[a-z-]+)?|token-not-found|account\/(your-account|change-password))\/?$/;

export function areaOf(pathname: string): Area {
  if (console.test(pathname)) return "console";
  const path = pathname.toLowerCase();
  return jobs.test(path) ? "jobs" : accounts.test(path) ? "accounts" : "site";
}
