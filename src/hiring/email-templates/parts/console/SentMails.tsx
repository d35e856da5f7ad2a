import { useFormatter, useTranslations } from "use-intl";
import { EmptyState } from "#ui/EmptyState.tsx";
import { RichText } from "#ui/RichText.tsx";

export interface SentMail {
  id: string;
  subject: string;
  content: string;
  author: { full_name: string };
  at: string;
}

/** The sent emails, newest first. Each can be expanded to its text. */
export function SentMails({ mails }: { mails: readonly SentMail[] }) {
  const t = useTranslations("email-templates.console.send");
  const format = useFormatter();
  if (mails.length === 0)
    return <EmptyState as="p" drawing="mail" title={t("emptyTitle")} text={t("emptyText")} />;
  return (
    <ul className="divide-y divide-line">
      {mails.map(({ id, subject, content, author, at }) => (
        <li key={id}>
          <details className="group py-3">
            <summary className="cursor-pointer">
              <span className="font-semibold break-words">{subject}</span>
              <span className="block text-xs text-ink-500">
                {t("by", { name: author.full_name, when: format.relativeTime(new Date(at)) })}
              </span>
            </summary>
            <RichText html={content} className="mt-3 text-sm break-words" />
          </details>
        </li>
      ))}
    </ul>
  );
}
