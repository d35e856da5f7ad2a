import type { Language } from "#kit/i18n.ts";
import { mailTextsOf } from "#kit/mail-definition.ts";

const leftOut = "…";

/** Returns the subject of a kind of mail without the data of any reader. A kind without such a text is shown by its name. */
export function mailSubject(template: string, language: Language): string {
  const subject = mailTextsOf(template)?.[language].subject;
  return typeof subject === "string" ? withoutValues(subject) : template;
}

/** Replaces the values of an ICU message by an ellipsis; of several branches, `other` is shown. */
export function withoutValues(message: string): string {
  return readText(message, 0).text.replace(/…(?:\s*…)+/g, leftOut);
}

/** Reads a message up to its end or to the brace that closes it. */
function readText(message: string, from: number): { text: string; end: number } {
  let text = "";
  let at = from;
  while (at < message.length && message[at] !== "}") {
    if (message[at] === "{") {
      const value = readValue(message, at + 1);
      text += value.text;
      at = value.end + 1;
    } else text += message[at++];
  }
  return { text, end: at };
}

/** Reads a value after its opening brace. @returns its text, and the position of its closing brace */
function readValue(message: string, from: number): { text: string; end: number } {
  let text = leftOut;
  let key = "";
  let at = from;
  while (at < message.length && message[at] !== "}") {
    if (message[at] === "{") {
      const branch = readText(message, at + 1);
      if (/\sother\s*$/.test(key)) text = branch.text;
      key = "";
      at = branch.end + 1;
    } else key += message[at++];
  }
  return { text, end: at };
}
