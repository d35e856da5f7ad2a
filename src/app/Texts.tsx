import { type ReactNode, use } from "react";
import { IntlProvider } from "use-intl";
import { type Language, timeZone } from "#kit/i18n.ts";
import type { Catalogue } from "#kit/pages.ts";
import { loadTexts, textsNow } from "./load-texts.ts";

/** Gives pages their catalogue of texts; while a page of another one waits for them, the old page stays. */
export function Texts({
  catalogue,
  language,
  now,
  children,
}: {
  catalogue: Catalogue;
  language: Language;
  now: Date;
  children: ReactNode;
}) {
  const messages = textsNow(catalogue, language) ?? use(loadTexts(catalogue, language));
  return (
    <IntlProvider locale={language} messages={messages as never} timeZone={timeZone} now={now}>
      {children}
    </IntlProvider>
  );
}
