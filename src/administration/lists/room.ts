import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { adminLists } from "./routes/admin.ts";

export const room = {
  routes: () => adminLists(),
  errors: { en, vi },
} satisfies Room;
