import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { isTaxCode } from "#people/companies/tax-code.ts";
import type { Currency } from "#platform/reference/terms.ts";
import type { clientDetail } from "../contract.ts";
import { type ClientRole, clientLife } from "../lifecycle.ts";
import { clientRole, namesAm, readsTerms } from "../policy.ts";
import { clientStates, type feeTypes, termFields, type vatKinds, type warrantyBases } from "../terms.ts";
import { lastPlacementOf, listedRows, openWorkOf, shownOf, untilOf } from "./rows.ts";

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
export async function clientOf(db: Reader, actor: ConsultantActor, id: number): Promise<Client> {
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
      version: row.version,
      can: canOf(role, row),
    },
  };
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
