import type { MailText } from "#kit/mail-view.ts";
import { criteriaWords, type NamedCriteria } from "../criteria.ts";

/** `criteriaWords` in the language of a mail. */
export function wordsOf(named: NamedCriteria, t: MailText<"criteria.salary" | "criteria.remote">): string {
  return criteriaWords(named, (key, values) => t(`criteria.${key}`, values));
}
