import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import { endOwnSession, endSessions } from "#people/accounts/sessions.ts";
import { beginEmailChange, cancelEmailChange } from "../commands/email-change.ts";
import { beginTwoStep, confirmTwoStep, endTwoStep, renewRecoveryCodes } from "../commands/two-step.ts";
import * as contract from "../contract.ts";
import { devicesOf, emailChangeOf, twoStepOf } from "../queries.ts";

/** Binds the endpoints of devices, change of email and two-step login of the caller's account: /account. */
export function sessionSecurity(box: SecretBox): Bound[] {
  return [
    on(contract.devices, ({ tx, actor, sessionId, asOf }) => devicesOf(tx, actor, { sessionId, asOf })),
    on(contract.deviceSignOut, async ({ tx, actor, params, asOf }) => {
      if (!(await endOwnSession(tx, actor.accountId, params.id, asOf))) throw notFound();
      return undefined;
    }),
    on(contract.otherDevicesSignOut, async ({ tx, actor, sessionId, asOf }) => {
      await endSessions(tx, actor.accountId, asOf, sessionId);
      return undefined;
    }),
    on(contract.emailChange, ({ tx, actor, asOf }) => emailChangeOf(tx, actor, asOf)),
    onDb(contract.emailChangeBegin, async ({ database, services, actor, body, origin, asOf }) => {
      const { email, current_password: password } = body;
      const safe = services.config.ENUMERATION_SAFE;
      await beginEmailChange(database, actor, { email, password, safe, ip: origin.ip, asOf });
      return undefined;
    }),
    on(contract.emailChangeCancel, async ({ tx, actor }) => {
      await cancelEmailChange(tx, actor.accountId);
      return undefined;
    }),
    on(contract.twoStep, ({ tx, actor, services }) => twoStepOf(tx, actor, services.config.staffTwoStep)),
    onDb(contract.twoStepBegin, async ({ database, actor, body, origin, asOf }) => {
      const given = { password: body.current_password, ip: origin.ip, asOf };
      const attributes = await beginTwoStep(database, actor, given, box);
      return { data: { id: String(actor.accountId), type: "two_step_setup" as const, attributes } };
    }),
    onDb(contract.twoStepConfirm, async ({ database, actor, body, sessionId, asOf }) => {
      const codes = await confirmTwoStep(database, actor, { code: body.code, sessionId, asOf }, box);
      return {
        data: { id: String(actor.accountId), type: "recovery_codes" as const, attributes: { codes } },
      };
    }),
    onDb(contract.twoStepEnd, async ({ database, actor, body, origin, asOf }) => {
      const { current_password: password, code } = body;
      await endTwoStep(database, actor, { password, code, ip: origin.ip, asOf }, box);
      return undefined;
    }),
    onDb(contract.recoveryCodesRenew, async ({ database, actor, body, origin, asOf }) => {
      const given = { password: body.current_password, ip: origin.ip, asOf };
      const codes = await renewRecoveryCodes(database, actor, given);
      return {
        data: { id: String(actor.accountId), type: "recovery_codes" as const, attributes: { codes } },
      };
    }),
  ];
}
