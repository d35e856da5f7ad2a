import { sql } from "kysely";
import { day } from "#kit/clock.ts";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { isTaxCode } from "#people/companies/tax-code.ts";
import type { Currency } from "#platform/reference/terms.ts";
import type { clientDetail } from "../../contract.ts";
import { type ClientRole, clientLife } from "../../lifecycle.ts";
import { clientRole, namesAm, readsTerms } from "../../policy.ts";
import {
  clientStates,
  type feeTypes,
  mergesMost,
  termFields,
  undoDays,
  type vatKinds,
  type warrantyBases,
} from "../../terms.ts";
import { lastPlacementOf, listedRows, openWorkOf, shownOf, untilOf } from "../rows.ts";

type Client = ReplyOf<typeof clientDetail>["data"];

/** The facts on which an activation depends. */
interface ActivationFacts {
  signed_date: string | null;
  has_contract: boolean;
  country: string;
  tax_code: string | null;
}

/** Returns the facts that an activation requires and that are missing. A foreign client needs no Vietnamese tax code. */
export function missingFor({ signed_date, has_contract, country, tax_code }: ActivationFacts) {
  const hasCode = country !== "VN" || (tax_code !== null && isTaxCode(tax_code));
  return [
    ...(signed_date === null ? (["signed_date"] as const) : []),
    ...(has_contract ? [] : (["contract"] as const)),
    ...(hasCode ? [] : (["tax_code"] as const)),
  ];
}

/** Whether a client has a contract among its files. */
export const hasContract = sql<boolean>`EXISTS (
  SELECT FROM client_files f WHERE f.client_id = c.id AND f.is_contract)`;

/** Returns a client of the agency. @throws Problem 404 */
export async function clientOf(db: Reader, actor: ConsultantActor, id: number, asOf: Date): Promise<Client> {
  const clientId = sql<number>`c.id`;
  const row = await listedRows(db, actor)
    .select(termFields.map((field) => `c.${field}` as const))
    .select(["c.version", "c.activated_at"])
    .select([
      hasContract.as("has_contract"),
      openWorkOf(clientId).as("open_work"),
      lastPlacementOf(clientId).as("last_placement"),
    ])
    .where("c.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  const role = clientRole(actor, row);
  const reads = readsTerms(role);
  return {
    id: String(row.id),
    type: "client",
    attributes: {
      ...shownOf(row),
      terms: reads
        ? {
            ...pick(row, termFields),
            currency: row.currency as Currency,
            vat_kind: row.vat_kind as (typeof vatKinds)[number],
            fee_type: row.fee_type as (typeof feeTypes)[number],
            warranty_basis: row.warranty_basis as (typeof warrantyBases)[number],
          }
        : null,
      missing: reads ? missingFor(row) : null,
      off_limits_until: untilOf(row),
      merged: role === "administrator" ? await mergedInto(db, id, asOf) : [],
      version: row.version,
      can: canOf(role, row),
    },
  };
}

/** Returns the merges into a client that can be undone, the latest first. */
async function mergedInto(db: Reader, id: number, asOf: Date) {
  const since = new Date(asOf.getTime() - undoDays * day);
  const rows = await db
    .selectFrom("client_merges as g")
    .innerJoin("clients as c", "c.id", "g.from_id")
    .select(["c.id", "c.name", "g.merged_at"])
    .where("g.into_id", "=", id)
    .where("c.merged_into", "=", id)
    .where("g.undone_at", "is", null)
    .where("g.merged_at", ">", since)
    .orderBy("g.id", "desc")
    .limit(mergesMost)
    .execute();
  return rows.map(({ id: from, name, merged_at }) => ({
    id: String(from),
    name,
    undo_until: new Date(merged_at.getTime() + undoDays * day),
  }));
}

function canOf(role: ClientRole, row: { status: number; open_work: number }) {
  const state = clientStates[row.status]!;
  const hasOpenWork = row.open_work > 0;
  const { edit, activate, deactivate, reactivate } = clientLife.can(role, state, { hasOpenWork });
  return {
    edit,
    read_terms: readsTerms(role),
    name_am: namesAm(role),
    reassign: role === "administrator",
    activate,
    deactivate,
    deactivate_with_reason: deactivate && hasOpenWork,
    reactivate,
    merge: role === "administrator",
  };
}
