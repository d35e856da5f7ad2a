import { type Bound, on } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import { createKey, revokeKey } from "../commands/keys.ts";
import * as contract from "../contract.ts";
import { keysOf } from "../queries.ts";

/** Binds the endpoints of a company's API keys. */
export function companyKeys(): Bound[] {
  return [
    on(contract.keyList, ({ tx, actor, asOf }) => keysOf(tx, actor, asOf)),
    on(contract.keyCreate, async ({ tx, actor, body, asOf, note }) => {
      const { id, token } = await createKey(tx, actor, body, asOf);
      note({ after: { id, scopes: body.scopes.join(" "), days: body.days } });
      const { data } = await keysOf(tx, actor, asOf);
      const made = data.find((key) => key.id === String(id));
      if (!made) throw notFound();
      return { data: made, token };
    }),
    on(contract.keyRevoke, async ({ tx, actor, params, asOf }) => {
      await revokeKey(tx, actor, params.id, asOf);
      return undefined;
    }),
  ];
}
