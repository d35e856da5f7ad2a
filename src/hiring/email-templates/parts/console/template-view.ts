import type { AnswerOf } from "#kit/contract.ts";
import type { templates } from "../../contract.ts";

/** A template as lists and choices show it: made in loaders. */
export function templateViews({ data }: AnswerOf<typeof templates>) {
  return data.map(({ id, attributes }) => ({ id, ...attributes }));
}
export type TemplateView = ReturnType<typeof templateViews>[number];

/** The languages by their numbers. */
export const languageKeys = ["en", "vi"] as const;
