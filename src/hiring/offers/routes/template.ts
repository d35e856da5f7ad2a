import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { askApproval, decideApproval } from "../commands/approval.ts";
import { editTemplate } from "../commands/template.ts";
import * as approvals from "../contract-approval.ts";
import * as contract from "../contract-template.ts";
import { offerOf } from "../queries/company.ts";
import { previewOf } from "../queries/preview.ts";
import { templateReply } from "../queries/template.ts";

/** The endpoints of the template of letters, of a letter that is not stored, and of approvals. */
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
    ...onHiring(approvals.askApproval, async ({ tx, actor, params, asOf }) => {
      await askApproval(tx, actor, params.id, asOf);
      return { data: await offerOf(tx, actor, params.id, asOf) };
    }),
    ...onHiring(approvals.decideApproval, async ({ tx, actor, params, body, asOf }) => {
      await decideApproval(tx, actor, { ...body, id: params.id }, asOf);
      return { data: await offerOf(tx, actor, params.id, asOf) };
    }),
  ];
}
