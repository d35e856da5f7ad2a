import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { adminCompanies } from "./routes/admin.ts";

export const room = {
  routes: () => adminCompanies(),
  errors: { en, vi },
} satisfies Room;
