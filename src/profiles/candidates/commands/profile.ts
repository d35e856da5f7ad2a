import { type Insertable, sql, type Updateable } from "kysely";
import type { BodyOf } from "#kit/contract.ts";
import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { languageNumber } from "#kit/i18n.ts";
import { conflict, invalid, Problem } from "#kit/problem.ts";
import type { CandidateActor } from "#people/accounts/actor.ts";
import { editAccount } from "#people/accounts/commands/edit-account.ts";
import { readPhone } from "#people/accounts/phone.ts";
import { deleteFile } from "#platform/files/store.ts";
import type { DB } from "../../../../db/types.ts";
import type { profileUpdate } from "../contract.ts";
import type { privacyUpdate } from "../contract-privacy.ts";
import { profileUpdated } from "../events.ts";
import { futureBirth } from "../fields.ts";
import { storedProfile } from "../queries/shared/profile.ts";

type Row = Updateable<DB["candidate_profiles"]>;

/**
 * Locks the profile of a candidate, and creates an empty one first if needed, so that writes of one candidate
 * are serialized.
 */
export async function lockProfile(tx: Tx, { accountId, language }: CandidateActor, asOf: Date) {
  await tx
    .insertInto("candidate_profiles")
    .values({
      account_id: accountId,
      language: languageNumber[language],
      updated_at: asOf,
    } satisfies Insertable<DB["candidate_profiles"]>)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom("candidate_profiles")
    .selectAll()
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Changes fields of the profile; fields that are not sent stay. Name and phone belong to the account, which
 * applications use as well.
 * @throws Problem 422 per wrong field, 409 `profile_edited` with the present values of the sent fields
 */
export async function updateProfile(
  tx: Tx,
  actor: CandidateActor,
  body: BodyOf<typeof profileUpdate> & Partial<BodyOf<typeof privacyUpdate>>,
  asOf: Date,
): Promise<void> {
  const { version, translation, full_name, phone, email, notice_of_availability, ...rest } = body;
  const fields = { notice_days: notice_of_availability, ...rest };
  const row = await lockProfile(tx, actor, asOf);
  if (version !== undefined && version !== row.version) throw await editedProblem(tx, actor, body);
  const unborn = futureBirth(fields, asOf);
  if (unborn.length > 0) throw new Problem(422, unborn);
  if (fields.location_id) await assertPlaces(tx, [fields.location_id], "/location_id");
  const wanted = fields.job_preference;
  if (wanted) {
    await assertPlaces(tx, wanted.location_ids, "/job_preference/location_ids");
    await assertCategories(tx, wanted.category_ids);
  }
  await editAccount(tx, actor, {
    ...(full_name !== undefined && { fullName: full_name }),
    ...(phone !== undefined && { phone: readPhone(phone, "/phone") }),
  });
  const changed = { ...(row.translation as Record<string, unknown>), ...translation };
  const named = full_name !== undefined || phone !== undefined;
  await writeProfile(tx, actor, asOf, named, {
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => [name, isJson(value) ? JSON.stringify(value) : value]),
    ),
    ...(email !== undefined && { contact_email: email === actor.email ? null : email }),
    ...(translation && { translation: JSON.stringify(withoutNull(changed)) }),
  });
}

/** Fields that are chosen and not typed: changing them does not increase the version. */
const settings: readonly string[] = ["cv_settings", "visibility", "visible_to_agencies"];

async function writeProfile(
  tx: Tx,
  actor: CandidateActor,
  asOf: Date,
  named: boolean,
  change: Row,
): Promise<void> {
  const edits = named || Object.keys(change).some((name) => !settings.includes(name));
  await tx
    .updateTable("candidate_profiles")
    .set({ ...change, ...(edits && { version: sql`version + 1` }), updated_at: asOf })
    .where("account_id", "=", actor.accountId)
    .execute();
  if (edits) await emit(tx, profileUpdated, { actor, asOf });
}

/** Sets or removes the photo. The file of the previous one is removed after the commit. */
export async function setPhoto(tx: Tx, actor: CandidateActor, key: string | null, asOf: Date): Promise<void> {
  const { photo_key } = await lockProfile(tx, actor, asOf);
  if (photo_key === key) return;
  deleteFile(tx, photo_key);
  await tx
    .updateTable("candidate_profiles")
    .set({ photo_key: key, updated_at: asOf })
    .where("account_id", "=", actor.accountId)
    .execute();
}

/** Stores the progress of onboarding. */
export async function updateOnboarding(
  tx: Tx,
  actor: CandidateActor,
  given: { step?: number | undefined; finished: boolean; skipped: boolean },
  asOf: Date,
): Promise<void> {
  await lockProfile(tx, actor, asOf);
  await tx
    .updateTable("candidate_profiles")
    .set({
      ...(given.step !== undefined && { onboarding_step: given.step }),
      ...(given.finished && { is_on_boarding_success: true }),
      ...(given.skipped && { skip_onboarding: true }),
      updated_at: asOf,
    })
    .where("account_id", "=", actor.accountId)
    .execute();
}

/** Erases the profile of a closed account. */
export async function eraseProfile(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom("candidate_entries").where("account_id", "=", accountId).execute();
  const gone = await tx
    .deleteFrom("candidate_profiles")
    .where("account_id", "=", accountId)
    .returning("photo_key")
    .executeTakeFirst();
  deleteFile(tx, gone?.photo_key ?? null);
}

const isJson = (value: unknown) => typeof value === "object" && value !== null;

export const withoutNull = (texts: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null && text !== undefined));

async function editedProblem(tx: Tx, actor: CandidateActor, body: BodyOf<typeof profileUpdate>) {
  const now = await storedProfile(tx, actor.accountId);
  const fields = Object.keys(body).filter((name) => name !== "version") as (keyof typeof now)[];
  return conflict("profile_edited", {
    version: now.version,
    ...Object.fromEntries(fields.map((name) => [name, now[name]])),
  });
}

async function assertPlaces(tx: Tx, ids: readonly number[], pointer: string): Promise<void> {
  if (ids.length === 0) return;
  const known = await tx.selectFrom("locations").select("id").where("id", "in", ids).execute();
  if (known.length < new Set(ids).size) throw invalid(pointer, "invalid");
}

async function assertCategories(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await tx.selectFrom("categories").select("id").where("id", "in", ids).execute();
  if (known.length < new Set(ids).size) throw invalid("/job_preference/category_ids", "invalid");
}
