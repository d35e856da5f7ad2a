import { z } from "zod";
import { all, byId, endpoint, one, resource, time } from "#kit/contract.ts";
import { archiveCaps, archiveKinds, archiveStatuses, failures, faultCodes } from "./terms.ts";

const archive = resource(
  "agency_archive",
  z.object({
    kind: z.enum(archiveKinds),
    status: z.enum(archiveStatuses),
    /** Percent of the running step. */
    progress: z.number().int(),
    bytes: z.number().int().nullable(),
    sha256: z.string().nullable(),
    /** The number of rows by table, and of `files`. */
    counts: z.record(z.string(), z.number().int()),
    /** Equal faults together, with the lines of the first ten. An archive with faults is not imported. */
    faults: z.array(
      z.object({
        table: z.string(),
        code: z.enum([...faultCodes, ...failures]),
        detail: z.string(),
        column: z.string().nullable(),
        count: z.number().int(),
        lines: z.array(z.number().int()),
      }),
    ),
    by: z.string().nullable(),
    created_at: time,
    expires_at: time,
    can: z.object({ download: z.boolean(), import: z.boolean() }),
  }),
);

const current_password = z.string({ error: "required" }).min(1, "required").max(1000);
const passwordErrors = ["password_wrong", "password_absent", "too_many_requests"] as const;

export const archives = endpoint({
  method: "GET",
  path: "/consultants/archives",
  summary: "The exports and imports of the agency, which are deleted after a day; for administrators",
  answer: all(archive),
});

export const archiveDetail = endpoint({
  method: "GET",
  path: "/consultants/archives/:id",
  summary: "An export or import with its progress, its counts and its faults",
  params: byId,
  answer: one(archive),
});

export const exportStart = endpoint({
  method: "POST",
  path: "/consultants/archives/exports",
  summary: "Start an export of everything of the agency, two a day: tables as JSON and CSV, with all files",
  body: z.object({ current_password }),
  answer: one(archive),
  status: 201,
  errors: ["archive_running", ...passwordErrors],
});

export const archiveFile = endpoint({
  method: "GET",
  path: "/consultants/archives/:id/file",
  summary: "Download an export, for a day",
  params: byId,
  binary: "application/zip",
  audit: "cv",
});

export const importCheck = endpoint({
  method: "POST",
  path: "/consultants/archives/imports",
  summary: "Upload an export and check it against the empty agency; nothing is imported yet",
  files: { file: { maxBytes: archiveCaps.bytes, tooLarge: "archive_too_large" } },
  body: z.object({ current_password }),
  answer: one(archive),
  status: 201,
  errors: ["archive_required", "archive_too_large", "archive_running", ...passwordErrors],
});

export const importStart = endpoint({
  method: "POST",
  path: "/consultants/archives/:id/import",
  summary: "Import a checked archive, whole or not at all",
  params: byId,
  answer: one(archive),
  errors: ["archive_state", "archive_running"],
});
