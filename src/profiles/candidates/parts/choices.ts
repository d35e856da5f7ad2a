import type { Language } from "#kit/i18n.ts";
import type { Option, OptionGroup } from "#ui/inputs.tsx";

/** The lists that a profile chooses from, in the page's language. */
export interface ProfileChoices {
  locations: Option[];
  categories: OptionGroup[];
  skills: string[];
  /** Job titles to suggest, by the language of the text. */
  titles: Record<Language, string[]>;
}
