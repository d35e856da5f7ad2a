import { addTo } from "#kit/contributions.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { companyVerifications } from "./routes/admin.ts";
import { companySettings } from "./routes/company.ts";

export const room = {
  tables: ["company_verifications"],
  routes: () => [...companySettings(), ...companyVerifications()],
  errors: { en, vi },
  notifications: Object.values(notifications),
  files: { licence: { table: "company_verifications", column: "file_key" } },
  notExported: { company_verifications: "papers of the company; the audit log says who sent them" },
  contributions: [addTo(mergeRules, { table: "company_verifications", rule: "keep" })],
} satisfies Room;
