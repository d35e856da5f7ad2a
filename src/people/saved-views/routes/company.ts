import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { changeView, removeView, saveView, setDefault } from "../commands/views.ts";
import * as contract from "../contract.ts";
import { viewList, viewWith } from "../queries/views.ts";

export function viewRoutes(): Bound[] {
  return [
    ...onHiring(contract.views, async ({ tx, actor, query }) => ({
      data: await viewList(tx, actor, query.list),
    })),
    ...onHiring(contract.createView, async ({ tx, actor, body, asOf }) => {
      return { data: await viewWith(tx, actor, await saveView(tx, actor, body, asOf)) };
    }),
    ...onHiring(contract.editView, async ({ tx, actor, params: { id }, body, asOf }) => {
      await changeView(tx, actor, { id, ...body }, asOf);
      return { data: await viewWith(tx, actor, id) };
    }),
    ...onHiring(contract.setDefaultView, async ({ tx, actor, params: { id }, body }) => {
      await setDefault(tx, actor, id, body.is_default);
      return { data: await viewWith(tx, actor, id) };
    }),
    ...onHiring(contract.deleteView, async ({ tx, actor, params: { id } }) => {
      await removeView(tx, actor, id);
      return undefined;
    }),
  ];
}
