import type { Room } from "#kit/room.ts";
import { companyFeed } from "./routes/company.ts";

export const room = { routes: () => companyFeed() } satisfies Room;
