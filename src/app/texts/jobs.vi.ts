import * as accounts from "#accounts/messages.vi.ts";
import * as jobAlerts from "#job-alerts/messages.vi.ts";
import * as jobs from "#jobs/messages.vi.ts";
import * as offline from "#offline/messages.vi.ts";
import * as reference from "#reference/messages.vi.ts";
import * as site from "#site/messages.vi.ts";
import * as ui from "#ui/messages.vi.ts";

const { job_type, job_level, job_language, proficiency, experience, company_size, posted_within } =
  reference.labels;
// A page of its own, for candidates.
const { savedList: _savedList, ...reading } = jobs.site;
// Side menus, sorted tables, tags and files are nowhere on these pages.
const elsewhere =
  /^(sideMenu|foldMenu|unfoldMenu|sorted|tag|removeTag|noMatch|showOptions|file|chooseFile|dropFile|removeFile|uploading)/;
const labels = Object.fromEntries(Object.entries(ui.labels).filter(([key]) => !elsewhere.test(key)));

/** What the way from the home page over a list to a job says: the pages that most people come for, and often on a phone. */
export default {
  ui: { labels },
  site: { labels: site.labels },
  jobs: { site: reading },
  jobAlerts: { labels: jobAlerts.labels, site: { box: jobAlerts.site.box } },
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
  accounts: { labels: accounts.labels },
};
