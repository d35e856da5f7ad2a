import type { Room } from "#kit/room.ts";
import { publicFeeds } from "./routes/public.ts";

export const room = {
  routes: () => publicFeeds(),
  forwarded: true,
} satisfies Room;
