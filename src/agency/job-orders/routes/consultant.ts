import { csvReply } from "#kit/csv.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { withView } from "#people/saved-views/queries/shared/apply.ts";
import { changeOrders } from "../commands/bulk.ts";
import { copyOrder } from "../commands/copy.ts";
import { createOrder } from "../commands/create.ts";
import { editOrder } from "../commands/edit.ts";
import { advertiseOrder } from "../commands/job.ts";
import { moveOrder } from "../commands/move.ts";
import * as contract from "../contract.ts";
import { bulkOrders } from "../contract-bulk.ts";
import { ordersCsv } from "../csv.ts";
import { orderFor } from "../queries/order.ts";
import { orderList, ordersToDownload } from "../queries/orders.ts";
import { savedOrders } from "../saved-list.ts";

export function consultantOrders(): Bound[] {
  return [
    on(contract.orders, async ({ tx, actor, query, asOf }) =>
      orderList(tx, actor, await withView(tx, actor, savedOrders, query), asOf),
    ),
    onFile(contract.ordersCsv, async ({ database, actor, query, language, asOf }) => {
      const filters = await withView(database.db, actor, savedOrders, query);
      const { name, text } = ordersCsv(await ordersToDownload(database.db, actor, filters, asOf), language);
      return csvReply(name, text);
    }),
    onDb(bulkOrders, async ({ database, actor, body, asOf, note, errorText }) => {
      note({ after: { action: body.action, count: body.ids.length } });
      const data = await changeOrders(database, actor, body, asOf, errorText);
      return { data, meta: { done: data.filter(({ ok }) => ok).length } };
    }),
    on(contract.detail, async ({ tx, actor, params, asOf }) => ({
      data: await orderFor(tx, actor, params.id, asOf),
    })),
    on(contract.create, async ({ tx, actor, body, asOf }) => {
      const id = await createOrder(tx, actor, body, asOf);
      return { data: await orderFor(tx, actor, id, asOf) };
    }),
    on(contract.edit, async ({ tx, actor, params, body, asOf }) => {
      await editOrder(tx, actor, { ...body, id: params.id }, asOf);
      return { data: await orderFor(tx, actor, params.id, asOf) };
    }),
    ...verbs.map((verb) =>
      on(endpoints[verb], async ({ tx, actor, params, body, asOf }) => {
        await moveOrder(tx, actor, verb, { id: params.id, why: body, asOf });
        return { data: await orderFor(tx, actor, params.id, asOf) };
      }),
    ),
    on(contract.copy, async ({ tx, actor, params, asOf }) => {
      const id = await copyOrder(tx, actor, params.id, asOf);
      return { data: await orderFor(tx, actor, id, asOf) };
    }),
    on(contract.advertise, async ({ tx, actor, params, asOf }) => {
      await advertiseOrder(tx, actor, params.id, asOf);
      return { data: await orderFor(tx, actor, params.id, asOf) };
    }),
  ];
}

/** The endpoints of the verbs that change the status of an order. */
const endpoints = {
  open: contract.open,
  hold: contract.hold,
  resume: contract.resume,
  fill: contract.fill,
  lose: contract.lose,
  cancel: contract.cancel,
  reopen: contract.reopen,
};
const verbs = Object.keys(endpoints) as (keyof typeof endpoints)[];
