import { type ReactNode, use } from "react";
import { IntlProvider } from "use-intl";
import { type Language, timeZone } from "#kit/i18n.ts";
import type { Catalogue } from "#kit/pages.ts";
import { loadTexts, textsNow } from "./load-texts.ts";

/** Provides a page's catalogue of texts. The former page stays in view while the catalogue of the next page loads. */
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
