import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import { useLocale } from "use-intl";

/** Makes react-aria speak the page's language; around every console page. */
export function ConsoleLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale() === "vi" ? "vi-VN" : "en-US"}>{children}</I18nProvider>;
}
