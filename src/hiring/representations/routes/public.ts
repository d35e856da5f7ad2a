import { type Bound, on } from "#kit/http/handle.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { answerByLink, revokeByLink } from "../commands/answer.ts";
import * as contract from "../contract-link.ts";
import { readLink } from "../link.ts";
import { linkedView } from "../queries/linked.ts";

/** The endpoints for the signed link of a request, without a session. */
export function publicRepresentations(keys: TokenKeys): Bound[] {
  return [
    on(contract.linkedRepresentation, async ({ tx, params, language, asOf }) => ({
      data: await linkedView(tx, await readLink(keys, params.token, asOf), { language, asOf }),
    })),
    on(contract.answerLinked, async ({ tx, params, body, language, asOf }) => {
      const id = await readLink(keys, params.token, asOf);
      await answerByLink(tx, { id, answer: body.answer, asOf });
      return { data: await linkedView(tx, id, { language, asOf }) };
    }),
    on(contract.revokeLinked, async ({ tx, params, language, asOf }) => {
      const id = await readLink(keys, params.token, asOf);
      await revokeByLink(tx, { id, asOf });
      return { data: await linkedView(tx, id, { language, asOf }) };
    }),
  ];
}
