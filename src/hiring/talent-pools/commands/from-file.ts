import type { Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import { email as emailField, fullName } from "#kit/fields.ts";
import { assertAllowed, Problem } from "#kit/problem.ts";
import { editPerson } from "#people/accounts/commands/person.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { readsAsPhone } from "#people/accounts/phone.ts";
import { addCv } from "#profiles/cv/commands/files.ts";
import type { Imported } from "#profiles/cv/imported.ts";
import type { StoredCv } from "#profiles/cv/keep.ts";
import { peopleChanged } from "../events.ts";
import { mayEditPerson } from "../queries/shared/editing.ts";
import type { PersonRecord } from "../queries/shared/records.ts";
import { findPerson } from "../queries/shared/records.ts";
import { limits, mostFilesOfPerson, type ProspectSource } from "../terms.ts";
import {
  type Adding,
  addProspect,
  columnsOf,
  identityOf,
  lockScope,
  type ProspectFields,
  personIn,
  retention,
} from "./add.ts";
import { putIntoPool } from "./pools.ts";
import { assertUnique } from "./unique.ts";

export interface FromFile extends Omit<Adding, "fields" | "cv"> {
  cv: StoredCv;
  read: Imported;
  source: ProspectSource;
  /** The person whom the workspace has added before and to whom the file belongs; null for a new person. */
  personId: number | null;
}

/**
 * Adds a candidate from a CV file, or adds the file to a person whom the workspace has added before.
 * @throws Problem 409 `candidate_exists` or `candidate_similar` with the existing person in `meta.now`, 422 `cv_no_name` or
 * `cv_no_contact`; for a person 403 `forbidden`, 404, 409 `candidate_not_added` or `person_files_limit`
 */
export async function addFromFile(
  tx: Tx,
  actor: HiringActor,
  { cv, read, source, personId, ...adding }: FromFile,
): Promise<{ id: number; result: "added" | "updated" }> {
  const fields = { ...fieldsIn(read), source };
  if (personId === null)
    return { id: await addProspect(tx, actor, { ...adding, cv, fields }), result: "added" };
  const keepDays = await lockScope(tx, actor);
  const { id, records } = await findPerson(tx, actor, personId);
  const own = records.find(({ added }) => added);
  if (!own) throw new Problem(409, "candidate_not_added");
  assertAllowed((await mayEditPerson(tx, actor, records)) || "forbidden");
  await assertUnique(tx, actor, identityOf(fields), { person: id, isAnother: true });
  await addFileTo(tx, { own, cv, fields, keepDays, asOf: adding.asOf });
  const { poolId, asOf } = adding;
  if (poolId) await putIntoPool(tx, actor, { poolId, ids: [id], asOf });
  return { id, result: "updated" };
}

/** Adds a CV file to an added record. Values of the file fill empty fields and overwrite none. */
async function addFileTo(
  tx: Tx,
  {
    own,
    cv,
    fields,
    keepDays,
    asOf,
  }: { own: PersonRecord; cv: StoredCv; fields: ProspectFields; keepDays: number; asOf: Date },
): Promise<void> {
  await assertRoomForFile(tx, own.id);
  const cvId = await addCv(tx, { candidateId: own.id, cv, asOf });
  const columns = columnsOf(fields);
  await tx
    .updateTable("prospects")
    .set((eb) => ({
      job_title: eb.fn.coalesce("job_title", eb.val(columns.job_title)),
      location_id: eb.fn.coalesce("location_id", eb.val(columns.location_id)),
      birth_year: eb.fn.coalesce("birth_year", eb.val(columns.birth_year)),
      cv_file_id: cvId,
      changed_at: asOf,
      ...retention(asOf, keepDays),
      version: eb("version", "+", 1),
    }))
    .where("candidate_id", "=", own.id)
    .execute();
  const { email, phone } = personIn(fields);
  await editPerson(tx, own.id, {
    fullName: own.full_name,
    email: own.email ?? email,
    phone: own.phone ?? phone,
  });
  await emit(tx, peopleChanged, { ids: [own.id] });
}

async function assertRoomForFile(tx: Tx, candidateId: number): Promise<void> {
  const { files } = await tx
    .selectFrom("cv_files")
    .select(({ fn }) => fn.countAll<number>().as("files"))
    .where("candidate_id", "=", candidateId)
    .where("removed_at", "is", null)
    .executeTakeFirstOrThrow();
  if (files >= mostFilesOfPerson)
    throw new Problem(409, { code: "person_files_limit", values: { max: mostFilesOfPerson } });
}

/** Returns the fields of a record from those read in a CV. @throws Problem 422 for a CV without a name or without a contact */
function fieldsIn({ fields, sections }: Imported) {
  const name = fullName.safeParse(fields.full_name?.value ?? "");
  if (!name.success) throw new Problem(422, { code: "cv_no_name", pointer: "/cv" });
  const address = emailField.safeParse(fields.email?.value ?? "");
  const number = fields.phone?.value ?? null;
  const phone = number && readsAsPhone(number) ? number : null;
  if (!address.success && !phone) throw new Problem(422, { code: "cv_no_contact", pointer: "/cv" });
  const year = Number(fields.birth_date?.value.slice(0, 4));
  return {
    full_name: name.data,
    email: address.data ?? null,
    phone,
    job_title: fields.job_title?.value.slice(0, limits.jobTitle) || null,
    location_id: fields.location_id?.value ?? null,
    birth_year: year >= 1930 && year <= 2015 ? year : null,
    skills: sections.skills
      .map(({ value }) => value.name.trim().slice(0, limits.skill))
      .slice(0, limits.skills),
  };
}
