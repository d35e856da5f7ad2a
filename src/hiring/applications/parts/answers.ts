/** A question of a job, as its public page has it. */
export interface AskedQuestion {
  type: "yes_no" | "single_choice" | "number" | "short_text";
  text: string;
  required: boolean;
  options?: string[];
}

/** The API points at a wrong answer by its question: `/answers/2`. */
export function questionField(index: number): string {
  return `answers[${index}]`;
}
