import { z } from "zod";
import { archiveCaps, archiveFormat } from "../terms.ts";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** A path of a file in the archive: no path outside it can be written this way. */
const filePath = z.string().regex(/^files\/[a-z-]+\/[0-9]+\.[a-z0-9]{1,8}$/);

/** The first description of an archive: what it contains, with sizes and hashes. */
export const manifestSchema = z.object({
  format: z.literal(archiveFormat.name),
  version: z.literal(archiveFormat.version),
  made_at: z.iso.datetime(),
  agency: z.string().max(255),
  /** The administrator who exported; the one who imports takes the place of this person. */
  exported_by: z.number().int().positive(),
  tables: z.record(z.string().max(60), z.object({ rows: z.number().int().min(0), sha256 })),
  files: z
    .array(z.object({ path: filePath, bytes: z.number().int().min(0), sha256 }))
    .max(archiveCaps.entries),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestPath = "manifest.json";
export const settingsPath = "settings.json";
/** The team: names, emails and roles, without passwords. */
export const teamTable = "team";
export const dataPath = (table: string) => `data/${table}.ndjson`;
export const csvPath = (table: string) => `csv/${table}.csv`;

export const memberSchema = z.object({
  id: z.number().int().positive(),
  full_name: z.string().min(1).max(100),
  email: z.email().max(255),
  language: z.literal([0, 1]),
  isAdmin: z.boolean(),
});
