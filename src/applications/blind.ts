import { withoutContact } from "#share-links/shared-document.ts";
import { withoutPersonalFacts } from "./blind-facts.ts";
import { left, withoutName } from "./blind-names.ts";

/**
 * A text as a blind review shows it (decision 078): without the name, whole or in parts, contact data, links to pages of the person,
 * and personal details that are labelled as such. A sentence can still say who somebody is.
 */
export function withoutIdentity(text: string, fullName: string): string {
  const anonymous = withoutContact(withoutName(text.normalize("NFC"), fullName));
  return withoutPersonalFacts(anonymous.replace(links, left).replace(foreignPhones, left));
}

/** Numbers as they are grouped elsewhere: (416) 555-0100. */
const foreignPhones = /(?<!\d)\(?\d{3}\)?[ .–-]{1,3}\d{3}[ .–-]{1,3}\d{4}(?!\d)/gu;
/** Whole addresses, and those of the usual sites as people write them: linkedin.com/in/somebody. */
const links =
  /(?:https?:\/\/|www\.)\S+|(?<![\w.-])(?:[\w-]{1,60}\.){1,4}(?:com|vn|me|io|dev|net|org)\/\S+/giu;
