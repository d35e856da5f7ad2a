import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import type * as contract from "../contract-parts.ts";
import { clientRole, readsTerms } from "../policy.ts";
import { type ClientEventKind, contactsMost, filesMost, type noteKinds } from "../terms.ts";
import { ofAgency, personOf } from "./rows.ts";

/** @throws Problem 404, 403 `client_not_yours` for a caller who does not read the terms of the client */
export async function assertReadable(db: Reader, actor: ConsultantActor, id: number): Promise<void> {
  const row = await db
    .selectFrom("clients as c")
    .select(["c.owner_id", "c.am_id"])
    .where("c.id", "=", id)
    .where(ofAgency("c", actor))
    .executeTakeFirst();
  if (!row) throw notFound();
  if (!readsTerms(clientRole(actor, row))) throw new Problem(403, "client_not_yours");
}

function contactRows(db: Reader, clientId: number, asOf: Date) {
  return db
    .selectFrom("client_contacts as k")
    .selectAll("k")
    .where("k.client_id", "=", clientId)
    .select(
      sql<Date | null>`(SELECT l.expires_at FROM client_links l
        WHERE l.contact_id = k.id AND l.revoked_at IS NULL AND l.expires_at > ${asOf})`.as("link_until"),
    );
}

type Contact = ReplyOf<typeof contract.addContact>["data"];

function contactReply({
  id,
  client_id: _,
  created_at: __,
  ...attributes
}: Awaited<ReturnType<ReturnType<typeof contactRows>["execute"]>>[number]): Contact {
  return { id: String(id), type: "client_contact", attributes };
}

/** Returns the contacts of a client, those who left last. @throws Problem 404, 403 */
export async function contactsOf(
  db: Reader,
  actor: ConsultantActor,
  id: number,
  asOf: Date,
): Promise<ReplyOf<typeof contract.contacts>> {
  await assertReadable(db, actor, id);
  const rows = await contactRows(db, id, asOf)
    .orderBy(sql`k.left_at IS NOT NULL`)
    .orderBy("k.id")
    .limit(contactsMost)
    .execute();
  return { data: rows.map(contactReply) };
}

/** Returns a contact of a client. @throws Problem 404, 403 */
export async function contactOf(
  db: Reader,
  actor: ConsultantActor,
  { id, contactId }: { id: number; contactId: number },
  asOf: Date,
): Promise<Contact> {
  await assertReadable(db, actor, id);
  const row = await contactRows(db, id, asOf).where("k.id", "=", contactId).executeTakeFirst();
  if (!row) throw notFound();
  return contactReply(row);
}

/** Returns the files of a client, the latest first. @throws Problem 404, 403 */
export async function filesOf(
  db: Reader,
  actor: ConsultantActor,
  id: number,
): Promise<ReplyOf<typeof contract.files>> {
  await assertReadable(db, actor, id);
  const rows = await fileRows(db, id).orderBy("f.id", "desc").limit(filesMost).execute();
  return {
    data: rows.map((row) => ({
      id: String(row.id),
      type: "client_file",
      attributes: {
        name: row.name,
        bytes: row.bytes,
        is_contract: row.is_contract,
        added_by: personOf(row.added_by, row.author),
        added_at: row.added_at,
      },
    })),
  };
}

function fileRows(db: Reader, clientId: number) {
  return db
    .selectFrom("client_files as f")
    .leftJoin("accounts as u", "u.id", "f.added_by")
    .selectAll("f")
    .select("u.full_name as author")
    .where("f.client_id", "=", clientId);
}

/** Returns a stored file of a client, for its download. @throws Problem 404, 403 */
export async function fileRow(
  db: Reader,
  actor: ConsultantActor,
  { id, fileId }: { id: number; fileId: number },
) {
  await assertReadable(db, actor, id);
  const row = await fileRows(db, id).where("f.id", "=", fileId).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Returns a page of the notes about a client, the latest first. @throws Problem 404, 403 */
export async function notesOf(
  db: Reader,
  actor: ConsultantActor,
  id: number,
  { page, items }: QueryOf<typeof contract.notes>,
): Promise<ReplyOf<typeof contract.notes>> {
  await assertReadable(db, actor, id);
  const rows = await db
    .selectFrom("client_notes as n")
    .leftJoin("accounts as u", "u.id", "n.author_id")
    .select(["n.id", "n.kind", "n.text", "n.author_id", "n.created_at", "u.full_name as author"])
    .where("n.client_id", "=", id)
    .orderBy("n.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const total = await countOf(db, "client_notes", id);
  return {
    data: rows.map((row) => ({
      id: String(row.id),
      type: "client_note",
      attributes: {
        kind: row.kind as (typeof noteKinds)[number],
        text: row.text,
        author: personOf(row.author_id, row.author),
        created_at: row.created_at,
        can: { delete: actor.isAdmin || row.author_id === actor.accountId },
      },
    })),
    meta: { page, items, total },
  };
}

interface EventData {
  fields?: string[];
  name?: string;
  reason?: string;
}

/** Returns a page of what happened with a client and with those merged into it, the latest first. @throws Problem 404, 403 */
export async function activitiesOf(
  db: Reader,
  actor: ConsultantActor,
  id: number,
  { page, items }: QueryOf<typeof contract.activities>,
): Promise<ReplyOf<typeof contract.activities>> {
  await assertReadable(db, actor, id);
  const events = db
    .selectFrom("client_events as e")
    .where(
      sql<boolean>`(e.client_id = ${id} OR e.client_id IN (SELECT m.id FROM clients m WHERE m.merged_into = ${id}))`,
    );
  const rows = await events
    .leftJoin("accounts as u", "u.id", "e.actor_id")
    .select(["e.id", "e.kind", "e.at", "e.actor_id", "e.data", "u.full_name as actor"])
    .orderBy("e.id", "desc")
    .limit(items)
    .offset((page - 1) * items)
    .execute();
  const { total } = await events
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return {
    data: rows.map((row) => {
      const { fields = [], name, reason } = row.data as EventData;
      return {
        id: String(row.id),
        type: "client_activity",
        attributes: {
          kind: row.kind as ClientEventKind,
          at: row.at,
          actor: personOf(row.actor_id, row.actor),
          fields,
          text: name ?? reason ?? null,
        },
      };
    }),
    meta: { page, items, total },
  };
}

/** Returns the number of rows of a client in a table. */
export async function countOf(
  db: Reader,
  table: "client_contacts" | "client_files" | "client_notes",
  clientId: number,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("client_id", "=", clientId)
    .executeTakeFirstOrThrow();
  return count;
}
