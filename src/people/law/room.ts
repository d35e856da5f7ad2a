import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { adminLaw } from "./routes/admin.ts";
import { lawFiles } from "./routes/files.ts";
import { publicCalculator } from "./routes/public.ts";

export const room = {
  routes: () => [...publicCalculator(), ...adminLaw(), ...lawFiles()],
  errors: { en, vi },
} satisfies Room;
