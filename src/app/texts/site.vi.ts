import * as accounts from "#accounts/messages.vi.ts";
import * as applications from "#applications/messages.vi.ts";
import * as companies from "#company-pages/messages.vi.ts";
import * as jobAlerts from "#job-alerts/messages.vi.ts";
import * as jobs from "#jobs/messages.vi.ts";
import * as offline from "#offline/messages.vi.ts";
import * as reference from "#reference/messages.vi.ts";
import * as site from "#site/messages.vi.ts";
import * as support from "#support/messages.vi.ts";
import * as ui from "#ui/messages.vi.ts";

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
