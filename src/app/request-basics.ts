import { createContext } from "react";
import type { Language } from "#kit/i18n.ts";

/** What the document itself needs, even where no loader has run (an error page). */
export interface RequestBasics {
  /** Lets this answer's inline scripts run; the browser hides it from scripts, so it is empty there. */
  nonce: string;
  language: Language;
}

const inBrowser: RequestBasics = {
  nonce: "",
  language: typeof document !== "undefined" && document.documentElement.lang === "vi" ? "vi" : "en",
};

export const RequestBasicsContext = createContext<RequestBasics>(inBrowser);
