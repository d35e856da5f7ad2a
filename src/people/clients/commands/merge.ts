import { day } from "#kit/clock.ts";
import type { Reader, Tx } from "#kit/db.ts";
import { conflict, invalid, notFound, Problem } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { type ClientPair, clientRows } from "../contributions.ts";
import { countOf } from "../queries/parts.ts";
import { contactsMost, filesMost, undoDays } from "../terms.ts";
import { type LockedClient, lockClient } from "./lock.ts";
import { recordClient } from "./log.ts";
import { type Moved, movable, moveParts, restoreParts } from "./move-parts.ts";

/** The fields of two clients that a merge compares. */
const compared = [
  "name",
  "tax_code",
  "country",
  "currency",
  "fee_type",
  "fee_bps",
  "fee_fixed",
  "fee_min",
  "fee_months",
  "warranty_days",
  "warranty_basis",
  "payment_days",
  "signed_date",
  "agreement_until",
] as const;

const noMoves = { orders: 0, placements: 0, invoices: 0, ownerships: 0, contacts: 0, files: 0, notes: 0 };

/**
 * Merges a client into another one, or only returns what a merge would do.
 * @throws Problem 404, 403 `client_not_yours`, 409 `client_contacts_full`, `client_files_full`, 422 `client_merge_itself`
 */
export async function mergeClient(
  tx: Tx,
  actor: ConsultantActor,
  { id, intoId, preview, asOf }: { id: number; intoId: number; preview: boolean; asOf: Date },
) {
  if (!actor.isAdmin) {
    await lockClient(tx, actor, id);
    throw new Problem(403, "client_not_yours");
  }
  if (id === intoId) throw invalid("/into_id", "client_merge_itself");
  const { from, into } = await lockBoth(tx, actor, id, intoId);
  const pair = pairOf(from, into);
  const effect = await effectOf(tx, pair);
  const undoUntil = preview ? null : new Date(asOf.getTime() + undoDays * day);
  if (!preview) await move(tx, actor, { pair, name: from.row.name, asOf });
  return {
    into_id: String(intoId),
    moves: effect.moves,
    conflicts: {
      contacts: effect.remaining,
      fields: compared.filter((field) => from.row[field] !== into.row[field]),
    },
    undo_until: undoUntil,
  };
}

/** Locks two clients in the order of their ids, so that two merges cannot deadlock. */
async function lockBoth(tx: Tx, actor: ConsultantActor, id: number, intoId: number) {
  const first = await lockClient(tx, actor, Math.min(id, intoId));
  const second = await lockClient(tx, actor, Math.max(id, intoId));
  return id < intoId ? { from: first, into: second } : { from: second, into: first };
}

const pairOf = (from: LockedClient, into: LockedClient): ClientPair => ({
  from: { id: from.row.id, companyId: from.row.company_id },
  into: { id: into.row.id, companyId: into.row.company_id },
});

async function effectOf(tx: Reader, pair: ClientPair) {
  const contacts = await tx
    .selectFrom("client_contacts")
    .select(["full_name", movable(pair).as("moves")])
    .where("client_id", "=", pair.from.id)
    .orderBy("id")
    .execute();
  const moving = contacts.filter(({ moves }) => moves).length;
  const files = await countOf(tx, "client_files", pair.from.id);
  if (moving + (await countOf(tx, "client_contacts", pair.into.id)) > contactsMost)
    throw conflict("client_contacts_full", contactsMost, { max: contactsMost });
  if (files + (await countOf(tx, "client_files", pair.into.id)) > filesMost)
    throw conflict("client_files_full", filesMost, { max: filesMost });
  const notes = await countOf(tx, "client_notes", pair.from.id);
  const later: Partial<typeof noMoves> = {};
  for (const rows of clientRows()) later[rows.kind] = await rows.count(tx, pair);
  return {
    moves: { ...noMoves, ...later, contacts: moving, files, notes },
    remaining: contacts.filter(({ moves }) => !moves).map(({ full_name }) => full_name),
  };
}

async function move(
  tx: Tx,
  actor: ConsultantActor,
  { pair, name, asOf }: { pair: ClientPair; name: string; asOf: Date },
): Promise<void> {
  const { from, into } = pair;
  const moved: Moved = await moveParts(tx, pair);
  for (const rows of clientRows()) moved[rows.kind] = await rows.move(tx, pair);
  // Clients that were merged into the first one point to the second from now on.
  const merged = await tx
    .updateTable("clients")
    .set({ merged_into: into.id })
    .where("merged_into", "=", from.id)
    .returning("id")
    .execute();
  moved.merged = merged.map((row) => row.id);
  await tx.updateTable("clients").set({ merged_into: into.id }).where("id", "=", from.id).execute();
  await tx
    .insertInto("client_merges")
    .values({
      from_id: from.id,
      into_id: into.id,
      moved: JSON.stringify(moved),
      merged_by: actor.accountId,
      merged_at: asOf,
    })
    .execute();
  await recordClient(tx, actor, { clientId: into.id, kind: "merge", at: asOf, data: { name } });
}

/**
 * Undoes the merge of a client: the rows that the merge moved, and that still belong to the other client, move back.
 * @throws Problem 404, 403 `client_not_yours`, 409 `client_undo_over`, `client_undo_order`
 */
export async function undoMergeOf(
  tx: Tx,
  actor: ConsultantActor,
  { id, asOf }: { id: number; asOf: Date },
): Promise<void> {
  const merge = await openMerge(tx, actor, id);
  if (!actor.isAdmin) throw new Problem(403, "client_not_yours");
  const ends = new Date(merge.merged_at.getTime() + undoDays * day);
  if (ends <= asOf) throw conflict("client_undo_over", ends, { days: undoDays });
  // A later merge of the other client has to be undone first.
  if (merge.merged_into !== merge.into_id) throw conflict("client_undo_order", merge.merged_into);
  const into = await lockClient(tx, actor, merge.into_id);
  const pair = {
    from: { id, companyId: merge.company_id },
    into: { id: merge.into_id, companyId: into.row.company_id },
  };
  const moved = merge.moved as unknown as Moved;
  await restoreParts(tx, pair, moved);
  for (const rows of clientRows()) await rows.restore(tx, pair, moved[rows.kind] ?? []);
  await tx
    .updateTable("clients")
    .set({ merged_into: id })
    .where("id", "in", [0, ...(moved.merged ?? [])])
    .execute();
  await tx.updateTable("clients").set({ merged_into: null }).where("id", "=", id).execute();
  await tx.updateTable("client_merges").set({ undone_at: asOf }).where("id", "=", merge.id).execute();
  const data = { name: merge.name };
  await recordClient(tx, actor, { clientId: merge.into_id, kind: "unmerge", at: asOf, data });
}

/** Locks the merge of a client of the agency that was not undone. @throws Problem 404 */
async function openMerge(tx: Tx, { agencyId }: ConsultantActor, id: number) {
  const merge = await tx
    .selectFrom("client_merges as g")
    .innerJoin("clients as c", "c.id", "g.from_id")
    .selectAll("g")
    .select(["c.name", "c.company_id", "c.merged_into"])
    .where("g.from_id", "=", id)
    .where("c.agency_id", "=", agencyId)
    .where("g.undone_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!merge) throw notFound();
  return merge;
}
