import * as accounts from "#accounts/messages.en.ts";
import * as applications from "#applications/messages.en.ts";
import * as companies from "#company-pages/messages.en.ts";
import * as jobAlerts from "#job-alerts/messages.en.ts";
import * as jobs from "#jobs/messages.en.ts";
import * as offline from "#offline/messages.en.ts";
import * as reference from "#reference/messages.en.ts";
import * as site from "#site/messages.en.ts";
import * as support from "#support/messages.en.ts";
import * as ui from "#ui/messages.en.ts";

const { job_type, job_level, job_language, proficiency, experience, company_size, posted_within } =
  reference.labels;

/** What public and candidate pages say. */
export default {
  ui: { labels: ui.labels },
  site: { labels: site.labels },
  applications: {
    labels: {
      status: applications.labels.status,
      withdraw_reason: applications.labels.withdraw_reason,
    },
    site: applications.site,
  },
  companies: { site: companies.site },
  jobs: { site: jobs.site },
  jobAlerts: { labels: jobAlerts.labels, site: jobAlerts.site },
  reference: {
    labels: {
      job_type,
      job_level,
      job_language,
      proficiency,
      experience,
      company_size,
      posted_within,
    },
  },
  offline: { site: offline.site },
  accounts: { labels: accounts.labels, site: accounts.site },
  support: { site: support.site },
};
