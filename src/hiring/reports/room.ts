import type { Room } from "#kit/room.ts";
import { companyReports } from "./routes/company.ts";

export const room = { routes: () => companyReports() } satisfies Room;
