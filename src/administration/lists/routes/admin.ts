import type { AuditFacts } from "#kit/audit.ts";
import type { Tx } from "#kit/db.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { ListKind } from "#platform/reference/list-kinds.ts";
import { changeSkill, createListRow, type ListInput, updateListRow } from "../commands/write.ts";
import * as contract from "../contract.ts";
import { listOf, listRowOf } from "../queries/rows.ts";

interface Call {
  tx: Tx;
  actor: AdminActor;
  asOf: Date;
  note: (facts: AuditFacts) => void;
}

/** Runs a change of a row, and records the row before and after it in the audit log. */
async function changed({ tx, actor, note }: Call, kind: ListKind, id: number, run: () => Promise<void>) {
  const before = await listRowOf(tx, actor, kind, id);
  await run();
  const data = await listRowOf(tx, actor, kind, id);
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
  active: attributes.active,
});

/** Binds the endpoints of the lists that super administrators maintain. */
export function adminLists(): Bound[] {
  return [
    ...bindings("categories", {
      rows: contract.categoryRows,
      row: contract.categoryRow,
      create: contract.categoryCreate,
      update: contract.categoryUpdate,
    }),
    ...bindings("locations", {
      rows: contract.locationRows,
      row: contract.locationRow,
      create: contract.locationCreate,
      update: contract.locationUpdate,
    }),
    ...bindings("industries", {
      rows: contract.industryRows,
      row: contract.industryRow,
      create: contract.industryCreate,
      update: contract.industryUpdate,
    }),
    ...bindings("skills", {
      rows: contract.skillRows,
      row: contract.skillRow,
      create: contract.skillCreate,
      update: contract.skillUpdate,
    }),
    on(contract.skillRetire, (call) => {
      const { tx, actor, asOf, params, body } = call;
      return changed(call, "skills", params.id, () =>
        changeSkill(tx, actor, { id: params.id, version: body.version, retired: true, asOf }),
      );
    }),
    on(contract.skillRestore, (call) => {
      const { tx, actor, asOf, params, body } = call;
      return changed(call, "skills", params.id, () =>
        changeSkill(tx, actor, { id: params.id, version: body.version, retired: false, asOf }),
      );
    }),
  ];
}

/** The endpoints of a list. Their bodies differ in the fields only, which the schema of each list has checked. */
interface Endpoints {
  rows: unknown;
  row: unknown;
  create: unknown;
  update: unknown;
}

function bindings(kind: ListKind, endpoints: Endpoints): Bound[] {
  const { rows, row, create, update } = endpoints as {
    rows: typeof contract.categoryRows;
    row: typeof contract.categoryRow;
    create: typeof contract.categoryCreate;
    update: typeof contract.categoryUpdate;
  };
  return [
    on(rows, ({ tx, actor, query }) => listOf(tx, actor, kind, query)),
    on(row, async ({ tx, actor, params }) => ({ data: await listRowOf(tx, actor, kind, params.id) })),
    on(create, async ({ tx, actor, body, asOf, note }) => {
      const id = await createListRow(tx, actor, { kind, input: inputOf(body), asOf });
      const data = await listRowOf(tx, actor, kind, id);
      note({ object: { type: kind, id }, after: factsOf(data) });
      return { data };
    }),
    on(update, (call) => {
      const { tx, actor, params, body, asOf } = call;
      const { id } = params;
      return changed(call, kind, id, () =>
        updateListRow(tx, actor, { kind, id, version: body.version, input: inputOf(body), asOf }),
      );
    }),
  ];
}

function inputOf(body: ListInput & { industry_type?: number }): ListInput {
  const { name, name_vn, aliases, category_id, country, industry_type } = body;
  return { name, name_vn, aliases, category_id, country, type: industry_type };
}
