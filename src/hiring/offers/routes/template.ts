import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { editTemplate } from "../commands/template.ts";
import * as contract from "../contract-template.ts";
import { previewOf } from "../queries/preview.ts";
import { templateReply } from "../queries/template.ts";

/** The endpoints of the template of letters, and of a letter that is not stored. */
export function offerTemplates(): Bound[] {
  return [
    ...onHiring(contract.offerTemplate, async ({ tx, actor }) => ({ data: await templateReply(tx, actor) })),
    ...onHiring(contract.editOfferTemplate, async ({ tx, actor, body, asOf }) => {
      await editTemplate(tx, actor, body, asOf);
      return { data: await templateReply(tx, actor) };
    }),
    ...onHiring(contract.previewOffer, async ({ tx, actor, params, body, asOf }) => ({
      data: await previewOf(tx, actor, { terms: body, applicantId: params.id, asOf }),
    })),
  ];
}
