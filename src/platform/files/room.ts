import type { Room } from "#kit/room.ts";
import { deleteFileJob } from "./store.ts";

export const room = {
  jobs: {
    [deleteFileJob]: ({ storage }) => ({ handle: async ({ key }) => storage.remove(String(key)) }),
  },
  repeatable: {
    [deleteFileJob]: "removing a missing file is no error",
  },
} satisfies Room;
