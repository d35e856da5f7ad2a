import type { Room } from "#kit/room.ts";
import { replayErasures, writeErasure, writeErasureJob } from "./commands.ts";

export const room = {
  tables: ["erasures"],
  jobs: {
    [writeErasureJob]: (services) => ({
      handle: ({ id }) => writeErasure(services, Number(id), services.clock.now()),
    }),
  },
  schedules: {
    "replay-erasures": {
      cron: "10 3 * * *",
      run: async (services, asOf) => `${await replayErasures(services, asOf)} erasures repeated`,
    },
  },
  // Erasures are repeated before a restored database is served.
  start: async (services, role) => {
    if (role === "web") return undefined;
    const replayed = await replayErasures(services, services.clock.now());
    if (replayed > 0)
      services.log.warn({ replayed }, "erasures repeated: the database is older than the storage");
    return undefined;
  },
} satisfies Room;
