import type { Choice } from "#ui/console/ComboBox.tsx";
import type { JobValues } from "./values.ts";

/** What the form offers to choose from. */
export interface FormChoices {
  categories: readonly Choice[];
  places: readonly Choice[];
  skills: readonly string[];
  members: readonly Choice[];
  /** First and last day on which a posting may end. */
  days: { first: string; last: string };
}

/** What each part of the form is given. */
export interface PartProps {
  values: JobValues;
  set: (change: Partial<JobValues>) => void;
  /** By the name of the box. */
  errors: Readonly<Record<string, string>>;
  choices: FormChoices;
}
