import { candidateErased } from "#accounts/events.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { dropCvFile } from "./commands/drop.ts";
import { anonymizeCvs, dropCvFileJob, readCvJob, scanCvJob } from "./commands/files.ts";
import { readCv } from "./commands/read.ts";
import { scanCv } from "./commands/scan.ts";
import { dropUnusedCvs, rescanCvs } from "./commands/upkeep.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { candidateCvs } from "./routes/candidate.ts";

export const room = {
  tables: ["cv_files"],
  routes: () => candidateCvs(),
  errors: { en, vi },
  // Read one at a time, because the second slot for sandboxed children is for uploads, and seldom while requests are many.
  jobs: {
    [readCvJob]: (services) => ({ yields: true, handle: async ({ id }) => readCv(services, Number(id)) }),
    [scanCvJob]: (services) => ({
      handle: async ({ id }) => scanCv(services, Number(id), services.clock.now()),
    }),
    [dropCvFileJob]: (services) => ({
      handle: async ({ id }) => dropCvFile(services, Number(id)),
    }),
  },
  schedules: {
    "check-cvs": {
      cron: "50 3 * * *",
      run: async (services, asOf) => {
        const dropped = await dropUnusedCvs(services, asOf);
        const rescanned = await rescanCvs(services, asOf);
        return `${dropped} unused CVs removed, ${rescanned} sent to the virus scanner again`;
      },
    },
  },
  answers: [answer(candidateErased, (tx, { candidateId, asOf }) => anonymizeCvs(tx, candidateId, asOf))],
  files: { cv: { table: "cv_files", column: "storage_key", unless: "file_removed_at" } },
} satisfies Room;
