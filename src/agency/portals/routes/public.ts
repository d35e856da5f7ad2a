import { type Bound, on, onDb } from "#kit/http/handle.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { answerPerson } from "../commands/answer.ts";
import { enterPortal } from "../commands/enter.ts";
import { askQuestion } from "../commands/questions.ts";
import * as contract from "../contract-public.ts";
import { askInPortal } from "../contract-questions.ts";
import { openedPortalOf } from "../queries/entered.ts";
import { openedView } from "../queries/opened.ts";

/** Portals for the contacts of clients, who have no account: the address and the code give access. */
export function publicPortals(keys: TokenKeys): Bound[] {
  return [
    on(contract.openedPortal, async ({ tx, params, query, asOf }) => {
      const portal = await openedPortalOf(tx, keys, { ...params, ...query }, asOf);
      return { data: await openedView(tx, portal, asOf) };
    }),
    onDb(contract.openPortal, async ({ database, params, body, asOf }) => ({
      pass: await enterPortal(database, keys, { ...params, ...body, asOf }),
    })),
    on(contract.answerInPortal, async ({ tx, params, query, body, asOf }) => {
      const portal = await openedPortalOf(tx, keys, { ...params, ...query }, asOf);
      await answerPerson(tx, portal, { ...body, code: params.code, asOf });
      return { data: await openedView(tx, portal, asOf) };
    }),
    on(askInPortal, async ({ tx, params, query, body, asOf }) => {
      const portal = await openedPortalOf(tx, keys, { ...params, ...query }, asOf);
      await askQuestion(tx, portal, { text: body.text, about: body.about || null, asOf });
      return { data: await openedView(tx, portal, asOf) };
    }),
  ];
}
