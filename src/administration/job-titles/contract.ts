import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, text } from "#kit/fields.ts";
import { titleLimits } from "#platform/reference/job-titles.ts";
import { titleStates } from "#platform/reference/lifecycle.ts";
import { fileLimits, rowChanges, titleTabs } from "./terms.ts";

/** The highest id that the column of categories can have. */
const mostId = 2_147_483_647;
const named = z.object({ id: z.string(), name: z.string(), name_vn: z.string() });

const jobTitle = resource(
  "job_title",
  z.object({
    name: z.string(),
    name_vn: z.string(),
    category: named,
    aliases: z.array(z.string()),
    state: z.enum(titleStates),
    /** The title into which this one was merged. */
    merged_into: named.nullable(),
    /** When the title was retired or merged. */
    ended_at: time.nullable(),
    /** The end of the time in which the merge can be undone; null for titles that were not merged. */
    undo_until: time.nullable(),
    /** Number of profiles and jobs with this title, in any of its names. */
    used_by: z.number().int(),
    version: z.number().int(),
    can: z.object({ edit: z.boolean(), retire: z.boolean(), merge: z.boolean(), restore: z.boolean() }),
  }),
);

export const titleList = endpoint({
  method: "GET",
  path: "/admins/job_titles",
  members: true,
  summary: "The job title directory by name",
  query: z.object({
    ...paging,
    tab: z.enum(titleTabs).default("active"),
    /** A part of a name or an alias, in any spelling. */
    search: z.string().max(titleLimits.name).optional(),
    category_id: idParam.max(mostId).optional(),
    /** Only titles without a profile or job. */
    unused: checkbox,
    /** Only titles with the same name in both languages. */
    untranslated: checkbox,
  }),
  answer: many(jobTitle, { counts: z.record(z.enum(titleTabs), z.number().int()) }),
});

export const titleShow = endpoint({
  method: "GET",
  path: "/admins/job_titles/:id",
  members: true,
  summary: "A job title",
  params: byId,
  answer: one(jobTitle),
});

/** Aliases as an array; in a form a line each. */
const aliases = z.preprocess(
  (value) =>
    [value ?? []]
      .flat()
      .flatMap((part) => (typeof part === "string" ? part.split("\n") : [part]))
      .filter((part) => typeof part !== "string" || part.trim() !== ""),
  z.array(text(titleLimits.name)).max(titleLimits.aliases, "title_aliases"),
);
const names = {
  name: text(titleLimits.name),
  name_vn: text(titleLimits.name),
  category_id: z.coerce.number("required").int("required").min(1, "required").max(mostId, "title_category"),
  aliases,
};
const version = z.coerce.number().int().min(1);
const nameErrors = ["title_exists", "title_letters", "title_aliases", "title_category"];

export const titleCreate = endpoint({
  method: "POST",
  path: "/admins/job_titles",
  members: true,
  summary: "Add a job title whose names and aliases no other title has after folding",
  body: z.object(names),
  answer: one(jobTitle),
  status: 201,
  errors: nameErrors,
});

export const titleUpdate = endpoint({
  method: "PUT",
  path: "/admins/job_titles/:id",
  members: true,
  summary: "Edit an active job title; profiles and jobs keep their texts",
  params: byId,
  body: z.object({
    version,
    name: names.name,
    name_vn: names.name_vn,
    category_id: names.category_id,
    aliases,
  }),
  answer: one(jobTitle),
  errors: [...nameErrors, "title_changed", "title_not_active"],
});

export const titleRetire = endpoint({
  method: "POST",
  path: "/admins/job_titles/:id/retire",
  members: true,
  summary: "Retire a job title: forms suggest it no more, and its names stay taken",
  params: byId,
  body: z.object({ version }),
  answer: one(jobTitle),
  status: 200,
  errors: ["title_changed", "title_not_active"],
});

export const titleMerge = endpoint({
  method: "POST",
  path: "/admins/job_titles/:id/merge",
  members: true,
  summary: "Merge a job title into another active one; can be undone for 7 days",
  params: byId,
  body: z.object({ version, into_id: z.coerce.number("required").int("required").min(1, "required") }),
  answer: one(jobTitle),
  status: 200,
  errors: ["title_changed", "title_not_active", "title_itself", "title_target"],
});

export const titleRestore = endpoint({
  method: "POST",
  path: "/admins/job_titles/:id/restore",
  members: true,
  summary: "Restore a retired job title, or undo its merge",
  params: byId,
  body: z.object({ version }),
  answer: one(jobTitle),
  status: 200,
  errors: ["title_changed", "title_active", "title_undo_over"],
});

export const titleExport = endpoint({
  method: "GET",
  path: "/admins/job_titles/export",
  members: true,
  summary: "The whole directory as CSV that can be imported",
  binary: "text/csv",
});

const fileRow = z.object({
  /** Number of the row in the file, from 1; the header counts. */
  line: z.number().int(),
  change: z.enum(rowChanges),
  name: z.string(),
  name_vn: z.string(),
  /** Why a refused row is left out. */
  problem: z.string().nullable(),
});

export const titleImport = endpoint({
  method: "POST",
  path: "/admins/job_titles/import",
  members: true,
  summary:
    "Add and edit titles by a CSV; a preview names the rows that are left out, and the import does what the preview with this hash says",
  body: z.object({
    csv: z.string("required").min(1, "required").max(fileLimits.text, "title_file_long"),
    preview: checkbox,
    plan_hash: z.string().max(64).default(""),
  }),
  answer: z.object({
    data: z.array(fileRow),
    meta: z.object({
      preview: z.boolean(),
      plan_hash: z.string(),
      counts: z.record(z.enum(rowChanges), z.number().int()),
    }),
  }),
  status: 200,
  limit: { max: 120, seconds: 600 },
  errors: ["title_file", "title_file_long", "title_columns", "titles_changed"],
});
