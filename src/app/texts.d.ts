import type { Language } from "#kit/i18n.ts";
import type { RoomTexts } from "#kit/texts.ts";

/** Errors and mails are said by the server alone. */
type Shown<Messages> = Pick<Messages, Extract<keyof Messages, "labels" | "site" | "console" | "tools">>;

// Makes keys and values of `t("jobs.site.apply")` known to the compiler.
declare module "use-intl" {
  interface AppConfig {
    Messages: { [Name in keyof RoomTexts]: Shown<RoomTexts[Name]> };
    Locale: Language;
  }
}
