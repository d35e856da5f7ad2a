import { useTranslations } from "use-intl";
import { BriefTexts } from "#ui/BriefTexts.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";

/** The latest messages with an applicant. Its link leads to the page with all messages and the form. */
export function MessagesCard({
  messages,
  page,
  canWrite,
}: {
  messages: readonly { id: string; author: string | null; text: string; at: string }[];
  page: string;
  canWrite: boolean;
}) {
  const t = useTranslations("messages");
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{t("site.title")}</h2>
        <Button to={page} variant="secondary" size="sm" icon={canWrite ? "edit" : "list"}>
          {t(canWrite ? "console.write" : "console.all")}
        </Button>
      </div>
      {messages.length === 0 ? (
        <p className="text-sm text-ink-500">{t("site.emptyTitle")}</p>
      ) : (
        <BriefTexts texts={messages} />
      )}
    </Card>
  );
}
