import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { ExportedPerson } from "#kit/person-export.ts";
import type { Room } from "#kit/room.ts";
import { accountClosed } from "#people/accounts/events.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { eraseShareLinks } from "./commands/links.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import { candidateShareLinks } from "./routes/candidate.ts";
import { publicShareLinks } from "./routes/public.ts";

/** SQL: the links that show a person: the own ones, and those of agencies. */
const linksAbout = (alias: string, { accountId, candidateId }: ExportedPerson) =>
  sql`(${sql.ref(`${alias}.account_id`)} = ${accountId} OR ${sql.ref(`${alias}.applicant_id`)} IN (
    SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId}))`;

export const room = {
  tables: ["share_links", "share_link_views", "share_link_feedback"],
  routes: ({ secret }) => [...candidateShareLinks(), ...publicShareLinks(tokenKeys(secret))],
  errors: { en, vi },
  exports: [
    {
      file: "share-links",
      table: "share_links",
      key: "id",
      where: (person) => linksAbout("t", person),
      // The recipients of agencies are people of their clients; the export names them, without their addresses.
      without: [
        "token_hash",
        "code_hash",
        "document_sha256",
        "recipient_email",
        "contact_id",
        "agency_id",
        "created_by",
      ],
    },
    {
      file: "share-link-views",
      table: "share_link_views",
      key: "id",
      where: (person) => sql`t.link_id IN (SELECT l.id FROM share_links l WHERE ${linksAbout("l", person)})`,
      without: ["visitor", "beacon"],
    },
    {
      file: "share-link-feedback",
      table: "share_link_feedback",
      key: "id",
      where: ({ accountId }) =>
        sql`t.link_id IN (SELECT l.id FROM share_links l WHERE l.account_id = ${accountId})`,
    },
  ],
  answers: [answer(accountClosed, (tx, { actor }) => eraseShareLinks(tx, actor.accountId))],
  contributions: [addTo(mergeRules, { table: "share_link_views", rule: "move", grows: true })],
} satisfies Room;
