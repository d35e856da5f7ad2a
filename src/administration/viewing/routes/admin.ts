import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { Problem } from "#kit/problem.ts";
import { confirmPassword } from "#people/accounts/commands/confirm-password.ts";
import { beginView, endView } from "../commands/view.ts";
import * as contract from "../contract.ts";
import { viewStateOf, viewsOf } from "../queries.ts";

/** Binds the endpoints of views: /admins/users/:id/view, /admins/view, and the viewed person's list. */
export function accountViewRoutes(): Bound[] {
  return [
    on(contract.viewState, ({ tx, actor, params, sessionId, asOf }) =>
      viewStateOf(tx, actor, { id: params.id, sessionId, asOf }),
    ),
    onDb(
      contract.viewBegin,
      async ({ actor, params, body, sessionId, origin, asOf, database, commit, note }) => {
        // The password shows that the administrator is at the session: a view needs a fresh one.
        await confirmPassword(database, actor, { password: body.current_password, ip: origin.ip, asOf });
        if (!sessionId) throw new Problem(403, "forbidden");
        const { reason } = body;
        note({ object: { type: "accounts", id: params.id }, after: { reason } });
        return commit((tx) => beginView(tx, actor, { id: params.id, sessionId, reason, asOf }));
      },
    ),
    on(contract.viewEnd, async ({ tx, actor, sessionId, asOf, note }) => {
      const ended = await endView(tx, actor, { sessionId, asOf });
      note({ object: { type: "accounts", id: ended.data.attributes.account_id }, after: { ends_at: asOf } });
      return ended;
    }),
    on(contract.ownViews, ({ tx, actor, query }) => viewsOf(tx, actor.accountId, query)),
  ];
}
