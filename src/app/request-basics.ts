import { createContext } from "react";
import type { Language } from "#kit/i18n.ts";
import type { InlineScripts } from "./inline-scripts.ts";

/** What the document itself needs, even where no loader has run (an error page). */
export interface RequestBasics {
  language: Language;
  scripts: InlineScripts;
}

const inBrowser: RequestBasics = {
  language: typeof document !== "undefined" && document.documentElement.lang === "vi" ? "vi" : "en",
  scripts: { allow: () => {}, handoff: " " },
};

export const RequestBasicsContext = createContext<RequestBasics>(inBrowser);
