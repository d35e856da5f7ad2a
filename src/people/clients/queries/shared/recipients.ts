import type { Reader } from "#kit/db.ts";
import { type Language, languageOf } from "#kit/i18n.ts";
import { contactsMost } from "../../terms.ts";

/** A reader of a mail to a client. */
interface Recipient {
  language: Language;
  to: { email: string | null; name: string | null };
}

/**
 * Returns the contacts with a role who have an address and have not left the client; without any, the client's billing address, which
 * may be null.
 */
export async function recipientsOf(
  db: Reader,
  clientId: number,
  role: "is_billing" | "is_decider",
): Promise<Recipient[]> {
  const contacts = await db
    .selectFrom("client_contacts")
    .select(["email", "full_name as name", "language"])
    .where("client_id", "=", clientId)
    .where(role, "=", true)
    .where("left_at", "is", null)
    .where("email", "is not", null)
    .orderBy("id")
    .limit(contactsMost)
    .execute();
  if (contacts.length > 0)
    return contacts.map(({ email, name, language }) => ({
      language: languageOf(language),
      to: { email, name },
    }));
  const client = await db
    .selectFrom("clients")
    .select(["billing_email", "billing_language"])
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return [{ language: languageOf(client.billing_language), to: { email: client.billing_email, name: null } }];
}
