import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { QueryOf, ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { type AdminActor, adminRole } from "#people/accounts/actor.ts";
import { logoUrl } from "#people/companies/logo.ts";
import { nameHas } from "#people/companies/queries/shared.ts";
import { isTaxCode } from "#people/companies/tax-code.ts";
import type { requestDetail, requests } from "../contract-admin.ts";
import { type RequestFacts, type RequestState, requestLife } from "../lifecycle.ts";
import { refuseReasons } from "../terms.ts";

type Row = Awaited<ReturnType<ReturnType<typeof joined>["executeTakeFirstOrThrow"]>>;

function joined(db: Reader) {
  return db
    .selectFrom("company_verifications as v")
    .innerJoin("companies as c", "c.id", "v.company_id")
    .where("c.merged_into", "is", null)
    .innerJoin("accounts as r", "r.id", "v.requested_by")
    .leftJoin("accounts as d", "d.id", "v.decided_by")
    .select(["v.id", "v.company_id", "v.status", "v.requested_at", "v.decided_at", "v.refuse_reason_id"])
    .leftJoin("accounts as w", "w.id", "v.revoked_by")
    .select(["v.revoked_at", "v.revoke_note", "w.full_name as revoker"])
    .select(["v.refuse_note", "v.file_key", "v.file_name", "v.file_type"])
    .select(["c.name", "c.slug", "c.logo_key", "c.tax_code", "c.blocked_at", "c.verified_at"])
    .select(["c.address", "c.location_id", "c.industry_ids", "c.size_id", "c.founded_year", "c.website"])
    .select(["c.email as company_email", "c.phone", "c.created_at"])
    .select(["r.full_name as requester", "r.email as requester_email", "d.full_name as decider"])
    .select(
      sql<number>`(SELECT count(*) FROM company_verifications e
        WHERE e.company_id = v.company_id AND e.id < v.id)`.as("earlier"),
    );
}

/** Returns a page of the requests for verification in one state, and the number of requests in each state. */
export async function verificationRequests(
  db: Reader,
  _actor: AdminActor,
  { status, search, page, items }: QueryOf<typeof requests>,
): Promise<ReplyOf<typeof requests>> {
  const named = nameHas(search ?? "");
  const found = db
    .selectFrom("company_verifications as v")
    .innerJoin("companies as c", "c.id", "v.company_id")
    .where((eb) => eb.and(named));
  const [rows, counted] = await Promise.all([
    joined(db)
      .where("v.status", "=", status)
      .where((eb) => eb.and(named))
      .orderBy("v.id", status === "pending" ? "asc" : "desc")
      .offset((page - 1) * items)
      .limit(items)
      .execute(),
    found
      .select(({ fn }) => ["v.status", fn.countAll<number>().as("count")])
      .groupBy("v.status")
      .execute(),
  ]);
  const count = (state: RequestState) => counted.find((row) => row.status === state)?.count ?? 0;
  return {
    data: rows.map((row) => ({
      id: String(row.id),
      type: "company_verification_request",
      attributes: rowAttributes(row),
    })),
    meta: {
      page,
      items,
      total: count(status),
      counts: {
        all_pending: count("pending"),
        all_verified: count("verified"),
        all_refused: count("refused"),
        all_revoked: count("revoked"),
      },
    },
  };
}

/** @throws Problem 404 */
export async function verificationRequest(
  db: Reader,
  actor: AdminActor,
  id: number,
): Promise<ReplyOf<typeof requestDetail>["data"]> {
  const row = await requestRow(db, actor, id);
  return {
    id: String(row.id),
    type: "company_verification_request",
    attributes: {
      ...rowAttributes(row),
      file: {
        name: row.file_name,
        type: row.file_type as "application/pdf" | "image/webp",
        url: `/api/v2/admins/company_verifications/${row.id}/licence`,
      },
      facts: {
        tax_code_valid: row.tax_code !== null && isTaxCode(row.tax_code),
        address: row.address,
        location_id: row.location_id,
        industry_ids: row.industry_ids,
        size_id: row.size_id,
        founded_year: row.founded_year,
        website: row.website,
        email: row.company_email,
        phone: row.phone,
        created_at: row.created_at,
        blocked: row.blocked_at !== null,
        verified: row.verified_at !== null,
      },
      version: versionOf(row),
      can: requestLife.can(adminRole(actor), row.status as RequestState, factsOf(row)),
    },
  };
}

/** @throws Problem 404 */
export async function requestRow(db: Reader, _actor: AdminActor, id: number): Promise<Row> {
  const row = await joined(db).where("v.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Returns a hash of the company's details that a verification confirms: name, tax code and address. */
export function versionOf(company: { name: string; tax_code: string | null; address: string | null }) {
  const { name, tax_code, address } = company;
  return createHash("sha256")
    .update(JSON.stringify([name, tax_code, address]))
    .digest("hex")
    .slice(0, 16);
}

export function factsOf(company: {
  blocked_at: Date | null;
  tax_code: string | null;
  address: string | null;
  verified_at: Date | null;
}): RequestFacts {
  return {
    blocked: company.blocked_at !== null,
    complete: company.tax_code !== null && company.address !== null,
    verified: company.verified_at !== null,
  };
}

function rowAttributes(row: Row): ReplyOf<typeof requests>["data"][number]["attributes"] {
  return {
    status: row.status as RequestState,
    company: {
      id: String(row.company_id),
      name: row.name,
      slug: row.slug,
      logo: logoUrl(row.company_id, row.logo_key),
    },
    tax_code: row.tax_code,
    requested_at: row.requested_at,
    requested_by: { full_name: row.requester, email: row.requester_email },
    decided_at: row.decided_at,
    decided_by: row.decider,
    refuse_reason: refuseReasons.find(({ id }) => id === row.refuse_reason_id)?.key ?? null,
    refuse_note: row.refuse_note,
    revoked: row.revoked_at && { at: row.revoked_at, by: row.revoker, note: row.revoke_note ?? "" },
    earlier: row.earlier,
  };
}
