import { createContext, use } from "react";

/** Whether the original texts are edited, or their translation beside them. */
export interface EditedLanguage {
  /** 0 English, 1 Vietnamese. */
  original: number;
  translating: boolean;
}

export const EditedLanguageContext = createContext<EditedLanguage>({ original: 0, translating: false });

export function useEditedLanguage(): EditedLanguage {
  return use(EditedLanguageContext);
}
