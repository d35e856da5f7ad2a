import { type Bound, on, onFile } from "#kit/http/handle.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { answerOffer } from "../commands/answer.ts";
import * as contract from "../contract-link.ts";
import { fileReply } from "../file.ts";
import { makeLetterPdf } from "../letter.ts";
import { readLink } from "../link.ts";
import { linkedOffer, linkedRow } from "../queries/own.ts";
import { letterFile } from "./company.ts";

/** The endpoints for the signed link of an offer, without a session. */
export function publicOffers(keys: TokenKeys): Bound[] {
  return [
    on(contract.linkedOffer, async ({ tx, query, asOf }) => ({
      data: await linkedOffer(tx, await readLink(keys, query.token, asOf), asOf),
    })),
    on(contract.answerLinkedOffer, async ({ tx, body, asOf }) => {
      const { token, answer, note } = body;
      const id = await readLink(keys, token, asOf);
      await answerOffer(tx, null, { id, answer, note, asOf });
      return { data: await linkedOffer(tx, id, asOf) };
    }),
    onFile(contract.linkedOfferLetter, async ({ database, services, query, asOf, requester }) => {
      const row = await linkedRow(database.db, await readLink(keys, query.token, asOf));
      return letterFile(await makeLetterPdf(services, row, query.language, requester), row.company_name);
    }),
    onFile(contract.linkedOfferFile, async ({ database, services, query, asOf }) =>
      fileReply(services, await linkedRow(database.db, await readLink(keys, query.token, asOf))),
    ),
  ];
}
