import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { userActs } from "./routes/acts.ts";
import { adminUsers } from "./routes/admin.ts";

export const room = {
  routes: () => [...adminUsers(), ...userActs()],
  errors: { en, vi },
  notifications: Object.values(notifications),
} satisfies Room;
