import type { Language } from "#kit/i18n.ts";
import type { labels as reference } from "#platform/reference/messages.en.ts";
import type { labels } from "../messages.en.ts";

type Plain<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plain<T[K]> };

/** The texts of a CV in its own language, which may differ from the reader's. */
export interface CvWords {
  language: Language;
  cv: Plain<Pick<typeof labels, "section" | "document">>;
  reference: Plain<typeof reference>;
}

/** Loads the texts of one language only; the browser loads them with the preview. */
export async function cvWords(language: Language): Promise<CvWords> {
  const [own, shared] =
    language === "vi"
      ? await Promise.all([import("../messages.vi.ts"), import("#platform/reference/messages.vi.ts")])
      : await Promise.all([import("../messages.en.ts"), import("#platform/reference/messages.en.ts")]);
  const { labels: texts } = own;
  return { language, cv: { section: texts.section, document: texts.document }, reference: shared.labels };
}

/** Fills the placeholders of a text. */
export function filled(text: string, values: Record<string, string | number>): string {
  return Object.entries(values).reduce(
    (said, [key, value]) => said.replaceAll(`{${key}}`, String(value)),
    text,
  );
}
