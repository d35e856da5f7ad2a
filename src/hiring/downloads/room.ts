import type { Room } from "#kit/room.ts";
import { companyDownloads } from "./routes/company.ts";

export const room = { routes: () => companyDownloads() } satisfies Room;
