import { z } from "zod";
import { byId, endpoint, idParam, one, resource } from "#kit/contract.ts";
import { checkbox } from "#kit/fields.ts";
import { type ListKind, listKinds } from "#platform/reference/list-kinds.ts";
import { listRow } from "./contract.ts";
import { mergeConflicts } from "./terms.ts";

const version = z.coerce.number().int().min(1);
const named = z.object({ id: z.string(), name: z.string(), name_vn: z.string(), version: z.number().int() });

const mergePlan = resource(
  "list_merge_plan",
  z.object({
    kind: z.enum(listKinds),
    loser: named,
    winner: named,
    /** The tables with rows that have the loser. Rows that do not change have its name as a text, which means the winner then. */
    tables: z.array(z.object({ table: z.string(), changes: z.boolean(), rows: z.number().int() })),
    /** Names of the loser that become aliases of the winner. */
    aliases: z.array(z.string()),
    /** Addresses of job lists that lead to those of the winner. */
    addresses: z.array(z.object({ from: z.string(), to: z.string() })),
    conflicts: z.array(z.enum(mergeConflicts)),
    plan_hash: z.string(),
  }),
);

const retires = <Kind extends ListKind>(of: Kind) =>
  endpoint({
    method: "POST",
    path: `/admins/${of}/:id/retire`,
    summary: `Retire a row of the list of ${of}: forms and filters offer it no more; rows that have it keep it`,
    params: byId,
    body: z.object({ version }),
    answer: one(listRow),
    status: 200,
    errors: ["list_changed", "list_retired", "list_merged", "list_fixed", "list_subs"],
  });
const restores = <Kind extends ListKind>(of: Kind) =>
  endpoint({
    method: "POST",
    path: `/admins/${of}/:id/restore`,
    summary: `Restore a retired row of the list of ${of}, or undo its merge of the last seven days`,
    params: byId,
    body: z.object({ version }),
    answer: one(listRow),
    status: 200,
    errors: [
      ...["list_changed", "list_active", "list_parent_retired"],
      ...["list_undo_over", "list_undo_order", "list_undo_taken"],
    ],
  });
const merges = <Kind extends ListKind>(of: Kind) =>
  endpoint({
    method: "POST",
    path: `/admins/${of}/:id/merge`,
    summary: `Merge a row of the list of ${of} into another one, or show what the merge would do`,
    params: byId,
    body: z.object({
      version,
      into_id: idParam.max(2_147_483_647),
      /** The plan that the administrator has read. The merge is refused if it would do something else. */
      plan_hash: z.string().max(64).nullish(),
      preview: checkbox,
    }),
    answer: z.object({ data: mergePlan, meta: z.object({ preview: z.boolean() }) }),
    status: 200,
    errors: ["list_changed", "list_merge_changed", "list_itself", "list_target", ...mergeConflicts],
  });

export const categoryRetire = retires("categories");
export const categoryRestore = restores("categories");
export const categoryMerge = merges("categories");

export const locationRetire = retires("locations");
export const locationRestore = restores("locations");
export const locationMerge = merges("locations");

export const industryRetire = retires("industries");
export const industryRestore = restores("industries");
export const industryMerge = merges("industries");

export const skillRetire = retires("skills");
export const skillRestore = restores("skills");
export const skillMerge = merges("skills");
