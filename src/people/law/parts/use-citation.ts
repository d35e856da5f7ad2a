import { useTranslations } from "use-intl";
import { useDate } from "#ui/use-date.ts";

const documents = {
  Law: "law",
  Decree: "decree",
  Resolution: "resolution",
  Circular: "circular",
  Notice: "notice",
} as const;

/** Phrases of a citation, with their texts. */
const phrases: Record<string, "article" | "labourCode" | "beforeNotice"> = {
  "art.": "article",
  "Labour Code": "labourCode",
  "before the yearly notice": "beforeNotice",
};

/** The parts of a citation that have a word: a document before its number, a phrase, the day from which it applies. */
const parts =
  /\b(Law|Decree|Resolution|Circular|Notice)(?= \d)|\bLabour Code\b|\bbefore the yearly notice\b|\bart\.(?= \d)|\bsince (\d{4}-\d{2}-\d{2})\b/g;

/**
 * Returns a function that writes a source of law in the page's language. Sources are stored in English with the
 * numbers of their documents; words that it does not know stay as they are.
 */
export function useCitation(): (source: string) => string {
  const t = useTranslations("law.labels.document");
  const day = useDate("day");
  return (source) =>
    source.replace(parts, (part, document: keyof typeof documents | undefined, from: string | undefined) => {
      if (document) return t(documents[document]);
      if (from) return t("since", { date: day(from) });
      const phrase = phrases[part];
      return phrase ? t(phrase) : part;
    });
}
