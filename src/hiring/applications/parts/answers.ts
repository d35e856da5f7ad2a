/** A screening question of a job. */
export interface ScreeningQuestion {
  type: "yes_no" | "single_choice" | "number" | "short_text";
  text: string;
  required: boolean;
  options?: string[];
}

/** Returns the form field of a question's answer. API errors point at it by the question's index: `/answers/2`. */
export function questionField(index: number): string {
  return `answers[${index}]`;
}
