import * as accounts from "#accounts/messages.vi.ts";
import * as site from "#site/messages.vi.ts";
import * as ui from "#ui/messages.vi.ts";

/** What registering, signing in and one's own account say. */
export default {
  ui: { labels: ui.labels },
  site: { labels: site.labels },
  accounts: { labels: accounts.labels, site: accounts.site },
};
