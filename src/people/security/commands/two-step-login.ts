import type { AuditPerson } from "#kit/audit.ts";
import { type Database, inTransaction } from "#kit/db.ts";
import type { Origin } from "#kit/http/handle.ts";
import { Problem } from "#kit/problem.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import { openSession } from "#people/accounts/commands/sign-in.ts";
import { resetHits } from "#people/accounts/rate-limit.ts";
import { auditPersonOfRow } from "#people/accounts/sessions.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { openChallenge, passwordPrint } from "#people/accounts/two-step.ts";
import { codeBucket, countCode, takeCode } from "./two-step.ts";

/**
 * Signs in with a code, within five minutes after the right password.
 * @throws Problem 401 `challenge_expired`, 403 `login_blocked`, 422 at /code `code_wrong`, 429
 */
export async function signInWithCode(
  database: Database,
  { keys, box }: { keys: TokenKeys; box: SecretBox },
  input: {
    challenge: string;
    code: string;
    origin: Origin;
    asOf: Date;
    endsSession: string | null;
    onOwner: (person: AuditPerson) => void;
  },
) {
  const { asOf } = input;
  const opened = await openChallenge(keys, input.challenge, asOf);
  const account =
    opened &&
    (await database.db
      .selectFrom("accounts")
      .selectAll()
      .where("id", "=", opened.accountId)
      .executeTakeFirst());
  if (!account || passwordPrint(account).toString("base64url") !== opened.print)
    throw new Problem(401, "challenge_expired");
  input.onOwner(auditPersonOfRow(account));
  if (account.blocked_at) throw new Problem(403, "login_blocked");
  await countCode(database.db, account.id, asOf);
  return inTransaction(database, async (tx) => {
    await takeCode(tx, account.id, input, box);
    await resetHits(tx, codeBucket(account.id));
    return openSession(tx, keys, account, input);
  });
}
