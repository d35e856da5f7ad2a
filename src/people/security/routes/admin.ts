import { type Bound, onDb } from "#kit/http/handle.ts";
import { resetTwoStep } from "../commands/two-step.ts";
import { twoStepReset } from "../contract.ts";

/** Binds the endpoint that resets the two-step login of a colleague: /admins. */
export function adminSecurity(): Bound[] {
  return [
    onDb(twoStepReset, async ({ database, actor, body, origin, asOf, note }) => {
      const { email, current_password: password, reason } = body;
      const id = await resetTwoStep(database, actor, { email, reason, password, ip: origin.ip, asOf });
      note({ object: { type: "accounts", id } });
      return undefined;
    }),
  ];
}
