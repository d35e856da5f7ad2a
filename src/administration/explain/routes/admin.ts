import { type Bound, on } from "#kit/http/handle.ts";
import { explain } from "../contract.ts";
import { explanationOf } from "../queries/explanation.ts";

/** Binds the endpoint that explains a denial: /admins/explain. */
export function explanations(): Bound[] {
  return [
    on(explain, async ({ tx, query, asOf, errorText, note }) => {
      const { account_id: accountId, verb, object: about } = query;
      const { step, code, facts } = await explanationOf(tx, { accountId, verb, about, asOf });
      note({ object: { type: "accounts", id: accountId } });
      const text = code === null ? null : errorText({ code });
      const attributes = { allowed: code === null, step, code, text, facts };
      return { data: { id: `${accountId} ${verb} ${about}`, type: "explanation" as const, attributes } };
    }),
  ];
}
