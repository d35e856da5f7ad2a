import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import type { verificationShow } from "../contract.ts";
import { requestDenial } from "../policy.ts";
import { refuseReasons, type VerificationState, verificationStates } from "../terms.ts";

type Verification = ReplyOf<typeof verificationShow>["data"];

/** Returns the state of the verification of the actor's company: by the company's row, else by its newest request. */
export async function verificationOf(db: Reader, actor: CompanyActor): Promise<Verification> {
  const company = await db
    .selectFrom("companies")
    .select([
      "id",
      "verified_at",
      "tax_code",
      "address",
      "verification_revoked_at",
      "verification_revoke_note",
    ])
    .where("id", "=", actor.companyId)
    .executeTakeFirstOrThrow();
  const newest = await db
    .selectFrom("company_verifications")
    .select(["requested_at", "file_name", "refuse_reason_id", "refuse_note", "status"])
    .where("company_id", "=", actor.companyId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const missing = (["tax_code", "address"] as const).filter((field) => company[field] === null);
  const revokedAt = company.verification_revoked_at;
  const isAskedSince = newest && (newest.status === "pending" || newest.requested_at > (revokedAt ?? 0));
  const isRevoked = revokedAt !== null && !isAskedSince;
  const state = company.verified_at ? "verified" : isRevoked ? "revoked" : stateOf(newest);
  return {
    id: String(company.id),
    type: "company_verification",
    attributes: {
      state,
      requested_at: newest?.requested_at ?? null,
      // Members see the state of the verification, but not the name of the licence file.
      file_name: actor.isAdmin ? (newest?.file_name ?? null) : null,
      refuse_reason:
        (state === "refused" && refuseReasons.find(({ id }) => id === newest?.refuse_reason_id)?.key) || null,
      refuse_note: state === "refused" ? (newest?.refuse_note ?? null) : null,
      revoke_note: state === "revoked" ? company.verification_revoke_note : null,
      missing,
      can: { request: actor.isAdmin && requestDenial(state, missing) === null },
    },
  };
}

function stateOf(newest: { status: string } | undefined): VerificationState {
  // A request with the state "verified" may be out of date; `companies.verified_at` decides.
  return verificationStates.find((state) => state === newest?.status && state !== "verified") ?? "none";
}

/** Returns whether the company's page has a cover picture. */
export async function hasCover(db: Reader, { companyId }: CompanyActor): Promise<boolean> {
  const row = await db
    .selectFrom("companies")
    .select("banner_key")
    .where("id", "=", companyId)
    .executeTakeFirstOrThrow();
  return row.banner_key !== null;
}
