import type { makeApplicant } from "#hiring/applications/factory.ts";
import type { Reader } from "#kit/db.ts";
import type { Language } from "#kit/i18n.ts";
import type { TestSite } from "./browser.ts";

export const roles = ["visitor", "candidate", "recruiter", "consultant", "admin"] as const;
export type Role = (typeof roles)[number];

/** An address, or an address for each language. */
export type Address = string | Record<Language, string>;

/** Returns the addresses of a page in both languages. */
export const both = (path: (language: Language) => string) => ({ en: path("en"), vi: path("vi") });

interface Person {
  id: number;
  email: string;
}
interface Job {
  id: number;
  slug: string;
}

/** The rows that exist before rooms add their own rows for pages: people, two companies, jobs and applicants. */
export interface FilledSite {
  site: TestSite;
  db: Reader;
  /** The administrator of the company that has a page, jobs and applicants. */
  boss: Person & { companyId: number };
  colleague: Person;
  candidate: Person & { candidateId: number; full_name: string };
  consultant: Person & { agency_id: number };
  admin: Person;
  workspace: { company: number };
  companySlug: string;
  /** A company without texts and pictures of its own. */
  bareCompanyId: number;
  bareCompanySlug: string;
  job: Parameters<typeof makeApplicant>[1]["job"] & Job;
  /** A published job with a question for applicants. */
  other: Job;
  closed: Job;
  draft: Job;
  waiting: Job;
  /** The candidate's application for the job; `hopeless` is a rejected one. */
  applicant: Awaited<ReturnType<typeof makeApplicant>>;
  hopeless: { id: number };
}

/** Addresses to visit, by role and page. The key of a page is the pattern of its first address. */
export type PageStates = Partial<Record<Role, Record<string, readonly Address[]>>>;

/**
 * Adds the rows that the pages of a room show.
 * @returns the addresses to visit
 */
export type Pages = (filled: FilledSite) => PageStates | Promise<PageStates>;
