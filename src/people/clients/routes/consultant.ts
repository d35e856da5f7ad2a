import { csvReply } from "#kit/csv.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { withView } from "#people/saved-views/queries/shared/apply.ts";
import { setActive } from "../commands/active.ts";
import { addCompany, createLead } from "../commands/create.ts";
import { editClientFields } from "../commands/edit.ts";
import { mergeClient, undoMergeOf } from "../commands/merge.ts";
import * as contract from "../contract.ts";
import * as merging from "../contract-merge.ts";
import { clientsCsv } from "../csv.ts";
import { companyToAdd } from "../queries/company.ts";
import { clientsForCsv, clientsOf, similarTo } from "../queries/list.ts";
import { clientOf } from "../queries/shared/detail.ts";
import { savedClients } from "../saved-list.ts";

export function consultantClients(): Bound[] {
  return [
    on(contract.clients, async ({ tx, actor, query, asOf }) =>
      clientsOf(tx, actor, await withView(tx, actor, savedClients, query), asOf),
    ),
    onFile(contract.clientsCsv, async ({ database, actor, query, asOf }) => {
      const filters = await withView(database.db, actor, savedClients, query);
      const rows = await clientsForCsv(database.db, actor, filters, asOf);
      return csvReply("clients.csv", clientsCsv(rows, actor.language));
    }),
    on(contract.similarClients, ({ tx, actor, query }) => similarTo(tx, actor, query)),
    on(contract.clientDetail, async ({ tx, actor, params, asOf }) => ({
      data: await clientOf(tx, actor, params.id, asOf),
    })),
    on(contract.createClient, async ({ tx, actor, body, asOf }) => ({
      data: await clientOf(tx, actor, await createLead(tx, actor, body, asOf), asOf),
    })),
    on(contract.clientFromCompany, async ({ tx, actor, body, asOf }) => ({
      data: await clientOf(tx, actor, await addCompany(tx, actor, body.company_id, asOf), asOf),
    })),
    on(contract.companyToAdd, async ({ tx, actor, query }) => ({
      data: await companyToAdd(tx, actor, query.company_id),
    })),
    on(contract.editClient, async ({ tx, actor, params, body, asOf }) => {
      await editClientFields(tx, actor, { id: params.id, ...body }, asOf);
      return { data: await clientOf(tx, actor, params.id, asOf) };
    }),
    on(contract.setClientActive, async ({ tx, actor, params, body, asOf }) => {
      await setActive(tx, actor, { id: params.id, ...body, asOf });
      return { data: await clientOf(tx, actor, params.id, asOf) };
    }),
    on(merging.mergeClients, async ({ tx, actor, params, body, asOf }) => {
      const { into_id: intoId, preview } = body;
      const attributes = await mergeClient(tx, actor, { id: params.id, intoId, preview, asOf });
      return { data: { id: String(params.id), type: "client_merge" as const, attributes } };
    }),
    on(merging.undoMerge, async ({ tx, actor, params, asOf }) => {
      await undoMergeOf(tx, actor, { id: params.id, asOf });
      return { data: await clientOf(tx, actor, params.id, asOf) };
    }),
  ];
}
