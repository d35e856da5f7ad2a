import type { Room } from "#kit/room.ts";
import { publicReference } from "./routes/public.ts";

export const room = {
  tables: ["categories", "locations", "industries", "skills", "currency_rates", "holidays"],
  routes: () => publicReference(),
} satisfies Room;
