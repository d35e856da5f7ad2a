import type { Language } from "#kit/i18n.ts";
import type console from "./console.en.ts";
import type site from "./site.en.ts";

type Both = typeof site & typeof console;

// Makes keys and values of `t("jobs.site.apply")` known to the compiler.
declare module "use-intl" {
  interface AppConfig {
    Messages: Both;
    Locale: Language;
  }
}
