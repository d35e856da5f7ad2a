import { attachmentHeaders } from "#kit/files/download.ts";
import type { Bound } from "#kit/http/handle.ts";
import { onHiring, onHiringDb, onHiringFile } from "#people/accounts/hiring-routes.ts";
import { type TokenKeys, tokensOf } from "#people/accounts/tokens.ts";
import { attachFile, removeFile } from "../commands/file.ts";
import { fillJob, undoFill } from "../commands/fill.ts";
import { cancelOffer, createOffer, editOffer, sendOffer } from "../commands/write.ts";
import * as contract from "../contract.ts";
import * as filling from "../contract-fill.ts";
import { companyOffers as listed } from "../contract-list.ts";
import { fileReply } from "../file.ts";
import { makeLetterPdf } from "../letter.ts";
import { offerOf, offersTo } from "../queries/company.ts";
import { fillOf } from "../queries/filled.ts";
import { offerList } from "../queries/list.ts";
import { findOffer } from "../queries/shared.ts";

export function companyOffers(keys: TokenKeys): Bound[] {
  return [
    ...onHiring(contract.applicantOffers, async ({ tx, actor, params, asOf }) =>
      offersTo(tx, actor, params.id, asOf),
    ),
    ...onHiring(listed, async ({ tx, actor, query }) => offerList(tx, actor, query)),
    ...onHiring(contract.createOffer, async ({ tx, actor, params, body, asOf }) => {
      const { send, ...terms } = body;
      const id = await createOffer(tx, actor, { ...terms, applicantId: params.id, asOf });
      if (send) await sendOffer(tx, actor, { id, asOf, tokenOf: tokensOf(keys, asOf) });
      return { data: await offerOf(tx, actor, id, asOf) };
    }),
    ...onHiring(contract.editOffer, async ({ tx, actor, params, body, asOf }) => {
      const { send, ...terms } = body;
      const { id } = params;
      await editOffer(tx, actor, { ...terms, id, asOf });
      if (send) await sendOffer(tx, actor, { id, asOf, tokenOf: tokensOf(keys, asOf) });
      return { data: await offerOf(tx, actor, id, asOf) };
    }),
    ...onHiring(contract.sendOffer, async ({ tx, actor, params, asOf }) => {
      await sendOffer(tx, actor, { id: params.id, asOf, tokenOf: tokensOf(keys, asOf) });
      return { data: await offerOf(tx, actor, params.id, asOf) };
    }),
    ...onHiring(contract.cancelOffer, async ({ tx, actor, params, body, asOf }) => {
      await cancelOffer(tx, actor, {
        id: params.id,
        note: body.note,
        asOf,
        tokenOf: tokensOf(keys, asOf),
      });
      return { data: await offerOf(tx, actor, params.id, asOf) };
    }),
    ...onHiring(filling.jobFilled, async ({ tx, actor, params, asOf }) => ({
      data: await fillOf(tx, actor, params.id, asOf),
    })),
    ...onHiring(filling.fillJob, async ({ tx, actor, params, asOf }) => {
      const rejected = await fillJob(tx, actor, params.id, asOf);
      return { data: await fillOf(tx, actor, params.id, asOf), meta: { rejected } };
    }),
    ...onHiring(filling.undoFill, async ({ tx, actor, params, asOf }) => {
      const restored = await undoFill(tx, actor, params.id, asOf);
      return { data: await fillOf(tx, actor, params.id, asOf), meta: { restored } };
    }),
    ...onHiringDb(contract.attachFile, async ({ database, services, actor, params, files, asOf }) => {
      await attachFile(services, actor, { id: params.id, file: files.file, asOf });
      return { data: await offerOf(database.db, actor, params.id, asOf) };
    }),
    ...onHiring(contract.removeFile, async ({ tx, actor, params, asOf }) => {
      await removeFile(tx, actor, { id: params.id, asOf });
      return { data: await offerOf(tx, actor, params.id, asOf) };
    }),
    ...onHiringFile(contract.offerFile, async ({ database, services, actor, params }) =>
      fileReply(services, await findOffer(database.db, actor, params.id)),
    ),
    ...onHiringFile(contract.offerLetter, async ({ database, services, actor, params, query, requester }) => {
      const row = await findOffer(database.db, actor, params.id);
      return letterFile(await makeLetterPdf(services, row, query.language, requester), row.applicant_name);
    }),
  ];
}

/** Returns the letter as a download. */
export function letterFile(pdf: Buffer, name: string) {
  return {
    stream: pdf,
    headers: attachmentHeaders(`Offer ${name}.pdf`, "application/pdf"),
  };
}
