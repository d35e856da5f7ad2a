import { pruneAudit } from "#kit/audit.ts";
import { addTo } from "#kit/contributions.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { adminAudit } from "./routes/admin.ts";

export const room = {
  routes: () => adminAudit(),
  prune: async ({ database }, asOf) => `${await pruneAudit(database.db, asOf)} events older than a year`,
  contributions: [addTo(mergeRules, { table: "audit_event", rule: "stay", ofAgency: true, grows: true })],
} satisfies Room;
