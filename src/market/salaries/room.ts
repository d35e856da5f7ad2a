import type { Room } from "#kit/room.ts";
import { publicSalaries } from "./routes/public.ts";

export const room = { routes: () => publicSalaries() } satisfies Room;
