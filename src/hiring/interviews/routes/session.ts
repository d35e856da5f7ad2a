import { type Bound, on } from "#kit/http/handle.ts";
import { endFeed, makeFeed } from "../commands/feed.ts";
import * as contract from "../contract-calendar.ts";
import { feedMadeAt } from "../queries/feed.ts";

/** The endpoints of the caller's private calendar. */
export function calendarFeeds(): Bound[] {
  return [
    on(contract.calendarFeed, async ({ tx, actor }) => ({
      data: reply(await feedMadeAt(tx, actor.accountId), null),
    })),
    on(contract.makeFeed, async ({ tx, actor, asOf, services }) => {
      const token = await makeFeed(tx, actor, asOf);
      const url = new URL(`/api/v2/public/calendars/${token}`, services.config.publicUrl).href;
      return { data: reply(asOf, url) };
    }),
    on(contract.endFeed, async ({ tx, actor }) => {
      await endFeed(tx, actor.accountId);
      return undefined;
    }),
  ];
}

const reply = (created_at: Date | null, url: string | null) => ({
  id: "own",
  type: "calendar_feed" as const,
  attributes: { created_at, url },
});
