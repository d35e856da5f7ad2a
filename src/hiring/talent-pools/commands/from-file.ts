import type { Tx } from "#kit/db.ts";
import { email as emailField, fullName } from "#kit/fields.ts";
import { conflict, Problem } from "#kit/problem.ts";
import type { HiringActor } from "#people/accounts/hiring-scope.ts";
import { readsAsPhone } from "#people/accounts/phone.ts";
import type { Imported } from "#profiles/cv/imported.ts";
import type { StoredCv } from "#profiles/cv/keep.ts";
import { duplicatesOf } from "../queries/shared/duplicates.ts";
import { mayEditPerson } from "../queries/shared/editing.ts";
import { recordsOf } from "../queries/shared/records.ts";
import { limits, type ProspectSource } from "../terms.ts";
import { type Adding, addFileTo, addProspect, identityOf, lockScope } from "./add.ts";

export interface FromFile extends Omit<Adding, "fields" | "cv"> {
  cv: StoredCv;
  read: Imported;
  source: ProspectSource;
}

/**
 * Adds a candidate from a CV file. If the workspace has added the person before, adds the file to that record.
 * @throws Problem 409 `candidate_exists` for an applicant or a person of another owner, 422 `cv_no_name` or `cv_no_contact`
 */
export async function addFromFile(
  tx: Tx,
  actor: HiringActor,
  { cv, read, source, ...adding }: FromFile,
): Promise<{ id: number; result: "added" | "updated" }> {
  const fields = { ...fieldsIn(read), source };
  const keepDays = await lockScope(tx, actor);
  const duplicates = await duplicatesOf(tx, actor, identityOf(fields), null);
  const same = duplicates.find(({ by }) => by !== "name");
  if (!same) return { id: await addProspect(tx, actor, { ...adding, cv, fields }), result: "added" };
  const records = (await recordsOf(tx, actor, [same.person])).get(same.person) ?? [];
  const own = records.find(({ added }) => added);
  if (!own || !(await mayEditPerson(tx, actor, records)))
    throw conflict("candidate_exists", { id: String(same.person), full_name: same.full_name });
  await addFileTo(tx, { id: own.id, cv, fields, keepDays, asOf: adding.asOf });
  return { id: same.person, result: "updated" };
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
