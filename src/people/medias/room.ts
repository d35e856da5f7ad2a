import type { Room } from "#kit/room.ts";
import { pruneWaitingImages } from "./commands/images.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { sessionImages } from "./routes/session.ts";

export const room = {
  tables: ["images"],
  routes: () => sessionImages(),
  errors: { en, vi },
  files: { image: { table: "images", column: "image_key" } },
  prune: async ({ database }, asOf) =>
    `${await pruneWaitingImages(database, asOf)} images that waited for a use`,
  notExported: { images: "uploads of one day; what uses one is exported with its room" },
} satisfies Room;
