import type { Room } from "#kit/room.ts";
import { careerSites } from "./routes/public.ts";

export const room = { routes: () => careerSites() } satisfies Room;
