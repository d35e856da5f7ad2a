import { createContext, use } from "react";

/** Which texts of the profile are edited now: the original, or their translation beside it. */
export interface EditedLanguage {
  /** 0 English, 1 Vietnamese. */
  original: number;
  translating: boolean;
}

export const EditedLanguageContext = createContext<EditedLanguage>({ original: 0, translating: false });

export function useEditedLanguage(): EditedLanguage {
  return use(EditedLanguageContext);
}
