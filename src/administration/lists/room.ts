import type { Room } from "#kit/room.ts";
import { pruneListMoves } from "./commands/undo.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { adminLists } from "./routes/admin.ts";

export const room = {
  tables: ["list_merges", "list_merge_moves"],
  routes: () => adminLists(),
  errors: { en, vi },
  prune: async ({ database }, asOf) =>
    `${await pruneListMoves(database.db, asOf)} steps of merges of lists that cannot be undone`,
  notExported: { list_merges: "acts of administrators; the audit log says who merged rows" },
} satisfies Room;
