import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { literals } from "#kit/literals.ts";
import type { Room } from "#kit/room.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { clientRows, openWork } from "#people/clients/contributions.ts";
import { invoicesOfClients } from "./commands/client-rows.ts";
import { unpaidInvoices } from "./lifecycle.ts";
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
  contributions: [
    addTo(clientRows, invoicesOfClients),
    addTo(openWork, {
      kind: "unpaid",
      count: (clientId) => sql<number>`(SELECT count(*) FROM invoices i
        WHERE i.client_id = ${clientId} AND i.status IN ${literals(unpaidInvoices)} AND i.adjusts_id IS NULL)`,
    }),
  ],
  notExported: { invoices: reason, invoice_lines: reason, payments: reason },
} satisfies Room;
