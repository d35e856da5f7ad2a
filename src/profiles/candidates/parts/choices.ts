import type { Option, OptionGroup } from "#ui/inputs.tsx";

/** The lists that a profile chooses from, in the page's language. */
export interface ProfileChoices {
  locations: Option[];
  categories: OptionGroup[];
  skills: string[];
}
