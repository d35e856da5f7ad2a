import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { addPeople } from "#people/accounts/commands/person.ts";
import { type HiringActor, tenantColumns } from "#people/accounts/hiring-scope.ts";
import { peopleChanged } from "../events.ts";
import { duplicatesOf } from "../queries/shared/duplicates.ts";
import { recordsOf } from "../queries/shared/records.ts";
import { lockScope, retention } from "./add.ts";
import { eraseProspects } from "./erase.ts";
import { mergeRecord } from "./merge.ts";

/** What an agency gets of a public profile whose owner has agreed. */
export interface ProfileFacts {
  fullName: string;
  email: string | null;
  isEmailVerified: boolean;
  phone: string | null;
  jobTitle: string | null;
  locationId: number | null;
  skills: string[];
  languages: { language: number; proficiency: number }[];
  years: number | null;
  noticeDays: number | null;
}

/**
 * Adds the owner of a public profile, who has agreed, to the actor's agency. A person whom the agency has added before gets no second
 * record: the retention starts again, and the wish not to be contacted ends. A record of an applicant is merged with the new one.
 * Both need a verified email address: with the unverified one, or a phone number, of a stranger, the owner of the profile could
 * otherwise reach and withdraw the stranger's record.
 * @param options.owner the consultant who owns the new record, or null
 * @returns the candidate of the agency's record
 */
export async function addFromProfile(
  tx: Tx,
  actor: HiringActor,
  { profile, owner, asOf }: { profile: ProfileFacts; owner: number | null; asOf: Date },
): Promise<number> {
  const keepDays = await lockScope(tx, actor);
  const { fullName, email, phone } = profile;
  const identity = { fullName, email, phone: null, birthYear: null };
  const [same] = profile.isEmailVerified ? await duplicatesOf(tx, actor, identity, null) : [];
  const records = same ? ((await recordsOf(tx, actor, [same.person])).get(same.person) ?? []) : [];
  const own = records.find(({ added }) => added);
  if (own) {
    await tx
      .updateTable("prospects")
      .set((eb) => ({
        ...retention(asOf, keepDays),
        do_not_contact_at: null,
        changed_at: asOf,
        version: eb("version", "+", 1),
      }))
      .where("candidate_id", "=", own.id)
      .execute();
    await emit(tx, peopleChanged, { ids: [own.id] });
    return own.id;
  }
  const [id] = (await addPeople(tx, [{ fullName, email, phone }], asOf)) as [number];
  await tx
    .insertInto("prospects")
    .values({
      candidate_id: id,
      ...tenantColumns(actor.scope, null),
      job_title: profile.jobTitle,
      location_id: profile.locationId,
      skills: profile.skills,
      languages: JSON.stringify(profile.languages),
      years: profile.years,
      notice_days: profile.noticeDays,
      source: "invited",
      owner_id: owner,
      added_by: actor.accountId,
      added_at: asOf,
      changed_at: asOf,
      ...retention(asOf, keepDays),
    })
    .execute();
  await emit(tx, peopleChanged, { ids: [id] });
  if (same) {
    const merge = { id, intoId: same.person, by: actor.accountId, choices: {}, asOf };
    await mergeRecord(tx, actor.scope, merge);
  }
  return id;
}

/**
 * Ends the person's consent to a record. The record is erased at once, or by the nightly run after its last active application;
 * meanwhile the person is not contacted.
 */
export async function endConsent(tx: Tx, id: number, asOf: Date): Promise<void> {
  await tx
    .updateTable("prospects")
    .set((eb) => ({
      kept_until: asOf,
      do_not_contact_at: eb.fn.coalesce("do_not_contact_at", eb.val(asOf)),
      changed_at: asOf,
      version: eb("version", "+", 1),
    }))
    .where("candidate_id", "=", id)
    .where("erased_at", "is", null)
    .execute();
  const active = await tx
    .selectFrom("applicants")
    .select("id")
    .where("candidate_id", "=", id)
    .where("outcome", "=", "active")
    .executeTakeFirst();
  if (!active) return eraseProspects(tx, [id], asOf);
  await emit(tx, peopleChanged, { ids: [id] });
}
