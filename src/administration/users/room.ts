import type { Room } from "#kit/room.ts";
import { adminUsers } from "./routes/admin.ts";

export const room = { routes: () => adminUsers() } satisfies Room;
