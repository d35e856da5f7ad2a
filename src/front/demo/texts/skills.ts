import { z } from "zod";
import { readData, text } from "../data.ts";
import type { Language } from "../types.ts";

/** Vietnamese names of skills, by their English name. */
const vietnamese = readData("skills", z.record(text, text));

/** Returns the name of a skill in a language. */
export function skillName(name: string, language: Language): string {
  return language === "vi" ? (vietnamese[name] ?? name) : name;
}

/** Returns the name of a skill for the middle of a sentence: in Vietnamese in lower case, except names and abbreviations. */
export function skillInSentence(name: string, language: Language): string {
  const translated = language === "vi" ? vietnamese[name] : undefined;
  if (!translated) return name;
  return /^\S*[^ -~]/.test(translated) || /^(Giao|Tin|Kinh|An|Thu|Khai)/.test(translated)
    ? translated[0]!.toLowerCase() + translated.slice(1)
    : translated;
}
