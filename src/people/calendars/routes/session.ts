import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { assertAllowed } from "#kit/problem.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { addCalendar, readNewAddress, removeCalendar } from "../commands/calendars.ts";
import { readCalendarNow } from "../commands/read.ts";
import * as contract from "../contract.ts";
import { mayAddCalendars } from "../policy.ts";
import { calendarOf, calendarsOf } from "../queries/own.ts";
import type { CalendarProvider } from "../terms.ts";
import type { CalendarTools } from "../tools.ts";
import { beginConnection, endConnection } from "./connect.ts";

/** The endpoints of the caller's own calendars. */
export function ownCalendars(keys: TokenKeys, tools: CalendarTools): Bound[] {
  const providers = Object.keys(tools.providers) as CalendarProvider[];
  return [
    on(contract.calendars, async ({ tx, actor }) => ({
      data: await calendarsOf(tx, actor.accountId),
      meta: { providers },
    })),
    // The calendar is read before the transaction begins.
    onDb(contract.addCalendar, async ({ actor, body, asOf, commit }) => {
      assertAllowed(mayAddCalendars(actor));
      const calendar = await readNewAddress(tools, body.url, asOf);
      return commit(async (tx) => {
        const id = await addCalendar(tx, actor.accountId, calendar, { box: tools.box, asOf });
        return { data: await calendarOf(tx, actor.accountId, id) };
      });
    }),
    onDb(contract.readCalendar, async ({ actor, params, asOf, database }) => {
      assertAllowed(mayAddCalendars(actor));
      await readCalendarNow(database, tools, { accountId: actor.accountId, id: params.id, asOf });
      return { data: await calendarOf(database.db, actor.accountId, params.id) };
    }),
    on(contract.removeCalendar, async ({ tx, actor, params }) => {
      assertAllowed(mayAddCalendars(actor));
      await removeCalendar(tx, actor.accountId, params.id);
      return undefined;
    }),
    onFile(contract.connectCalendar, (call) => beginConnection({ keys, tools }, call)),
    onFile(contract.connectedCalendar, (call) => endConnection({ keys, tools }, call)),
  ];
}
