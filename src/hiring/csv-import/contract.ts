import { z } from "zod";
import { byId, one, resource, time } from "#kit/contract.ts";
import { csvEncodings, mostColumns } from "#kit/csv-read.ts";
import { checkbox } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { columnsOf, type ImportField, importKinds, importMaxBytes } from "./terms.ts";

const kind = z.enum(importKinds);
const field = z.enum([...new Set(Object.values(columnsOf).flat())] as [ImportField]);

const importView = resource(
  "csv_import",
  z.object({
    kind,
    file_name: z.string(),
    encoding: z.enum(csvEncodings),
    status: z.enum(["pending", "done"]),
    created_at: time,
    rows: z.number().int(),
    /** The number of rows above the header. `unknown_columns` are the headers that match no known column. */
    skipped_rows: z.number().int(),
    columns: z.array(z.string()),
    unknown_columns: z.array(z.string()),
    /** Required columns that the file does not have; until they are chosen, no row is checked. */
    missing_columns: z.array(z.string()),
    /** Whether the first line is data, because the file has no header. */
    first_is_data: z.boolean(),
    /** Every column of the file: its name and first cell, both shortened, and its field; null for a column that is not imported. */
    file_columns: z.array(z.object({ name: z.string(), example: z.string(), field: field.nullable() })),
    /** Rows that cannot be imported as they are. */
    wrong_rows: z.number().int(),
    /** Rows without errors that equal an earlier row or a job of the workspace. They are skipped unless `duplicates` is sent. */
    duplicate_rows: z.number().int(),
    /** Rows that are imported without `duplicates`; of an imported table, those that were imported. */
    good_rows: z.number().int(),
    /** The same problems by column and text, those of most rows first; `lines` are the first 20 of `rows`. */
    problem_groups: z.array(
      z.object({
        column: z.string().nullable(),
        code: z.string(),
        detail: z.string(),
        rows: z.number().int(),
        lines: z.array(z.number().int()),
      }),
    ),
    /** The first 200 problems; `row` is the line of the file. */
    problems: z.array(
      z.object({
        row: z.number().int(),
        column: z.string().nullable(),
        code: z.string(),
        detail: z.string(),
        /** The content of the wrong cell, shortened. */
        value: z.string(),
      }),
    ),
    problem_count: z.number().int(),
    /** The first rows as they would be imported, each cell shortened to 200 characters. */
    sample: z.array(z.object({ row: z.number().int(), cells: z.record(z.string(), z.string()) })),
    can: z.object({ confirm: z.boolean(), assign: z.boolean() }),
  }),
);

export const upload = hiringEndpoint({
  method: "POST",
  path: "/imports",
  summary:
    "Upload a table and check it; nothing is imported yet. Companies import jobs and candidates, agencies candidates and clients",
  files: { file: { maxBytes: importMaxBytes, tooLarge: "csv_too_large" } },
  body: z.object({
    kind,
    /** Overrides the detected encoding. */
    encoding: z.preprocess((value) => value || undefined, z.enum(csvEncodings).optional()),
  }),
  answer: one(importView),
  status: 201,
  limit: { max: 30, seconds: 600 },
  errors: [
    "import_kind",
    "import_kind_company",
    "csv_required",
    "csv_too_large",
    "csv_not_text",
    "csv_unreadable",
    "csv_empty",
    "csv_too_many_rows",
    "csv_too_many_columns",
    "csv_row_too_long",
  ],
});

export const importDetail = hiringEndpoint({
  method: "GET",
  path: "/imports/:id",
  summary: "An uploaded table with what is wrong in it, row by row: one's own, for a day",
  params: byId,
  answer: one(importView),
});

export const confirm = hiringEndpoint({
  method: "POST",
  path: "/imports/:id/confirm",
  summary:
    "Import the rows: jobs without errors become drafts; candidates become the workspace's own and clients leads, all of them or none",
  params: byId,
  body: z.object({
    /** For candidates: every person of the table has agreed to the storage of the data (decisions §23). */
    agreed: checkbox,
    /** For jobs: rows that equal an earlier row or a job of the workspace are imported too. */
    duplicates: checkbox,
  }),
  answer: one(importView),
  errors: ["import_done", "import_column_missing", "import_has_problems", "agreement_required"],
});

export const assign = hiringEndpoint({
  method: "PUT",
  path: "/imports/:id/columns",
  summary: "Say what the columns of an uploaded table are, in its order; its rows are checked again",
  params: byId,
  body: z.object({
    /** The field of each column of the file; null for a column that is not imported. */
    columns: z.array(z.preprocess((value) => value || null, field.nullable())).max(mostColumns),
    first_is_data: checkbox,
  }),
  answer: one(importView),
  errors: ["import_done", "column_twice", "csv_too_many_rows"],
});

export const template = hiringEndpoint({
  method: "GET",
  path: "/imports/template",
  summary: "An empty table with the columns and an example",
  query: z.object({ kind }),
  binary: "text/csv",
  errors: ["import_kind", "import_kind_company"],
});
