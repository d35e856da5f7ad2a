import { mails as accountsEn } from "#accounts/messages.en.ts";
import { mails as accountsVi } from "#accounts/messages.vi.ts";
import { mails as applicationsEn } from "#applications/messages.en.ts";
import { mails as applicationsVi } from "#applications/messages.vi.ts";
import { mails as jobAlertsEn } from "#job-alerts/messages.en.ts";
import { mails as jobAlertsVi } from "#job-alerts/messages.vi.ts";
import { mails as jobsEn } from "#jobs/messages.en.ts";
import { mails as jobsVi } from "#jobs/messages.vi.ts";
import { mails as siteEn } from "#site/messages.en.ts";
import { mails as siteVi } from "#site/messages.vi.ts";
import { mails as supportEn } from "#support/messages.en.ts";
import { mails as supportVi } from "#support/messages.vi.ts";

/** What mails say: one group a room; `site` holds what all of them share. */
export const mailTexts = {
  en: {
    site: siteEn,
    accounts: accountsEn,
    applications: applicationsEn,
    jobs: jobsEn,
    jobAlerts: jobAlertsEn,
    support: supportEn,
  },
  vi: {
    site: siteVi,
    accounts: accountsVi,
    applications: applicationsVi,
    jobs: jobsVi,
    jobAlerts: jobAlertsVi,
    support: supportVi,
  },
} as const;
