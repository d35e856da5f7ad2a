import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { reportRoutes } from "./routes/company.ts";

export const room = { routes: () => reportRoutes(), errors: { en, vi } } satisfies Room;
