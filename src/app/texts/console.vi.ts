import * as accounts from "#accounts/messages.vi.ts";
import * as applications from "#applications/messages.vi.ts";
import * as jobs from "#jobs/messages.vi.ts";
import * as reference from "#reference/messages.vi.ts";
import * as site from "#site/messages.vi.ts";
import * as support from "#support/messages.vi.ts";
import * as ui from "#ui/messages.vi.ts";

/** What the consoles of companies, consultants and administrators say. */
export default {
  ui: { labels: ui.labels, console: ui.console },
  site: { labels: site.labels, console: site.console },
  support: { labels: support.labels, console: support.console },
  applications: { labels: applications.labels, console: applications.console },
  accounts: { labels: accounts.labels },
  reference: { labels: reference.labels },
  jobs: { labels: jobs.labels, site: jobs.site, console: jobs.console },
};
