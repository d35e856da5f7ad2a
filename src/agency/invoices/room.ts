import { sql } from "kysely";
import { addTo, contribute } from "#kit/contributions.ts";
import { literals } from "#kit/literals.ts";
import type { Room } from "#kit/room.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { type Balance, clientRows, openBalances, openWork } from "#people/clients/contributions.ts";
import { lawDependents } from "#people/law/events.ts";
import { savedLists } from "#people/saved-views/contributions.ts";
import { invoicesOfClients } from "./commands/client-rows.ts";
import { unpaidInvoices } from "./lifecycle.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { draftsByLaw } from "./queries/drafts-by-law.ts";
import { draftRoutes, issueRoutes } from "./routes/consultant.ts";
import { linkedRequests } from "./routes/public.ts";
import { savedFees } from "./saved-list.ts";

const reason = "an agency's accounts with its clients";

export const room = {
  tables: ["invoices", "invoice_lines", "payments", "invoice_numbers"],
  routes: ({ secret }) => {
    const keys = tokenKeys(secret);
    return [...draftRoutes(), ...issueRoutes(keys), ...linkedRequests(keys)];
  },
  errors: { en, vi },
  contributions: [
    addTo(savedLists, savedFees),
    addTo(clientRows, invoicesOfClients),
    addTo(lawDependents, draftsByLaw),
    addTo(openWork, {
      kind: "unpaid",
      count: (clientId) => sql<number>`(SELECT count(*) FROM invoices i
        WHERE i.client_id = ${clientId} AND i.status IN ${literals(unpaidInvoices)} AND i.adjusts_id IS NULL)`,
    }),
    contribute(
      openBalances,
      (clientId) => sql<Balance[]>`(
        SELECT coalesce(jsonb_agg(jsonb_build_object('currency', b.currency, 'amount', b.amount) ORDER BY b.currency), '[]')
        FROM (SELECT i.currency, sum(i.total + i.adjusted - i.paid)::bigint AS amount FROM invoices i
          WHERE i.client_id = ${clientId} AND i.status IN ${literals(unpaidInvoices)} AND i.adjusts_id IS NULL
          GROUP BY i.currency) b)`,
    ),
  ],
  notExported: { invoices: reason, invoice_lines: reason, payments: reason },
} satisfies Room;
