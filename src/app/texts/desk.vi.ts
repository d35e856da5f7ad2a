import * as accounts from "#accounts/messages.vi.ts";
import * as site from "#site/messages.vi.ts";
import * as ui from "#ui/messages.vi.ts";

/** What the consoles of companies, consultants and administrators say. */
export default {
  ui: { labels: ui.labels },
  site: { labels: site.labels },
  accounts: { labels: accounts.labels },
};
