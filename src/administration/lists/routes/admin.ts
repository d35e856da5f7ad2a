import type { AuditFacts } from "#kit/audit.ts";
import type { Tx } from "#kit/db.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { type ListKind, listKinds } from "#platform/reference/list-kinds.ts";
import { mergeRows } from "../commands/merge.ts";
import { createListRow, type ListInput, restoreRow, retireRow, updateListRow } from "../commands/write.ts";
import type { categoryCreate, categoryRow, categoryRows, categoryUpdate } from "../contract.ts";
import type { categoryMerge, categoryRestore, categoryRetire } from "../contract-acts.ts";
import { endpointsOf } from "../endpoints.ts";
import { planMerge } from "../queries/plan.ts";
import { planView } from "../queries/plan-view.ts";
import { listOf, listRowOf } from "../queries/rows.ts";

interface Call {
  tx: Tx;
  actor: AdminActor;
  params: { id: number };
  asOf: Date;
  note: (facts: AuditFacts) => void;
}

/** Runs a change of a row, and records the row before and after it in the audit log. */
async function changed({ tx, actor, params, asOf, note }: Call, kind: ListKind, run: () => Promise<unknown>) {
  const { id } = params;
  const before = await listRowOf(tx, actor, kind, { id, asOf });
  await run();
  const data = await listRowOf(tx, actor, kind, { id, asOf });
  note({ object: { type: kind, id }, before: factsOf(before), after: factsOf(data) });
  return { data };
}

const factsOf = ({ attributes }: Awaited<ReturnType<typeof listRowOf>>) => ({
  name: attributes.name,
  name_vn: attributes.name_vn,
  aliases: attributes.aliases,
  category_id: attributes.category?.id ?? null,
  industry_type: attributes.industry_type,
  country: attributes.country,
  state: attributes.state,
  merged_into: attributes.merged_into?.id ?? null,
});

/** Binds the endpoints of the lists that super administrators maintain. */
export function adminLists(): Bound[] {
  return listKinds.flatMap((kind) => [...rowBindings(kind), ...actBindings(kind)]);
}

/** The endpoints of a list. Their bodies differ in the fields only, which the schema of each list has checked. */
function rowBindings(kind: ListKind): Bound[] {
  const { rows, row, create, update } = endpointsOf(kind) as unknown as {
    rows: typeof categoryRows;
    row: typeof categoryRow;
    create: typeof categoryCreate;
    update: typeof categoryUpdate;
  };
  return [
    on(rows, ({ tx, actor, query, asOf }) => listOf(tx, actor, kind, query, asOf)),
    on(row, async ({ tx, actor, params: { id }, asOf }) => ({
      data: await listRowOf(tx, actor, kind, { id, asOf }),
    })),
    on(create, async ({ tx, actor, body, asOf, note }) => {
      const id = await createListRow(tx, actor, { kind, input: inputOf(body), asOf });
      const data = await listRowOf(tx, actor, kind, { id, asOf });
      note({ object: { type: kind, id }, after: factsOf(data) });
      return { data };
    }),
    on(update, (call) => {
      const { tx, actor, params, body, asOf } = call;
      const { version } = body;
      return changed(call, kind, () =>
        updateListRow(tx, actor, { kind, id: params.id, version, input: inputOf(body), asOf }),
      );
    }),
  ];
}

function actBindings(kind: ListKind): Bound[] {
  const { retire, restore, merge } = endpointsOf(kind) as unknown as {
    retire: typeof categoryRetire;
    restore: typeof categoryRestore;
    merge: typeof categoryMerge;
  };
  return [
    on(retire, (call) => {
      const { tx, actor, params, body, asOf } = call;
      return changed(call, kind, () =>
        retireRow(tx, actor, { kind, id: params.id, version: body.version, asOf }),
      );
    }),
    on(restore, (call) => {
      const { tx, actor, params, body, asOf } = call;
      return changed(call, kind, () =>
        restoreRow(tx, actor, { kind, id: params.id, version: body.version, asOf }),
      );
    }),
    on(merge, async (call) => {
      const { tx, actor, params, body, asOf, note } = call;
      const { version, into_id, preview, plan_hash = null } = body;
      const { id } = params;
      if (preview) {
        const plan = await planMerge(tx, actor, { kind, pair: { loser: id, winner: into_id }, asOf });
        note({ object: { type: kind, id }, before: "preview" });
        return { data: planView(kind, plan), meta: { preview } };
      }
      const plan = await mergeRows(tx, actor, { kind, id, version, into_id, plan_hash, asOf });
      const rows = Object.fromEntries(plan.tables.map(({ table, rows: count }) => [table, count]));
      note({ object: { type: kind, id }, before: { into_id }, after: { merged_into: into_id, rows } });
      return { data: planView(kind, plan), meta: { preview } };
    }),
  ];
}

function inputOf(body: ListInput & { industry_type?: number }): ListInput {
  const { name, name_vn, aliases, category_id, country, industry_type } = body;
  return { name, name_vn, aliases, category_id, country, type: industry_type };
}
