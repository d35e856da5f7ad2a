import { type Bound, on } from "#kit/http/handle.ts";
import * as contract from "../contract.ts";
import { meaningsOf, readingsOf } from "../lookup.ts";
import { eventsOf, mailsTo } from "../queries/history.ts";
import { lookUp } from "../queries/lookup.ts";
import { oneUser, sessionsOf } from "../queries/user.ts";
import { usersOf } from "../queries/users.ts";

/** Binds the endpoints with which administrators find and read users: /admins/lookup, /admins/users. */
export function adminUsers(): Bound[] {
  return [
    on(contract.lookup, async ({ tx, actor, body, services, note }) => {
      const meanings = meaningsOf(body.text, new URL(services.config.publicUrl).host);
      const data = await lookUp(tx, actor, meanings);
      const read_as = readingsOf(meanings);
      const one = data.length === 1 ? data[0] : undefined;
      // The log records how the text was read and what it found, never the text.
      note({
        object: one
          ? { type: one.attributes.kind, id: one.id }
          : { type: "lookup", id: read_as[0] ?? "none" },
        after: { read_as, found: data.length },
      });
      return { data, meta: { read_as } };
    }),
    on(contract.userList, ({ tx, actor, query }) => usersOf(tx, actor, query)),
    on(contract.userShow, async ({ tx, actor, params, asOf }) => ({
      data: await oneUser(tx, actor, params.id, asOf),
    })),
    on(contract.userSessions, ({ tx, actor, params, asOf }) => sessionsOf(tx, actor, params.id, asOf)),
    on(contract.userMails, ({ tx, actor, params, query, language }) =>
      mailsTo(tx, actor, { id: params.id, language, before: query.before, items: query.items }),
    ),
    on(contract.userEvents, ({ tx, actor, params, query }) =>
      eventsOf(tx, actor, { id: params.id, before: query.before, items: query.items }),
    ),
  ];
}
