import { day } from "#kit/clock.ts";
import type { Tx } from "#kit/db.ts";
import { newVerificationToken } from "#people/accounts/tokens.ts";
import { hashCode } from "../codes.ts";

/** The terms of a new link. */
export interface LinkTerms {
  name: string;
  days: number;
  code: string | null;
  language: number;
  sections: readonly string[];
  contact: boolean;
  asOf: Date;
}

/** The owner of a link: a candidate with a profile, or an agency with an applicant and a recipient. */
export type LinkOwner =
  | { owner_kind: "candidate"; account_id: number }
  | {
      owner_kind: "agency";
      agency_id: number;
      applicant_id: number;
      contact_id: number | null;
      recipient_name: string;
      recipient_email: string | null;
      recipient_language: number;
      level: string;
      /** The content as JSON. */
      content: string;
      document_sha256: Buffer;
      created_by: number;
    };

/** Inserts a link. @returns its id, and the token of its address, which is not stored */
export async function insertLink(
  tx: Tx,
  owner: LinkOwner,
  { days, code, sections, asOf, ...terms }: LinkTerms,
): Promise<{ id: number; token: string }> {
  const { token, hash } = newVerificationToken();
  const { id } = await tx
    .insertInto("share_links")
    .values({
      ...owner,
      ...terms,
      token_hash: hash,
      code_hash: code === null ? null : hashCode(token, code),
      sections: [...new Set(sections)],
      created_at: asOf,
      expires_at: new Date(asOf.getTime() + days * day),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id, token };
}
