import type { AuditPerson } from "#kit/audit.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import { storeToken } from "#people/accounts/cookie.ts";
import { rememberDevice } from "#people/accounts/device.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { confirmEmailLink, emailLinkOf, refuseEmailLink } from "../commands/email-change.ts";
import { signInWithCode } from "../commands/two-step-login.ts";
import * as contract from "../contract.ts";

/** Binds the endpoints of the second step of signing in, and of the links that confirm a change of email: /auths. */
export function publicSecurity(keys: TokenKeys, box: SecretBox): Bound[] {
  return [
    onDb(contract.twoStepLogin, async (call) => {
      const { body, database, services, origin, asOf, sessionId, setCookie } = call;
      const onOwner = (person: AuditPerson) => call.note({ person });
      const input = { ...body, origin, asOf, endsSession: sessionId, onOwner };
      const signedIn = await signInWithCode(database, { keys, box }, input);
      storeToken(services, setCookie, signedIn.token);
      await rememberDevice(keys, call, signedIn.accountId);
      return signedIn;
    }),
    // The token is not read from a replica, which may lack it.
    onDb(contract.emailLink, async ({ database, query, asOf }) => ({
      data: await emailLinkOf(database.db, query.token, asOf),
    })),
    on(contract.emailLinkConfirm, async ({ tx, body, actor, sessionId, asOf, note }) => {
      const { person, id, state } = await confirmEmailLink(tx, { token: body.token, actor, sessionId, asOf });
      note({ person, after: state });
      return { data: { id: String(id), type: "email_confirmation" as const, attributes: { state } } };
    }),
    on(contract.emailLinkCancel, async ({ tx, body, asOf, note }) => {
      note({ person: await refuseEmailLink(tx, body.token, asOf) });
      return undefined;
    }),
  ];
}
