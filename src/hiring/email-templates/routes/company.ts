import type { Bound } from "#kit/http/handle.ts";
import { languageOf } from "#kit/i18n.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { emailApplicant } from "../commands/send.ts";
import { emailSoon, undoWaiting } from "../commands/send-many.ts";
import { changeTemplate, makeTemplate, removeTemplate } from "../commands/templates.ts";
import * as contract from "../contract.ts";
import * as mails from "../contract-mails.ts";
import { placeholderValuesOf, previewOf } from "../queries/preview.ts";
import { mailsTo, sentMail } from "../queries/sent.ts";
import { templateOf, templatesOf } from "../queries/templates.ts";

export function companyTemplates(): Bound[] {
  return [
    ...onHiring(contract.templates, ({ tx, actor, query }) => templatesOf(tx, actor, query)),
    ...onHiring(contract.createTemplate, async ({ tx, actor, body, asOf }) => {
      const id = await makeTemplate(tx, actor, body, asOf);
      return { data: await templateOf(tx, actor, id) };
    }),
    ...onHiring(contract.placeholderValues, async ({ tx, actor, query, language, services, asOf }) => {
      const spoken = query.language === undefined ? language : languageOf(query.language);
      const { publicUrl } = services.config;
      const options = { applicantId: query.applicant_id, language: spoken, publicUrl, asOf };
      return { data: await placeholderValuesOf(tx, actor, options) };
    }),
    ...onHiring(contract.templateDetail, async ({ tx, actor, params }) => ({
      data: await templateOf(tx, actor, params.id),
    })),
    ...onHiring(contract.editTemplate, async ({ tx, actor, params, body, asOf }) => {
      await changeTemplate(tx, actor, { ...body, id: params.id }, asOf);
      return { data: await templateOf(tx, actor, params.id) };
    }),
    ...onHiring(contract.deleteTemplate, async ({ tx, actor, params }) => {
      await removeTemplate(tx, actor, params.id);
      return undefined;
    }),
    ...onHiring(contract.previewTemplate, async ({ tx, actor, params, body, services, asOf }) => {
      const { publicUrl } = services.config;
      const request = { ...body, id: params.id };
      return { data: await previewOf(tx, actor, request, { publicUrl, asOf }) };
    }),
    ...onHiring(mails.applicantMails, ({ tx, actor, params, query, asOf }) =>
      mailsTo(tx, actor, { id: params.id, items: query.items, asOf }),
    ),
    ...onHiring(mails.sendMail, async ({ tx, actor, params, body, asOf, services }) => {
      const { publicUrl } = services.config;
      const id = await emailApplicant(tx, actor, { ...body, id: params.id }, { asOf, publicUrl });
      return { data: await sentMail(tx, actor, id) };
    }),
    ...onHiring(mails.sendMails, async ({ tx, actor, body, asOf, services, errorText }) => {
      const { publicUrl } = services.config;
      return emailSoon(tx, actor, body, { asOf, publicUrl }, errorText);
    }),
    ...onHiring(mails.undoMails, async ({ tx, actor, params }) => {
      await undoWaiting(tx, actor, params.id);
      return undefined;
    }),
  ];
}
