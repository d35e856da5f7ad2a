import { type Database, inTransaction } from "#kit/db.ts";
import { roles, tokenMinutes, userTypes } from "../terms.ts";
import { newVerificationToken } from "../tokens.ts";

/**
 * Creates an administrator without a password, for the operator.
 * @returns the token to choose the password, valid for an hour
 */
export function createAdmin(database: Database, input: { email: string; asOf: Date }): Promise<string> {
  return inTransaction(database, async (tx) => {
    const account = await tx
      .insertInto("accounts")
      .values({
        email: input.email.toLowerCase(),
        full_name: "Administrator",
        user_type: userTypes.admin,
        role_id: roles.admin_super_admin,
        email_verified_at: input.asOf,
        created_at: input.asOf,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const { token, hash } = newVerificationToken();
    const expiresAt = new Date(input.asOf.getTime() + tokenMinutes.reset_password * 60_000);
    await tx
      .insertInto("account_tokens")
      .values({
        hash,
        account_id: account.id,
        kind: "reset_password",
        expires_at: expiresAt,
        created_at: input.asOf,
      })
      .execute();
    return token;
  });
}
