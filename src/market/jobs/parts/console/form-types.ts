import type { Choice } from "#ui/console/ComboBox.tsx";

/** The options of the form's fields. */
export interface FormChoices {
  categories: readonly Choice[];
  places: readonly Choice[];
  skills: readonly string[];
  /** Job titles to suggest. */
  titles: readonly string[];
  members: readonly Choice[];
  /** The first and the last day that a job may expire on. */
  days: { first: string; last: string };
}
