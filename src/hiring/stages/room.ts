import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { hiringStages } from "./routes/company.ts";

export const room = {
  routes: () => hiringStages(),
  errors: { en, vi },
} satisfies Room;
