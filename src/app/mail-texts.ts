import { mails as accountsEn } from "#accounts/messages.en.ts";
import { mails as accountsVi } from "#accounts/messages.vi.ts";
import { mails as applicationsEn } from "#applications/messages.en.ts";
import { mails as applicationsVi } from "#applications/messages.vi.ts";
import { mails as jobsEn } from "#jobs/messages.en.ts";
import { mails as jobsVi } from "#jobs/messages.vi.ts";
import { mails as siteEn } from "#site/messages.en.ts";
import { mails as siteVi } from "#site/messages.vi.ts";

/** What mails say: one group a room; `site` holds what all of them share. */
export const mailTexts = {
  en: { site: siteEn, accounts: accountsEn, applications: applicationsEn, jobs: jobsEn },
  vi: { site: siteVi, accounts: accountsVi, applications: applicationsVi, jobs: jobsVi },
} as const;
