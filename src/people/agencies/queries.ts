import { createHash } from "node:crypto";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { apiPrefix } from "#kit/inject.ts";
import { notFound } from "#kit/problem.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { agencyLogo, type agencyShow } from "./contract.ts";
import { mayEdit } from "./policy.ts";

/** Returns the details of the actor's agency. */
export async function agencyOf(db: Reader, actor: ConsultantActor): Promise<ReplyOf<typeof agencyShow>> {
  const { id, logo_key, ...row } = await db
    .selectFrom("agencies")
    .select([
      "id",
      "name",
      "legal_name",
      "tax_code",
      "address",
      "phone",
      "logo_key",
      "bank_name",
      "bank_account",
    ])
    .select(["bank_holder", "invoice_prefix", "am_review", "licence_note", "version"])
    .where("id", "=", actor.agencyId)
    .executeTakeFirstOrThrow();
  const attributes = { ...row, logo: logoUrl(logo_key), can: { edit: mayEdit(actor) === true } };
  return { data: { id: String(id), type: "agency", attributes } };
}

/** Returns the storage key of the logo of the actor's agency. @throws Problem 404 without a logo */
export async function agencyLogoKey(db: Reader, { agencyId }: ConsultantActor): Promise<string> {
  const row = await db
    .selectFrom("agencies")
    .select("logo_key")
    .where("id", "=", agencyId)
    .executeTakeFirst();
  if (!row?.logo_key) throw notFound();
  return row.logo_key;
}

/** Returns the address of the logo. Browsers may cache the file: `v` changes with it. */
function logoUrl(key: string | null): string | null {
  if (key === null) return null;
  const version = createHash("sha256").update(key).digest("hex").slice(0, 10);
  return `${apiPrefix}${agencyLogo.path}?v=${version}`;
}
