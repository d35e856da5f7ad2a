import type { Room } from "#kit/room.ts";
import { companySetup } from "./routes/company.ts";

export const room = { routes: () => companySetup() } satisfies Room;
