import type { Tx } from "#kit/db.ts";
import { hashToken, newVerificationToken } from "#people/accounts/tokens.ts";
import { tokenStart } from "#people/api-keys/terms.ts";
import { plusDays } from "../calendar.ts";

/** Inserts an API key of the demo company. Its token is not stored, so the key cannot be used. */
export async function addApiKey(
  tx: Tx,
  { companyId, accountId, asOf }: { companyId: number; accountId: number; asOf: Date },
): Promise<void> {
  const token = tokenStart + newVerificationToken().token;
  const made = plusDays(asOf, -40);
  await tx
    .insertInto("api_keys")
    .values({
      company_id: companyId,
      created_by: accountId,
      name: "ERP",
      created_at: made,
      hint: token.slice(0, 10),
      token_hash: hashToken(token),
      scopes: ["jobs:read", "applicants:read", "offers:read"],
      expires_at: plusDays(made, 365),
      last_used_at: plusDays(asOf, -1),
    })
    .execute();
}
