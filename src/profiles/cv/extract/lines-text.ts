import { cleanText } from "../clean-text.ts";
import { type Line, plainLine } from "./line.ts";

/** Returns the lines of a Word file, one per paragraph. */
export function linesOfText(text: string): Line[] {
  return cleanText(text)
    .split("\n")
    .map((line) => plainLine(tidyLine(line)))
    .filter((line) => line.text !== "");
}

/** Replaces icons for "email" or "phone" by tabs, and runs of tabs and spaces by one. */
export function tidyLine(text: string): string {
  return text
    .replace(/(?![\d#*©®™])\p{Extended_Pictographic}|\uFE0F/gu, "\t")
    .split("\t")
    .map((part) => part.replace(/\s+/gu, " ").trim())
    .filter((part) => part !== "")
    .join("\t");
}
