import { type Bound, on } from "#kit/http/handle.ts";
import { hiringActorOf } from "#people/accounts/hiring-scope.ts";
import { changeView, removeView, saveView, setDefault } from "../commands/views.ts";
import * as contract from "../contract.ts";
import { viewList, viewWith } from "../queries/views.ts";

export function consultantViews(): Bound[] {
  return [
    on(contract.views, async ({ tx, actor, query }) => ({
      data: await viewList(tx, hiringActorOf(actor), query.list),
    })),
    on(contract.createView, async ({ tx, actor, body, asOf }) => {
      const by = hiringActorOf(actor);
      return { data: await viewWith(tx, by, await saveView(tx, by, body, asOf)) };
    }),
    on(contract.editView, async ({ tx, actor, params: { id }, body, asOf }) => {
      const by = hiringActorOf(actor);
      await changeView(tx, by, { id, ...body }, asOf);
      return { data: await viewWith(tx, by, id) };
    }),
    on(contract.setDefaultView, async ({ tx, actor, params: { id }, body }) => {
      const by = hiringActorOf(actor);
      await setDefault(tx, by, id, body.is_default);
      return { data: await viewWith(tx, by, id) };
    }),
    on(contract.deleteView, async ({ tx, actor, params: { id } }) => {
      await removeView(tx, hiringActorOf(actor), id);
      return undefined;
    }),
  ];
}
