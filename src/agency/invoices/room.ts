import type { Room } from "#kit/room.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { draftRoutes, issueRoutes } from "./routes/consultant.ts";
import { linkedRequests } from "./routes/public.ts";

const reason = "an agency's accounts with its clients";

export const room = {
  tables: ["invoices", "invoice_lines", "payments", "invoice_numbers"],
  routes: ({ secret }) => {
    const keys = tokenKeys(secret);
    return [...draftRoutes(), ...issueRoutes(keys), ...linkedRequests(keys)];
  },
  errors: { en, vi },
  notExported: { invoices: reason, invoice_lines: reason, payments: reason },
} satisfies Room;
