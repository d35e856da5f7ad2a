import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { useConfirmation, usePosting } from "#ui/form/posting.ts";
import { applicantMailsPath } from "../../paths.ts";
import type { Placeholder } from "../../terms.ts";
import { MailForm } from "./MailForm.tsx";
import { type SentMail, SentMails } from "./SentMails.tsx";
import { TemplateChoice } from "./TemplateChoice.tsx";
import type { TemplateView } from "./template-view.ts";

interface MailWriting {
  id: string;
  /** The reason why no email can be sent; null if one can. */
  closed: string | null;
  /** The id of the template; empty without a template. */
  chosen: string;
  templates: readonly TemplateView[];
  /** The email that the template makes for this applicant; null without a template. */
  filled: { subject: string; content: string; missing: readonly Placeholder[] } | null;
  mails: readonly SentMail[];
}

/** The form of an email to an applicant, with the emails sent before: on its page, and in the applicant's panel. */
export default function ApplicantMail({ data }: { data: MailWriting }) {
  const { id, closed, chosen, templates, filled, mails } = data;
  const { reply } = usePosting<FormReply>();
  const page = applicantMailsPath(useWorkspace(), id);
  const t = useTranslations("email-templates.console.send");
  useConfirmation({ sent: t("sent") });
  return (
    <>
      {closed ? (
        <Alert>{t(`closed.${closed as "messages_erased"}`)}</Alert>
      ) : (
        <Card className="flex flex-col gap-4">
          <TemplateChoice templates={templates} chosen={chosen} page={page} />
          <MailForm
            key={`${chosen} ${mails.length}`}
            page={page}
            template={chosen}
            values={{ subject: filled?.subject ?? "", content: filled?.content ?? "" }}
            missing={filled?.missing ?? []}
            reply={reply}
          />
        </Card>
      )}
      <Card className="flex flex-col gap-4">
        <CardHeader title={t("history")} />
        <SentMails mails={mails} />
      </Card>
    </>
  );
}
