import { type ReactNode, useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { asHtml } from "#kit/markup.ts";
import { Alert } from "#ui/Alert.tsx";
import { Card } from "#ui/Card.tsx";
import { RichText } from "#ui/RichText.tsx";
import { fillHtml, fillText } from "../../placeholders.ts";
import type { PlaceholderValues } from "../../terms.ts";
import { languageKeys } from "./template-view.ts";

/** Shows an email with its placeholders filled in, and follows the text that is being typed. */
export function MailPreview({
  subject,
  content,
  safe,
  values,
  language,
  children,
}: {
  subject: string;
  /** The text that is being typed, not sanitised. */
  content: string;
  /** The saved text, which the first render shows. */
  safe: string;
  values: PlaceholderValues;
  language: number;
  /** The select for the applicant whose values the preview shows. */
  children?: ReactNode;
}) {
  const t = useTranslations("email-templates.console.preview");
  const labels = useTranslations("email-templates.labels.placeholder");
  const [html, setHtml] = useState(safe);
  useEffect(() => {
    let left = false;
    // The server has not sanitised the typed text. The sanitiser is loaded with the editor.
    import("#ui/console/rich-text/safe-html.ts").then(({ safeHtml }) => {
      if (!left) setHtml(safeHtml(asHtml(content)));
    });
    return () => {
      left = true;
    };
  }, [content]);
  const head = fillText(subject, values);
  const body = fillHtml(html, values);
  const missing = [...new Set([...head.missing, ...body.missing])];
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{t("title")}</h2>
        {children}
      </div>
      {missing.length > 0 && (
        <Alert tone="warning">
          {t("missing", { names: missing.map((name) => labels(name)).join(", ") })}
        </Alert>
      )}
      <MailSheet subject={head.text} content={body.text} language={language} />
    </Card>
  );
}

/** Shows the subject and the content of an email. */
export function MailSheet({
  subject,
  content,
  language,
}: {
  subject: string;
  content: string;
  language: number;
}) {
  const t = useTranslations("email-templates.console.preview");
  return (
    <article lang={languageKeys[language]} className="overflow-hidden rounded-md border border-line">
      <p className="border-b border-line bg-mist px-4 py-3 font-semibold break-words">
        <span className="sr-only">{t("subject")}: </span>
        {subject || t("noSubject")}
      </p>
      <RichText html={content} className="p-4 text-sm break-words" />
    </article>
  );
}
