import { type SqlBool, sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { memberLeft } from "#people/members/events.ts";
import { savedLists } from "#people/saved-views/contributions.ts";
import { listRules } from "#platform/reference/contributions.ts";
import { handOverClients } from "./commands/hand-over.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { consultantClients } from "./routes/consultant.ts";
import { clientParts } from "./routes/parts.ts";
import { savedClients } from "./saved-list.ts";

export const room = {
  tables: [
    "clients",
    "client_contacts",
    "client_events",
    "client_files",
    "client_links",
    "client_merges",
    "client_notes",
  ],
  routes: ({ config: { publicUrl } }) => [...consultantClients(), ...clientParts(publicUrl)],
  files: { "client-file": { table: "client_files", column: "file_key" } },
  errors: { en, vi },
  contributions: [
    addTo(savedLists, savedClients),
    addTo(listRules, {
      list: "industries",
      table: "saved_views",
      column: "query",
      rule: "query",
      parameter: "industry_id",
      of: sql<SqlBool>`r.list = 'clients'`,
    }),
    addTo(mergeRules, { table: "clients", rule: "union", by: ["agency_id"], ofAgency: true }),
  ],
  answers: [answer(memberLeft, (tx, left) => handOverClients(tx, left))],
  notExported: {
    clients: "terms of an agency with a company; the log says who did what",
    client_contacts: "people of a company who have no account",
    client_events: "the agency's log of its clients",
    client_links: "addresses that show an agreement to a contact of a company",
    client_merges: "which clients an agency merged",
    client_files: "contracts of an agency with a company",
    client_notes: "the agency's notes about a company",
  },
} satisfies Room;
