import { parsePhone } from "#people/accounts/phone.ts";
import type { LookupKind, Reading } from "./terms.ts";

/** What a pasted text can mean. A number may be an id and a phone number, so that a text has several meanings. */
export type Meaning =
  | { as: "email" | "phone" | "name" | "session"; text: string }
  | { as: "number"; id: number }
  | { as: "address"; kind: LookupKind; id: number }
  | { as: "address"; kind: "job" | "company"; slug: string };

/** The addresses of Sen that name a row; of several matching patterns, the first one counts. */
const addresses: readonly (readonly [pattern: RegExp, kind: LookupKind])[] = [
  [/^\/admin\/users\/(\d{1,15})(?:\/|$)/, "user"],
  [/^\/(?:admin|consultants)\/review-jobs\/(\d{1,15})(?:\/|$)/, "job"],
  [/^\/admin\/inbox\/(\d{1,15})(?:\/|$)/, "support_thread"],
  // Links in mails begin with /console, which leads each reader to the own console.
  [/^\/(?:console|consultants|employer\/\d{1,15})\/candidates\/(\d{1,15})(?:\/|$)/, "applicant"],
  [/^\/consultants\/job_orders\/(\d{1,15})(?:\/|$)/, "job_order"],
  [/^\/consultants\/clients\/(\d{1,15})(?:\/|$)/, "client"],
  [/^\/consultants\/placements\/(\d{1,15})(?:\/|$)/, "placement"],
  [/^\/(?:console|consultants|employer\/\d{1,15})(?:\/jobs)?\/(\d{1,15})(?:\/|$)/, "job"],
  [/^\/employer\/(\d{1,15})(?:\/|$)/, "company"],
];
const slugs: readonly (readonly [pattern: RegExp, kind: "job" | "company"])[] = [
  [/^\/(?:jobs|viec-lam)\/([^/]{1,200})(?:\/|$)/, "job"],
  [/^\/(?:company|cong-ty)\/([^/]{1,200})(?:\/|$)/, "company"],
];
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the meanings of a pasted text. An address with a host is read only if the host is Sen's. */
export function meaningsOf(text: string, host: string): Meaning[] {
  const pasted = text.normalize("NFC").trim().replace(/\s+/g, " ");
  if (pasted === "") return [];
  const path = pathOf(pasted, host);
  if (path !== null) return addressOf(path);
  const lower = pasted.toLowerCase();
  if (/^[^\s@]+@[^\s@]+$/.test(lower)) return [{ as: "email", text: lower.replace(/^mailto:/, "") }];
  if (uuid.test(lower)) return [{ as: "session", text: lower }];
  const phone = parsePhone(pasted.replace(/^tel:/i, ""));
  const number = /^#?(\d{1,15})$/.exec(pasted)?.[1];
  const meanings: Meaning[] = [];
  if (number && Number(number) > 0) meanings.push({ as: "number", id: Number(number) });
  if (phone) meanings.push({ as: "phone", text: phone });
  return meanings.length > 0 ? meanings : [{ as: "name", text: pasted }];
}

/** Returns the ways in which a text was read, for the audit log. */
export const readingsOf = (meanings: readonly Meaning[]): Reading[] => [
  ...new Set(meanings.map((meaning) => meaning.as)),
];

/** Returns the path of a pasted address; null for other texts and for addresses of other sites. */
function pathOf(text: string, host: string): string | null {
  if (text.startsWith("/")) return URL.parse(text, "http://sen.invalid")?.pathname ?? null;
  if (!/^https?:\/\//i.test(text)) return null;
  const url = URL.parse(text);
  return url && url.host === host ? url.pathname : "/";
}

function addressOf(path: string): Meaning[] {
  const lower = path.toLowerCase();
  for (const [pattern, kind] of addresses) {
    const id = pattern.exec(lower)?.[1];
    if (id) return [{ as: "address", kind, id: Number(id) }];
  }
  for (const [pattern, kind] of slugs) {
    const slug = pattern.exec(lower)?.[1];
    if (slug) return [{ as: "address", kind, slug }];
  }
  return [];
}
