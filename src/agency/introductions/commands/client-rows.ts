import { type SqlBool, sql } from "kysely";
import { rowsOfClients } from "#people/clients/client-rows.ts";

/** The ownerships of people for clients that are merged. Where both clients have a live one, that of the other client applies. */
export const ownershipsOfClients = rowsOfClients(
  "ownerships",
  "ownerships",
  ({ into }) => sql<SqlBool>`(t.ended_at IS NOT NULL OR NOT EXISTS (SELECT FROM ownerships other
    WHERE other.client_id = ${into.id} AND other.person_id = t.person_id AND other.ended_at IS NULL))`,
);
