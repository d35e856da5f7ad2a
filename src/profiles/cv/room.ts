import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { deleteCvFile } from "./commands/drop.ts";
import { deleteCvFileJob, eraseCvs, readCvJob, scanCvJob } from "./commands/files.ts";
import { drawCvJob, drawSentCv } from "./commands/online.ts";
import { readCv } from "./commands/read.ts";
import { scanCv } from "./commands/scan.ts";
import { pruneUnusedCvs, rescanCvs } from "./commands/upkeep.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { candidateCvs } from "./routes/candidate.ts";
import { candidateImports } from "./routes/import.ts";

export const room = {
  tables: ["cv_files"],
  routes: () => [...candidateCvs(), ...candidateImports()],
  errors: { en, vi },
  // One CV is read at a time, because the second slot for sandboxed children is for uploads. While there are many
  // requests, CVs are read less often.
  jobs: {
    [readCvJob]: (services) => ({ yields: true, handle: async ({ id }) => readCv(services, Number(id)) }),
    [drawCvJob]: (services) => ({
      yields: true,
      handle: async ({ id }) => void (await drawSentCv(services, Number(id))),
    }),
    [scanCvJob]: (services) => ({
      handle: async ({ id }) => scanCv(services, Number(id), services.clock.now()),
    }),
    [deleteCvFileJob]: (services) => ({
      handle: async ({ id }) => deleteCvFile(services, Number(id)),
    }),
  },
  repeatable: {
    [readCvJob]: "the same file has the same text",
    [drawCvJob]: "a PDF that exists is not drawn again",
    [scanCvJob]: "the virus scanner decides anew about the same file",
    [deleteCvFileJob]: "removing a missing file is no error",
  },
  schedules: {
    "check-cvs": {
      cron: "50 3 * * *",
      run: async (services, asOf) => {
        const dropped = await pruneUnusedCvs(services, asOf);
        const rescanned = await rescanCvs(services, asOf);
        return `${dropped} unused CVs removed, ${rescanned} sent to the virus scanner again`;
      },
    },
  },
  exports: [
    {
      file: "cv-files",
      table: "cv_files",
      key: "id",
      where: ({ candidateId }) => sql`t.candidate_id = ${candidateId}`,
      without: ["storage_key", "role_key", "skill_keys"],
    },
  ],
  exportedFiles: async (db, { candidateId }) => {
    if (candidateId === null) return [];
    const files = await db
      .selectFrom("cv_files")
      .select(["id", "name", "storage_key"])
      .where("candidate_id", "=", candidateId)
      .where("file_removed_at", "is", null)
      .where("scan_state", "not in", ["waiting", "infected"])
      .orderBy("id")
      .execute();
    return files.map(({ id, name, storage_key }) => ({
      folder: "cv",
      name: `${id} ${name}`,
      key: storage_key,
    }));
  },
  answers: [answer(candidateErased, (tx, { candidateId, asOf }) => eraseCvs(tx, candidateId, asOf))],
  contributions: [
    addTo(listRules, {
      list: "skills",
      table: "cv_files",
      column: "summary",
      rule: "text",
      has: (names) => sql`r.skill_keys && ${[...names]}::text[]`,
    }),
  ],
  files: { cv: { table: "cv_files", column: "storage_key", unless: "file_removed_at", madeOf: "online" } },
} satisfies Room;
