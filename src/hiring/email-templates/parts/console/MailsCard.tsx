import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { type SentMail, SentMails } from "./SentMails.tsx";

/** The last emails to an applicant. Its link leads to the page with all emails and the form. */
export function MailsCard({
  mails,
  page,
  canSend,
}: {
  mails: readonly SentMail[];
  page: string;
  canSend: boolean;
}) {
  const t = useTranslations("email-templates.console.send");
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{t("history")}</h2>
        <Button to={page} variant="secondary" size="sm" icon={canSend ? "mail" : "list"}>
          {t(canSend ? "write" : "all")}
        </Button>
      </div>
      {mails.length === 0 ? (
        <p className="text-sm text-ink-500">{t("emptyTitle")}</p>
      ) : (
        <SentMails mails={mails} />
      )}
    </Card>
  );
}
