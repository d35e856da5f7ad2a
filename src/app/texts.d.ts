import type { Language } from "#kit/i18n.ts";
import type { RoomTexts } from "#kit/texts.ts";

/** The groups of a room's texts that pages use. Only the server uses the groups for errors and mails. */
type Shown<Messages> = Pick<Messages, Extract<keyof Messages, "labels" | "site" | "console" | "tools">>;

// Types the keys and values of `t("jobs.site.apply")`.
declare module "use-intl" {
  interface AppConfig {
    Messages: { [Name in keyof RoomTexts]: Shown<RoomTexts[Name]> };
    Locale: Language;
  }
}
