import type { AuditFacts } from "#kit/audit.ts";
import type { Tx } from "#kit/db.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import type { LawKind } from "#platform/reference/terms.ts";
import {
  type Changed,
  cancelLawRow,
  confirmLawRow,
  correctLawRow,
  createLawRow,
  updateLawRow,
} from "../commands/write.ts";
import * as contract from "../contract.ts";
import { lawRowList, lawRowOf, outlook } from "../queries/rows.ts";

interface Call {
  tx: Tx;
  actor: AdminActor;
  asOf: Date;
  note: (facts: AuditFacts) => void;
}

/** Runs a change, and records the row before and after it in the audit log. */
async function answered(
  { tx, actor, asOf, note }: Call,
  { kind, id, preview }: { kind: LawKind; id: number | null; preview: boolean },
  change: () => Promise<Changed>,
) {
  const before = id === null ? null : await lawRowOf(tx, actor, { kind, id }, asOf);
  const { effects, moved, id: changed } = await change();
  const after = changed === null ? null : await lawRowOf(tx, actor, { kind, id: changed }, asOf);
  if (!preview) {
    const ends = moved.length > 0 ? { moved } : {};
    note({
      object: { type: "law_row", id: changed ?? id ?? 0 },
      before: before && factsOf(before.attributes),
      after: Object.assign(ends, after && factsOf(after.attributes)),
    });
  }
  const meta = { preview, effects, moved: moved.map((row) => ({ id: String(row.id), to_day: row.to_day })) };
  return { data: preview ? before : after, meta };
}

type Row = Awaited<ReturnType<typeof lawRowOf>>["attributes"];
const factsOf = ({ kind, series, from_day, to_day, data, source, source_url, state }: Row) => ({
  kind,
  series,
  from_day,
  to_day,
  data,
  source,
  source_url,
  state,
});

/** Binds the endpoints of the rows of law: /admins/law. */
export function adminLaw(): Bound[] {
  return [
    on(contract.lawOutlook, ({ tx, actor, asOf }) => outlook(tx, actor, asOf)),
    on(contract.lawRows, ({ tx, actor, params, query, asOf }) =>
      lawRowList(
        tx,
        actor,
        {
          kind: params.kind,
          page: query.page,
          items: query.items,
          on: query.on,
          series: query.series,
          history: query.history,
        },
        asOf,
      ),
    ),
    on(contract.lawRowShow, async ({ tx, actor, params, asOf }) => ({
      data: await lawRowOf(tx, actor, params, asOf),
    })),
    ...writesOf("gross_net", {
      create: contract.payLawCreate,
      update: contract.payLawUpdate,
      correct: contract.payLawCorrect,
    }),
    ...writesOf("vat", {
      create: contract.vatCreate,
      update: contract.vatUpdate,
      correct: contract.vatCorrect,
    }),
    ...writesOf("holidays", {
      create: contract.holidayCreate,
      update: contract.holidayUpdate,
      correct: contract.holidayCorrect,
    }),
    ...writesOf("rates", {
      create: contract.rateCreate,
      update: contract.rateUpdate,
      correct: contract.rateCorrect,
    }),
    on(contract.lawCancel, (call) => {
      const { tx, actor, params, body, asOf } = call;
      const { kind, id } = params;
      const { preview, version } = body;
      return answered(call, { kind, id, preview }, () =>
        cancelLawRow(tx, actor, { kind, id, preview, version, asOf }),
      );
    }),
    on(contract.lawCheck, async ({ tx, actor, params, body, asOf, note }) => {
      const { kind, id } = params;
      await confirmLawRow(tx, actor, { kind, id, version: body.version, asOf });
      note({ object: { type: "law_row", id }, before: "unchecked", after: "checked" });
      return { data: await lawRowOf(tx, actor, params, asOf) };
    }),
  ];
}

/** The writes of a kind. Their bodies differ in the values only, which the schema of each kind has checked. */
interface Writes {
  create: unknown;
  update: unknown;
  correct: unknown;
}

function writesOf(kind: LawKind, writes: Writes): Bound[] {
  const { create, update, correct } = writes as {
    create: typeof contract.vatCreate;
    update: typeof contract.vatUpdate;
    correct: typeof contract.vatCorrect;
  };
  return [
    on(create, (call) => {
      const { tx, actor, body, asOf } = call;
      const { preview } = body;
      return answered(call, { kind, id: null, preview }, () =>
        createLawRow(tx, actor, { kind, asOf, ...body }),
      );
    }),
    on(update, (call) => {
      const { tx, actor, params, body, asOf } = call;
      const { id } = params;
      return answered(call, { kind, id, preview: body.preview }, () =>
        updateLawRow(tx, actor, { kind, asOf, id, ...body }),
      );
    }),
    on(correct, (call) => {
      const { tx, actor, params, body, asOf } = call;
      const { id } = params;
      return answered(call, { kind, id, preview: body.preview }, () =>
        correctLawRow(tx, actor, { kind, asOf, id, ...body }),
      );
    }),
  ];
}
