import type { Room } from "#kit/room.ts";
import { companyQuickSearch } from "./routes/company.ts";

export const room = { routes: () => companyQuickSearch() } satisfies Room;
