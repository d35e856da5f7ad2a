import { defineMail, props } from "#kit/mail-definition.ts";
import type { AlertFrequency } from "#market/job-search/terms.ts";
import { site as jobsEn } from "#market/jobs/messages.en.ts";
import { site as jobsVi } from "#market/jobs/messages.vi.ts";
import type { Pay } from "#market/jobs/salary.ts";
import type { NamedCriteria } from "./criteria.ts";
import { labels as criteriaEn, mails as en } from "./messages.en.ts";
import { labels as criteriaVi, mails as vi } from "./messages.vi.ts";

/** The mail with the link by which the owner of an address confirms an alert that was created for the address. */
export const confirmAlert = defineMail("job_alerts.confirm", {
  group: "needed",
  props: props<NamedCriteria & { proof: string; days: number }>(),
  texts: {
    en: { ...en.confirm, criteria: criteriaEn },
    vi: { ...vi.confirm, criteria: criteriaVi },
  },
  lane: "proof",
});

/** The mail with new jobs for an alert, and a link that stops the alert. */
export const newJobs = defineMail("job_alerts.new_jobs", {
  group: "needed",
  props: props<
    NamedCriteria & {
      jobs: {
        title: string;
        slug: string;
        company: string;
        place: string | null;
        remote: boolean;
        pay: Pay;
      }[];
      more: boolean;
      all: string;
      stop: string;
      frequency: AlertFrequency;
    }
  >(),
  texts: {
    en: { ...en.new_jobs, criteria: criteriaEn, pay: jobsEn.salary },
    vi: { ...vi.new_jobs, criteria: criteriaVi, pay: jobsVi.salary },
  },
});
