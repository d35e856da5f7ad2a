import { withoutContact } from "#profiles/cv/contact-data.ts";
import { visibleText } from "#profiles/cv/plain-text.ts";
import { withoutPersonalFacts } from "./blind-facts.ts";
import { withoutName } from "./blind-names.ts";

/**
 * Returns a text as a blind review shows it (decision 078): without the full name and its parts, contact data, links to pages of
 * the person, and labelled personal details. A sentence can still identify the person.
 */
export function withoutIdentity(text: string, fullName: string): string {
  return withoutPersonalFacts(withoutContact(withoutName(visibleText(text), fullName)));
}
