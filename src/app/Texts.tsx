import { type ReactNode, use } from "react";
import { IntlProvider } from "use-intl";
import { type Language, timeZone } from "#kit/i18n.ts";
import type { Area } from "./area.ts";
import { loadTexts, textsNow } from "./load-texts.ts";

/** Gives the pages of an area their texts; while a page of another area waits for them, the old page stays. */
export function Texts({
  area,
  language,
  now,
  children,
}: {
  area: Area;
  language: Language;
  now: Date;
  children: ReactNode;
}) {
  const messages = textsNow(area, language) ?? use(loadTexts(area, language));
  return (
    <IntlProvider locale={language} messages={messages as never} timeZone={timeZone} now={now}>
      {children}
    </IntlProvider>
  );
}
