import type { Room } from "#kit/room.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { agencyDetails } from "./routes/consultant.ts";

export const room = {
  tables: ["agencies"],
  routes: () => agencyDetails(),
  errors: { en, vi },
  files: { "agency-logo": { table: "agencies", column: "logo_key" } },
  notExported: { agencies: "details of the agency; the audit log says who changed them" },
} satisfies Room;
