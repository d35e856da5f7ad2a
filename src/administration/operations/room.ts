import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { operationRoutes } from "./routes/admin.ts";

export const room = {
  tables: ["backups"],
  routes: operationRoutes,
  errors: { en, vi },
  schedules: {
    "postpone-failed-jobs": {
      cron: "41 * * * *",
      run: async ({ database, queue }) =>
        `${await queue.failed.postpone(database.db)} failed jobs stay for a week`,
    },
  },
} satisfies Room;
