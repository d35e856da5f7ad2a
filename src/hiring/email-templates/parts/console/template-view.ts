import type { AnswerOf } from "#kit/contract.ts";
import type { templates } from "../../contract.ts";

/** Returns templates for lists and choices. Loaders call it. */
export function templateViews({ data }: AnswerOf<typeof templates>) {
  return data.map(({ id, attributes }) => ({ id, ...attributes }));
}
export type TemplateView = ReturnType<typeof templateViews>[number];

/** The languages; the index is the number of the language. */
export const languageKeys = ["en", "vi"] as const;
