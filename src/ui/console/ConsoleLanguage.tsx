import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import { useLocale } from "use-intl";

/** Sets react-aria's language to that of the page; around every console page. */
export function ConsoleLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale() === "vi" ? "vi-VN" : "en-US"}>{children}</I18nProvider>;
}
