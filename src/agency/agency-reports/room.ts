import type { Room } from "#kit/room.ts";
import { agencyReportRoutes } from "./routes/consultant.ts";

export const room = { routes: () => agencyReportRoutes() } satisfies Room;
