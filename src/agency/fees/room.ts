import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { feeRoutes } from "./routes/consultant.ts";

export const room = { routes: () => feeRoutes(), errors: { en, vi } } satisfies Room;
