import { sql } from "kysely";
import type { Tx } from "#kit/db.ts";
import type { ClientPair } from "../contributions.ts";

/** The ids of the rows that a merge moved, by kind. `merged` are the clients that were merged into the merged one before. */
export type Moved = Partial<
  Record<
    "contacts" | "files" | "notes" | "orders" | "placements" | "invoices" | "ownerships" | "merged",
    number[]
  >
>;

/** Returns the condition on contacts that can move to `into`, because none of its contacts has their email address. */
export const movable = ({ into }: Pick<ClientPair, "into">) => sql<boolean>`NOT EXISTS (
  SELECT FROM client_contacts other WHERE other.client_id = ${into.id} AND other.email = client_contacts.email)`;

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Moves contacts, files and notes of a client to another one. @returns their ids */
export async function moveParts(tx: Tx, pair: ClientPair): Promise<Moved> {
  const { from, into } = pair;
  const contacts = await tx
    .updateTable("client_contacts")
    .set({ client_id: into.id })
    .where("client_id", "=", from.id)
    .where(movable(pair))
    .returning("id")
    .execute();
  const files = await tx
    .updateTable("client_files")
    .set({ client_id: into.id })
    .where("client_id", "=", from.id)
    .returning("id")
    .execute();
  const notes = await tx
    .updateTable("client_notes")
    .set({ client_id: into.id })
    .where("client_id", "=", from.id)
    .returning("id")
    .execute();
  return { contacts: idsOf(contacts), files: idsOf(files), notes: idsOf(notes) };
}

/**
 * Moves contacts, files and notes back that still belong to the other client. A contact stays there when a contact of the first
 * client has its email address by then.
 */
export async function restoreParts(tx: Tx, { from, into }: ClientPair, moved: Moved): Promise<void> {
  await tx
    .updateTable("client_contacts")
    .set({ client_id: from.id })
    .where("id", "in", [0, ...(moved.contacts ?? [])])
    .where("client_id", "=", into.id)
    .where(movable({ into: from }))
    .execute();
  await tx
    .updateTable("client_files")
    .set({ client_id: from.id })
    .where("id", "in", [0, ...(moved.files ?? [])])
    .where("client_id", "=", into.id)
    .execute();
  await tx
    .updateTable("client_notes")
    .set({ client_id: from.id })
    .where("id", "in", [0, ...(moved.notes ?? [])])
    .where("client_id", "=", into.id)
    .execute();
}
