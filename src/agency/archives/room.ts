import { inTransaction } from "#kit/db.ts";
import type { Room } from "#kit/room.ts";
import { archiveJob, folder } from "./commands/request.ts";
import { pruneArchives, runArchive } from "./commands/run.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { archiveRoutes } from "./routes/consultant.ts";

export const room = {
  tables: ["agency_archives"],
  routes: () => archiveRoutes(),
  errors: { en, vi },
  jobs: {
    [archiveJob]: (services) => ({
      handle: ({ id }, run) => runArchive(services, Number(id), run),
      yields: true,
    }),
  },
  files: { [folder]: { table: "agency_archives", column: "file_key" } },
  prune: async ({ database }, asOf) => {
    const count = await inTransaction(database, (tx) => pruneArchives(tx, asOf));
    return count === 0 ? null : `${count} exports and imports of agencies deleted`;
  },
  notExported: {
    agency_archives: "exports of an agency, deleted after a day; the audit log says who made them",
  },
} satisfies Room;
