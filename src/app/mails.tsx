import { compile } from "html-to-text";
import { createTranslator } from "use-intl/core";
import accountsPasswordChanged from "#accounts/mails/password-changed.tsx";
import accountsResetPassword from "#accounts/mails/reset-password.tsx";
import accountsVerifyEmail from "#accounts/mails/verify-email.tsx";
import applicationReceived from "#applications/mails/application-received.tsx";
import applicationRejected from "#applications/mails/application-rejected.tsx";
import applicationWithdrawn from "#applications/mails/application-withdrawn.tsx";
import newApplicant from "#applications/mails/new-applicant.tsx";
import noResponse from "#applications/mails/no-response.tsx";
import statusChanged from "#applications/mails/status-changed.tsx";
import stillWaiting from "#applications/mails/still-waiting.tsx";
import {
  unansweredLastWarning,
  unansweredNudge,
  unansweredWaiting,
} from "#applications/mails/unanswered.tsx";
import alertsConfirm from "#job-alerts/mails/confirm.tsx";
import alertsNewJobs from "#job-alerts/mails/new-jobs.tsx";
import jobsJobApproved from "#job-review/mails/job-approved.tsx";
import jobsJobRejected from "#job-review/mails/job-rejected.tsx";
import jobsJobExpiring from "#jobs/mails/job-expiring.tsx";
import { formatDate } from "#kit/dates.ts";
import type { Language } from "#kit/i18n.ts";
import type { RenderedMail } from "#kit/mail.ts";
import type { MailTemplate, MailText } from "#kit/mail-template.ts";
import jobsSavedExpiring from "#saved-jobs/mails/saved-expiring.tsx";
import supportAnswer from "#support/mails/answer.tsx";
import supportContactThanks from "#support/mails/contact-thanks.tsx";
import supportNewMessage from "#support/mails/new-message.tsx";
import { MailLayout } from "#ui/mail/MailLayout.tsx";
import { renderMail as toHtml } from "#ui/mail/render.ts";
import { mailTexts } from "./mail-texts.ts";

/** Every mail that the product sends, by the name that commands queue it under. */
const templates: Record<string, MailTemplate<never>> = {
  "accounts.password_changed": accountsPasswordChanged,
  "accounts.reset_password": accountsResetPassword,
  "accounts.verify_email": accountsVerifyEmail,
  "jobs.job_approved": jobsJobApproved,
  "jobs.job_expiring": jobsJobExpiring,
  "jobs.job_rejected": jobsJobRejected,
  "jobs.saved_expiring": jobsSavedExpiring,
  "job_alerts.confirm": alertsConfirm,
  "job_alerts.new_jobs": alertsNewJobs,
  "applications.application_received": applicationReceived,
  "applications.new_applicant": newApplicant,
  "applications.status_changed": statusChanged,
  "applications.application_rejected": applicationRejected,
  "applications.application_withdrawn": applicationWithdrawn,
  "applications.unanswered_nudge": unansweredNudge,
  "applications.unanswered_waiting": unansweredWaiting,
  "applications.unanswered_last_warning": unansweredLastWarning,
  "applications.still_waiting": stillWaiting,
  "applications.no_response": noResponse,
  "support.answer": supportAnswer,
  "support.contact_thanks": supportContactThanks,
  "support.new_message": supportNewMessage,
};

/** Makes a queued mail: HTML, and plain text in which each link stands on a line of its own. */
export async function renderMail(
  template: string,
  language: Language,
  props: Record<string, unknown>,
  publicUrl: string,
): Promise<RenderedMail> {
  const found = templates[template] as MailTemplate | undefined;
  if (!found) throw new Error(`No mail template ${template}`);
  const context = {
    t: translatorOf(language, found.texts),
    props,
    language,
    link: (path: string) => new URL(path, publicUrl).href,
    date: (at: string | Date, style: "date" | "time" = "date") =>
      formatDate(at, style === "time" ? "exact" : "day", language),
  };
  const common = translatorOf(language, "site");
  const subject = found.subject(context);
  const html = toHtml(
    <MailLayout
      lang={language}
      title={subject}
      homeUrl={publicUrl}
      footer={found.reason?.(context) ?? common("reason")}
    >
      {found.body(context)}
    </MailLayout>,
  );
  return { subject, html, text: plainText(html), unsubscribe: found.unsubscribe?.(context) };
}

/** A translator keeps what it has parsed, so each is made once. */
const translators = new Map<string, MailText>();

function translatorOf(language: Language, namespace: string): MailText {
  const key = `${language} ${namespace}`;
  const known = translators.get(key);
  if (known) return known;
  const made = createTranslator({
    locale: language,
    messages: mailTexts[language] as never,
    namespace: namespace as never,
  }) as unknown as MailText;
  translators.set(key, made);
  return made;
}

const plainText = compile({
  wordwrap: false,
  selectors: [
    { selector: "a", format: "linkOnItsLine" },
    { selector: "h1", options: { uppercase: false } },
    { selector: "title", format: "skip" },
  ],
  formatters: {
    linkOnItsLine(element, walk, builder) {
      const href: string = element.attribs?.href ?? "";
      builder.openBlock({ leadingLineBreaks: 1 });
      walk(element.children, builder);
      builder.closeBlock({ trailingLineBreaks: 1 });
      builder.openBlock({ leadingLineBreaks: 1 });
      builder.addLiteral(href);
      builder.closeBlock({ trailingLineBreaks: 2 });
    },
  },
});
