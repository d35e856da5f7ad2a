import { createContext } from "react";
import type { Language } from "#kit/i18n.ts";
import type { InlineScripts } from "./inline-scripts.ts";

/** Values that the document needs even if no loader has run, as for an error page. */
export interface RequestBasics {
  language: Language;
  scripts: InlineScripts;
}

const inBrowser: RequestBasics = {
  language: typeof document !== "undefined" && document.documentElement.lang === "vi" ? "vi" : "en",
  scripts: { allow: () => {}, handoff: " " },
};

export const RequestBasicsContext = createContext<RequestBasics>(inBrowser);
