import { createContext, use } from "react";

/** The language of the edited texts: the original texts, or their translations beside them. */
export interface EditedLanguage {
  /** Language of the original texts: 0 English, 1 Vietnamese. */
  original: number;
  translating: boolean;
}

export const EditedLanguageContext = createContext<EditedLanguage>({ original: 0, translating: false });

export function useEditedLanguage(): EditedLanguage {
  return use(EditedLanguageContext);
}
