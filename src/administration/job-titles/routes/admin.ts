import type { AuditFacts } from "#kit/audit.ts";
import { csvReply } from "#kit/csv.ts";
import type { Tx } from "#kit/db.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { importTitles, type PlannedRow, planImport } from "../commands/import.ts";
import { createTitle, mergeTitle, restoreTitle, retireTitle, updateTitle } from "../commands/write.ts";
import * as contract from "../contract.ts";
import { titleFile } from "../queries/file.ts";
import { oneTitle, titlesOf } from "../queries/titles.ts";
import { type RowChange, rowChanges } from "../terms.ts";

interface Call {
  tx: Tx;
  actor: AdminActor;
  params: { id: number };
  asOf: Date;
  note: (facts: AuditFacts) => void;
}

/** Runs a change of a title, and records the title before and after it in the audit log. */
async function changed({ tx, actor, params, asOf, note }: Call, run: () => Promise<void>) {
  const before = await oneTitle(tx, actor, params.id, asOf);
  await run();
  const data = await oneTitle(tx, actor, params.id, asOf);
  note({ object: { type: "job_title", id: params.id }, before: factsOf(before), after: factsOf(data) });
  return { data };
}

const factsOf = ({ attributes }: Awaited<ReturnType<typeof oneTitle>>) => ({
  name: attributes.name,
  name_vn: attributes.name_vn,
  category_id: attributes.category.id,
  aliases: attributes.aliases,
  state: attributes.state,
  merged_into: attributes.merged_into?.id ?? null,
});

/** Binds the endpoints of the job title directory: /admins/job_titles. */
export function adminTitles(): Bound[] {
  return [
    on(contract.titleList, ({ tx, actor, query, asOf }) => titlesOf(tx, actor, query, asOf)),
    on(contract.titleShow, async ({ tx, actor, params, asOf }) => ({
      data: await oneTitle(tx, actor, params.id, asOf),
    })),
    on(contract.titleCreate, async ({ tx, actor, body, asOf, note }) => {
      const id = await createTitle(tx, actor, { ...body, asOf });
      const data = await oneTitle(tx, actor, id, asOf);
      note({ object: { type: "job_title", id }, after: factsOf(data) });
      return { data };
    }),
    on(contract.titleUpdate, (call) =>
      changed(call, () =>
        updateTitle(call.tx, call.actor, { ...call.body, id: call.params.id, asOf: call.asOf }),
      ),
    ),
    on(contract.titleRetire, (call) =>
      changed(call, () =>
        retireTitle(call.tx, call.actor, { ...call.body, id: call.params.id, asOf: call.asOf }),
      ),
    ),
    on(contract.titleMerge, (call) =>
      changed(call, () =>
        mergeTitle(call.tx, call.actor, { ...call.body, id: call.params.id, asOf: call.asOf }),
      ),
    ),
    on(contract.titleRestore, (call) =>
      changed(call, () =>
        restoreTitle(call.tx, call.actor, { ...call.body, id: call.params.id, asOf: call.asOf }),
      ),
    ),
    ...titleFiles(),
  ];
}

function titleFiles(): Bound[] {
  return [
    onFile(contract.titleExport, async ({ database, actor }) =>
      csvReply("job-titles.csv", await titleFile(database.db, actor)),
    ),
    on(contract.titleImport, async ({ tx, actor, body, asOf, note, errorText }) => {
      const { csv, preview, plan_hash } = body;
      const plan = preview
        ? await planImport(tx, actor, csv)
        : await importTitles(tx, actor, { csv, plan_hash, asOf });
      const counts = countsOf(plan.rows);
      note({ object: { type: "job_titles", id: preview ? "preview" : "import" }, after: counts });
      return {
        data: plan.rows.map(({ line, change, title, problem }) => ({
          line,
          change,
          name: title.name,
          name_vn: title.name_vn,
          problem: problem && errorText(problem),
        })),
        meta: { preview, plan_hash: plan.hash, counts },
      };
    }),
  ];
}

function countsOf(rows: readonly PlannedRow[]): Record<RowChange, number> {
  const of = (change: RowChange) => rows.filter((row) => row.change === change).length;
  return Object.fromEntries(rowChanges.map((change) => [change, of(change)])) as Record<RowChange, number>;
}
