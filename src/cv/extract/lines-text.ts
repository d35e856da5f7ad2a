import { cleanText } from "../clean-text.ts";
import { type Line, plainLine } from "./line.ts";

/** The lines of a Word file: each paragraph is one. */
export function linesOfText(text: string): Line[] {
  return cleanText(text)
    .split("\n")
    .map((line) => plainLine(tidyLine(line)))
    .filter((line) => line.text !== "");
}

/** Pictures that stand for "email" or "phone" separate like a tab; runs of tabs and spaces are one. */
export function tidyLine(text: string): string {
  return text
    .replace(/(?![\d#*©®™])\p{Extended_Pictographic}|\uFE0F/gu, "\t")
    .split("\t")
    .map((part) => part.replace(/\s+/gu, " ").trim())
    .filter((part) => part !== "")
    .join("\t");
}
