import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, text } from "#kit/fields.ts";
import { mergeActs, mergeConflicts, mergeFields, mergeSides, reasonMax } from "./terms.ts";

const company = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a company without a public page, such as one that an agency entered. */
  slug: z.string().nullable(),
  tax_code: z.string().nullable(),
  verified: z.boolean(),
  /** Active accounts. */
  members: z.number().int(),
  live_jobs: z.number().int(),
});

const mergePlan = resource(
  "company_merge_plan",
  z.object({
    loser: company,
    winner: company,
    /** The groups of facts that the loser has, and the company from which the winner takes each. */
    fields: z.array(
      z.object({
        field: z.enum(mergeFields),
        loser: z.string().nullable(),
        winner: z.string().nullable(),
        choice: z.enum(mergeSides),
      }),
    ),
    /** The tables with rows of the loser: how many the merge changes, and how many stay. */
    tables: z.array(
      z.object({
        table: z.string(),
        rule: z.enum(mergeActs),
        moves: z.number().int(),
        stays: z.number().int(),
      }),
    ),
    /** Addresses that lead to the winner from then on. */
    addresses: z.array(z.object({ from: z.string(), to: z.string() })),
    /** The number of agencies that have both companies as clients. They keep both, with their rows. */
    agencies: z.number().int(),
    conflicts: z.array(z.enum(mergeConflicts)),
    plan_hash: z.string(),
  }),
);

const person = z.object({ id: z.string(), full_name: z.string() }).nullable();

const companyMerge = resource(
  "company_merge",
  z.object({
    loser: z.object({ id: z.string(), name: z.string() }),
    winner: z.object({ id: z.string(), name: z.string() }),
    reason: z.string(),
    /** The number of changed rows. */
    moves: z.number().int(),
    merged_by: person,
    merged_at: time,
    undone_by: person,
    undone_at: time.nullable(),
    /** The end of the time in which the merge can be undone. */
    undo_until: time,
    /** The number of rows by table that the undo left unchanged. */
    remaining: z.array(z.object({ table: z.string(), rows: z.number().int() })),
    can: z.object({ undo: z.boolean() }),
  }),
);

const side = z.enum(mergeSides).optional();

export const merge = endpoint({
  method: "POST",
  path: "/admins/company_directories/merge",
  summary: "Merge a company into another one, or show what the merge would do",
  body: z.object({
    loser_id: idParam,
    winner_id: idParam,
    /** The company from which the winner takes a group of facts; usually the verified one, or the one that has a value. */
    choices: z
      .object({ name: side, tax_code: side, logo: side, page: side, contact: side, facts: side })
      .default({}),
    /** The plan that the administrator has read. The merge is refused if it would do something else. */
    plan_hash: z.string().max(64).nullish(),
    preview: checkbox,
    /** Required for the merge; the administrators of both companies read it. */
    reason: z.string().trim().max(reasonMax).nullish(),
  }),
  answer: z.object({
    data: mergePlan,
    meta: z.object({ preview: z.boolean(), merge_id: z.string().nullable() }),
  }),
  status: 200,
  errors: ["merge_same", "merge_changed", ...mergeConflicts],
});

export const merges = endpoint({
  method: "GET",
  path: "/admins/merges",
  summary: "Merges of companies, the latest first",
  query: z.object(paging),
  answer: many(companyMerge),
});

export const undo = endpoint({
  method: "POST",
  path: "/admins/merges/:id/undo",
  summary:
    "Undo a merge of the last seven days: rows that were not changed since return to the company that was merged",
  params: byId,
  body: z.object({ reason: text(reasonMax) }),
  answer: one(companyMerge),
  status: 200,
  errors: ["merge_undone", "undo_over", "undo_order", "undo_taken"],
});
