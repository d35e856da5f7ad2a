import type { LoaderFunctionArgs } from "react-router";
import { createTranslator } from "use-intl/core";
import { formatDate } from "#kit/dates.ts";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { unread } from "#people/notifications/contract.ts";
import { notificationPaths } from "#people/notifications/paths.ts";
import { fittingJobs } from "../contract.ts";
import { site as en } from "../messages.en.ts";
import { site as vi } from "../messages.vi.ts";

/** Groups of notifications that the news bar counts. */
const counted = ["applications", "interviews", "messages"] as const;

export type News = NonNullable<Awaited<ReturnType<typeof loadNews>>>;

/** Loads the changes for a candidate since the last visit, as texts; null for other readers. */
export async function loadNews({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const { language, viewer, siteMap } = context.get(pageServices) as PageServices<Account>;
  if (viewer?.kind !== "candidate") return null;
  const [fitting, notifications] = await Promise.all([
    load(context, request, fittingJobs, { query: { items: 1, new: "true" } }),
    load(context, request, unread),
  ]);
  const say = createTranslator({ locale: language, messages: (language === "vi" ? vi : en).news });
  const { total, last_visit_at } = fitting.meta;
  const home = siteMap.inLanguage("/", language);
  const { groups } = notifications.data.attributes;
  const items = [
    { text: say("jobs", { count: total }), count: total, to: `${home}?new=true` },
    ...counted.map((group) => {
      const count = groups[group] ?? 0;
      return { text: say(group, { count }), count, to: notificationPaths.list };
    }),
  ].filter(({ count }) => count > 0);
  const isFirst = last_visit_at === null;
  return {
    title: say("title"),
    lead:
      items.length > 0
        ? last_visit_at && say("since", { date: formatDate(last_visit_at, "day", language) })
        : isFirst
          ? null
          : say("none"),
    items: items.map(({ text, to }) => ({ text, to })),
    home: { text: say("home"), to: home },
  };
}
