import type { Room } from "#kit/room.ts";
import { statisticRoutes } from "./routes/admin.ts";

export const room = { routes: () => statisticRoutes() } satisfies Room;
