import * as accounts from "#accounts/messages.en.ts";
import * as site from "#site/messages.en.ts";
import * as ui from "#ui/messages.en.ts";

/** What registering, signing in and one's own account say. */
export default {
  ui: { labels: ui.labels },
  site: { labels: site.labels },
  accounts: { labels: accounts.labels, site: accounts.site },
};
