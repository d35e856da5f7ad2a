import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { type Bound, on } from "#kit/http/handle.ts";
import { languageOf } from "#kit/i18n.ts";
import { emailApplicant } from "../commands/send.ts";
import { emailSoon, undoWaiting } from "../commands/send-many.ts";
import { changeTemplate, makeTemplate, removeTemplate } from "../commands/templates.ts";
import * as contract from "../contract.ts";
import * as mails from "../contract-mails.ts";
import { previewOf, valuesAsked } from "../queries/preview.ts";
import { mailSent, mailsTo } from "../queries/sent.ts";
import { templateOf, templatesOf } from "../queries/templates.ts";

/** A company's email templates, and emails to its applicants. */
export function companyTemplates(): Bound[] {
  return [
    on(contract.templates, ({ tx, actor, query }) => templatesOf(tx, hiringForCompany(actor), query)),
    on(contract.createTemplate, async ({ tx, actor, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const id = await makeTemplate(tx, recruiter, body, asOf);
      return { data: await templateOf(tx, recruiter, id) };
    }),
    on(contract.placeholderValues, async ({ tx, actor, query, language, services, asOf }) => {
      const spoken = query.language === undefined ? language : languageOf(query.language);
      const { publicUrl } = services.config;
      const asked = { applicantId: query.applicant_id, language: spoken, publicUrl, asOf };
      return { data: await valuesAsked(tx, hiringForCompany(actor), asked) };
    }),
    on(contract.templateDetail, async ({ tx, actor, params }) => ({
      data: await templateOf(tx, hiringForCompany(actor), params.id),
    })),
    on(contract.editTemplate, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      await changeTemplate(tx, recruiter, { ...body, id: params.id }, asOf);
      return { data: await templateOf(tx, recruiter, params.id) };
    }),
    on(contract.deleteTemplate, async ({ tx, actor, params }) => {
      await removeTemplate(tx, hiringForCompany(actor), params.id);
      return undefined;
    }),
    on(contract.previewTemplate, async ({ tx, actor, params, body, services, asOf }) => {
      const { publicUrl } = services.config;
      const asked = { ...body, id: params.id };
      return { data: await previewOf(tx, hiringForCompany(actor), asked, { publicUrl, asOf }) };
    }),
    on(mails.applicantMails, ({ tx, actor, params, query, asOf }) =>
      mailsTo(tx, hiringForCompany(actor), { id: params.id, items: query.items, asOf }),
    ),
    on(mails.sendMail, async ({ tx, actor, params, body, asOf, services }) => {
      const recruiter = hiringForCompany(actor);
      const { publicUrl } = services.config;
      const id = await emailApplicant(tx, recruiter, { ...body, id: params.id }, { asOf, publicUrl });
      return { data: await mailSent(tx, recruiter, id) };
    }),
    on(mails.sendMails, async ({ tx, actor, body, asOf, services, errorText }) => {
      const { publicUrl } = services.config;
      return emailSoon(tx, hiringForCompany(actor), body, { asOf, publicUrl }, errorText);
    }),
    on(mails.undoMails, async ({ tx, actor, params }) => {
      await undoWaiting(tx, hiringForCompany(actor), params.id);
      return undefined;
    }),
  ];
}
