import { withoutContact } from "#profiles/cv/contact-data.ts";
import { visibleText } from "#profiles/cv/plain-text.ts";
import { withoutPersonalFacts } from "./blind-facts.ts";
import { withoutName } from "./blind-names.ts";

/**
 * A text as a blind review shows it (decision 078): without the name, whole or in parts, contact data, links to pages of the person,
 * and personal details that are labelled as such. A sentence can still say who somebody is.
 */
export function withoutIdentity(text: string, fullName: string): string {
  return withoutPersonalFacts(withoutContact(withoutName(visibleText(text), fullName)));
}
