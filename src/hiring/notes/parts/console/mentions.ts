import { fold } from "#kit/fold.ts";

export interface Person {
  id: number;
  full_name: string;
}

/** A piece of a note. `person` is set if the piece is a mention. */
export interface NotePart {
  at: number;
  text: string;
  person: Person | null;
}

/** Splits a text at its mentions. The longest matching name counts, because one name can begin another. */
export function partsOf(text: string, people: readonly Person[]): NotePart[] {
  const longest = people.toSorted((a, b) => b.full_name.length - a.full_name.length);
  const parts: NotePart[] = [];
  let plain = 0;
  for (let at = text.indexOf("@"); at >= 0; at = text.indexOf("@", at + 1)) {
    if (at < plain) continue;
    const person = longest.find(({ full_name }) => names(text, at + 1, full_name));
    if (!person) continue;
    if (at > plain) parts.push({ at: plain, text: text.slice(plain, at), person: null });
    const end = at + 1 + person.full_name.length;
    parts.push({ at, text: text.slice(at, end), person });
    plain = end;
  }
  if (plain < text.length) parts.push({ at: plain, text: text.slice(plain), person: null });
  return parts;
}

/** Returns whether a whole name is at a position: "Anh" does not contain the name "An". */
function names(text: string, from: number, name: string): boolean {
  return text.startsWith(name, from) && !/^\p{L}/u.test(text.slice(from + name.length));
}

/** Returns the ids of the mentioned people, each once. */
export function mentionedIn(text: string, people: readonly Person[]): number[] {
  return [...new Set(partsOf(text, people).flatMap(({ person }) => person?.id ?? []))];
}

/** Returns the text between an "@" and the caret, with the position of the "@"; null if the caret is elsewhere. */
export function typedName(text: string, caret: number): { at: number; typed: string } | null {
  const at = text.lastIndexOf("@", caret - 1);
  if (at < 0 || /[\p{L}\d]/u.test(text[at - 1] ?? "")) return null;
  const typed = text.slice(at + 1, caret);
  return typed.length > 40 || /[\n@]/.test(typed) ? null : { at, typed };
}

const mostSuggested = 6;

/** Returns the people whose names have a part that begins with each typed word, with or without accents. */
export function suggestionsFor(typed: string, people: readonly Person[]): Person[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return people
    .filter(({ full_name }) => {
      const parts = fold(full_name).split(/\s+/);
      return words.every((word) => parts.some((part) => part.startsWith(word)));
    })
    .slice(0, mostSuggested);
}
