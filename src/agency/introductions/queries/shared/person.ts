import { duplicatesOf } from "#hiring/talent-pools/queries/shared/duplicates.ts";
import type { Reader } from "#kit/db.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";

/** A person as an applicant of an agency. */
export interface PersonOfApplicant {
  candidate_id: number;
  full_name: string;
  email: string | null;
  phone: string | null;
}

/** Reads all records of an agency, whatever the rights of the consultant who acts. */
const agencyWide = (agency: number): HiringActor => ({
  kind: "consultant",
  accountId: 0,
  isAdmin: true,
  scope: { agency },
});

/**
 * Returns the candidates that an agency knows as one person: first the candidate into whom the person was merged, then those with the
 * same email address or phone number, who are the same person without a merge so far.
 */
export async function samePerson(
  db: Reader,
  agencyId: number,
  { candidate_id, full_name: fullName, email, phone }: PersonOfApplicant,
): Promise<[number, ...number[]]> {
  const merge = await db
    .selectFrom("candidate_merges")
    .select("into_id")
    .where("candidate_id", "=", candidate_id)
    .where("agency_id", "=", agencyId)
    .executeTakeFirst();
  const person = merge?.into_id ?? candidate_id;
  const identity = { fullName, email, phone, birthYear: null };
  const same = await duplicatesOf(db, agencyWide(agencyId), identity, person);
  return [person, ...same.map((each) => each.person)];
}
