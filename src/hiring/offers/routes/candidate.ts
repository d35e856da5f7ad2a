import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import { answerOffer } from "../commands/answer.ts";
import * as contract from "../contract.ts";
import { fileReply } from "../file.ts";
import { makeLetterPdf } from "../letter.ts";
import { offersOf, ownOffer } from "../queries/own.ts";
import { letterFile } from "./company.ts";

export function candidateOffers(): Bound[] {
  return [
    on(contract.myOffers, async ({ tx, actor, query, asOf }) => ({
      data: await offersOf(tx, actor, { applicationId: query.application_id, asOf }),
    })),
    on(contract.answerOffer, async ({ tx, actor, params, body, asOf }) => {
      await answerOffer(tx, actor, { ...body, id: params.id, asOf });
      const data = (await offersOf(tx, actor, { asOf })).find(({ id }) => id === String(params.id));
      if (!data) throw notFound();
      return { data };
    }),
    onFile(contract.myOfferFile, async ({ database, services, actor, params }) =>
      fileReply(services, await ownOffer(database.db, actor, params.id)),
    ),
    onFile(contract.myOfferLetter, async ({ database, services, actor, params, query, requester }) => {
      const row = await ownOffer(database.db, actor, params.id);
      return letterFile(await makeLetterPdf(services, row, query.language, requester), row.company_name);
    }),
  ];
}
