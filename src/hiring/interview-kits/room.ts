import { addTo } from "#kit/contributions.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { hiringKits } from "./routes/company.ts";

export const room = {
  tables: ["interview_kits"],
  routes: () => hiringKits(),
  errors: { en, vi },
  notExported: { interview_kits: "questions of the company; the log says who did what" },
  contributions: [
    addTo(mergeRules, { table: "interview_kits", rule: "move", ofAgency: true, grows: true, with: "job_id" }),
  ],
} satisfies Room;
