import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { pick } from "#kit/pick.ts";
import { notFound, Problem } from "#kit/problem.ts";
import { hashToken } from "#people/accounts/tokens.ts";
import type { clientInfo } from "../contract-info.ts";
import type { feeTypes, warrantyBases } from "../terms.ts";

const shown = [
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

/**
 * Returns what the contact who has a link may read of the agreement.
 * @throws Problem 404 for an unknown token, 410 `client_link_ended`
 */
export async function infoOf(
  db: Reader,
  token: string,
  asOf: Date,
): Promise<ReplyOf<typeof clientInfo>["data"]> {
  const row = await db
    .selectFrom("client_links as l")
    .innerJoin("client_contacts as k", "k.id", "l.contact_id")
    .innerJoin("clients as c", "c.id", "k.client_id")
    .innerJoin("agencies as a", "a.id", "c.agency_id")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("accounts as u")
          .select(["u.full_name", "u.email"])
          .where(sql<boolean>`u.id IN (c.am_id, c.owner_id)`)
          .whereRef("u.agency_id", "=", "c.agency_id")
          .where("u.blocked_at", "is", null)
          .where("u.deleted_at", "is", null)
          .orderBy(sql`u.id = c.am_id`, "desc")
          .limit(1)
          .as("m"),
      (join) => join.onTrue(),
    )
    .select(shown.map((field) => `c.${field}` as const))
    .select(["c.id", "c.name", "a.name as agency", "k.full_name as contact", "k.left_at", "c.merged_into"])
    .select(["l.expires_at", "l.revoked_at", "m.full_name", "m.email"])
    .where("l.hash", "=", hashToken(token))
    .executeTakeFirst();
  if (!row) throw notFound();
  const { agency } = row;
  // A contact that did not move in a merge stays with the merged client, whose terms do not apply any more.
  if (row.revoked_at || row.left_at || row.merged_into || row.expires_at <= asOf)
    throw new Problem(410, { code: "client_link_ended", values: { agency } });
  const { signed_date, agreement_until, fee_type, warranty_basis, ...terms } = pick(row, shown);
  return {
    id: String(row.id),
    type: "client_info",
    attributes: {
      agency,
      client: row.name,
      contact: row.contact,
      am: row.full_name && row.email ? { full_name: row.full_name, email: row.email } : null,
      terms: {
        ...terms,
        fee_type: fee_type as (typeof feeTypes)[number],
        warranty_basis: warranty_basis as (typeof warrantyBases)[number],
      },
      signed_date,
      agreement_until,
      expires_at: row.expires_at,
    },
  };
}
