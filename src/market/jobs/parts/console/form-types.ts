import type { Choice } from "#ui/console/ComboBox.tsx";

/** What the form offers to choose from. */
export interface FormChoices {
  categories: readonly Choice[];
  places: readonly Choice[];
  skills: readonly string[];
  members: readonly Choice[];
  /** First and last day on which a posting may end. */
  days: { first: string; last: string };
}
