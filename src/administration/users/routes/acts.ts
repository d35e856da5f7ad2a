import type { AuditFacts } from "#kit/audit.ts";
import type { Tx } from "#kit/db.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import {
  blockUser,
  changeUserRole,
  endUserSessions,
  sendLink,
  unblockUser,
  verifyUser,
} from "../commands/acts.ts";
import { endErasure, eraseUser } from "../commands/erase.ts";
import { type Act, auditedFacts } from "../commands/user-row.ts";
import * as contract from "../contract-acts.ts";
import { oneUser } from "../queries/user.ts";

interface Call {
  tx: Tx;
  actor: AdminActor;
  params: { id: number };
  body: { reason: string };
  asOf: Date;
  note: (facts: AuditFacts) => void;
}

/** Runs an act on a user, and records the user before and after it in the audit log. */
async function recorded({ tx, actor, params, body, asOf, note }: Call, run: (act: Act) => Promise<void>) {
  const before = await auditedFacts(tx, params.id);
  await run({ actor, id: params.id, reason: body.reason, asOf });
  note({ object: { type: "users", id: params.id }, before, after: await auditedFacts(tx, params.id) });
}

async function acted(call: Call, run: (act: Act) => Promise<void>) {
  await recorded(call, run);
  return { data: await oneUser(call.tx, call.actor, call.params.id, call.asOf) };
}

/** Binds the acts of administrators on users: /admins/users/:id. */
export function userActs(): Bound[] {
  return [
    on(contract.userBlock, (call) => acted(call, (act) => blockUser(call.tx, act))),
    on(contract.userUnblock, (call) => acted(call, (act) => unblockUser(call.tx, act))),
    on(contract.userVerifyEmail, (call) => acted(call, (act) => verifyUser(call.tx, act))),
    on(contract.userResendVerification, (call) =>
      acted(call, (act) => sendLink(call.tx, act, "verify_email")),
    ),
    on(contract.userResetLink, (call) => acted(call, (act) => sendLink(call.tx, act, "reset_password"))),
    on(contract.userRole, (call) => acted(call, (act) => changeUserRole(call.tx, act, call.body.role_id))),
    on(contract.userErase, (call) =>
      acted(call, ({ actor, id, reason, asOf }) =>
        eraseUser(call.tx, { actor, id, reason, asOf, email: call.body.email }),
      ),
    ),
    on(contract.userEraseEnd, (call) => acted(call, (act) => endErasure(call.tx, act))),
    on(contract.userSessionsEnd, async (call) => {
      await recorded(call, (act) => endUserSessions(call.tx, act, null));
      return undefined;
    }),
    on(contract.userSessionEnd, async (call) => {
      await recorded(call, (act) => endUserSessions(call.tx, act, call.params.sid));
      return undefined;
    }),
  ];
}
