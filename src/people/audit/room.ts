import { pruneAudit } from "#kit/audit.ts";
import type { Room } from "#kit/room.ts";
import { adminAudit } from "./routes/admin.ts";

export const room = {
  routes: () => adminAudit(),
  prune: async ({ database }, asOf) => `${await pruneAudit(database.db, asOf)} events older than a year`,
} satisfies Room;
