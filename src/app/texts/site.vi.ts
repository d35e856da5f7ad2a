import * as accounts from "#accounts/messages.vi.ts";
import * as applications from "#applications/messages.vi.ts";
import * as jobs from "#jobs/messages.vi.ts";
import * as reference from "#reference/messages.vi.ts";
import * as site from "#site/messages.vi.ts";
import * as ui from "#ui/messages.vi.ts";

const { job_type, job_level, job_language, proficiency, experience, company_size, posted_within } =
  reference.labels;

/** What public and candidate pages say. */
export default {
  ui: { labels: ui.labels },
  site: { labels: site.labels, site: site.site },
  applications: {
    labels: {
      status: applications.labels.status,
      withdraw_reason: applications.labels.withdraw_reason,
    },
    site: applications.site,
  },
  jobs: { site: jobs.site },
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
  accounts: { labels: accounts.labels, site: accounts.site },
};
