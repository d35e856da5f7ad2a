import { type Bound, on } from "#kit/http/handle.ts";
import { invalid } from "#kit/problem.ts";
import { mergeCompanies } from "../commands/merge.ts";
import { undoMerge } from "../commands/undo.ts";
import * as contract from "../contract.ts";
import { mergeList, mergeOf } from "../queries/merges.ts";
import { plan } from "../queries/plan.ts";
import { planView } from "../queries/plan-view.ts";

/** Binds the merges of companies: /admins/company_directories/merge and /admins/merges. */
export function adminMerges(): Bound[] {
  return [
    on(contract.merge, async ({ tx, actor, body, asOf, note }) => {
      const {
        loser_id: loser,
        winner_id: winner,
        choices,
        preview,
        plan_hash: planHash = null,
        reason,
      } = body;
      const pair = { loser, winner };
      if (preview) {
        const planned = await plan(tx, actor, { pair, choices, asOf });
        note({ object: { type: "company", id: loser }, before: "preview" });
        return { data: await planView(tx, actor, planned), meta: { preview, merge_id: null } };
      }
      if (!reason) throw invalid("/reason", "required");
      const merged = await mergeCompanies(tx, actor, { pair, choices, planHash, reason, asOf });
      const { tables, fields } = merged.plan;
      note({
        object: { type: "company_merge", id: merged.id },
        before: pair,
        after: {
          rows: Object.fromEntries(
            tables.filter(({ moves }) => moves).map(({ table, moves }) => [table, moves]),
          ),
          fields: fields.filter(({ choice }) => choice === "loser").map(({ field }) => field),
        },
      });
      return {
        data: await planView(tx, actor, merged.plan),
        meta: { preview, merge_id: String(merged.id) },
      };
    }),
    on(contract.merges, ({ tx, actor, query, asOf }) => mergeList(tx, actor, query, asOf)),
    on(contract.undo, async ({ tx, actor, params, body, asOf, note }) => {
      await undoMerge(tx, actor, { id: params.id, reason: body.reason, asOf });
      const data = await mergeOf(tx, actor, params.id, asOf);
      note({
        object: { type: "company_merge", id: params.id },
        before: "merged",
        after: { remaining: data.attributes.remaining },
      });
      return { data };
    }),
  ];
}
