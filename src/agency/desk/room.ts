import type { Room } from "#kit/room.ts";
import { deskRoutes } from "./routes/consultant.ts";

export const room = { routes: () => deskRoutes() } satisfies Room;
