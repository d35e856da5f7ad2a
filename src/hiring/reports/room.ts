import type { Room } from "#kit/room.ts";
import { reportRoutes } from "./routes/company.ts";

export const room = { routes: () => reportRoutes() } satisfies Room;
