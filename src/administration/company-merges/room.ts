import type { Room } from "#kit/room.ts";
import { pruneMoves } from "./commands/undo.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { adminMerges } from "./routes/admin.ts";

export const room = {
  tables: ["company_merges", "merge_moves"],
  routes: () => adminMerges(),
  errors: { en, vi },
  prune: async ({ database }, asOf) =>
    `${await pruneMoves(database.db, asOf)} steps of merges that cannot be undone`,
  notExported: { company_merges: "acts of administrators; the audit log says who merged companies" },
} satisfies Room;
