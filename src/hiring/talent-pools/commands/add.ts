import { sourceApplicant } from "#hiring/applications/commands/source.ts";
import { insertMany } from "#kit/bulk.ts";
import { day } from "#kit/clock.ts";
import type { BodyOf } from "#kit/contract.ts";
import { brokenForeign, type Tx } from "#kit/db.ts";
import { emit } from "#kit/events.ts";
import type { Language } from "#kit/i18n.ts";
import { assertAllowed, conflict, invalid, Problem } from "#kit/problem.ts";
import { addPeople, editPerson, type Person } from "#people/accounts/commands/person.ts";
import { type HiringActor, tenantColumns } from "#people/accounts/hiring-scope.ts";
import { readPhone } from "#people/accounts/phone.ts";
import { record } from "#people/activities/commands.ts";
import { addCv } from "#profiles/cv/commands/files.ts";
import type { StoredCv } from "#profiles/cv/keep.ts";
import type { addPerson as contract } from "../contract.ts";
import type { editFacts } from "../contract-facts.ts";
import { peopleChanged } from "../events.ts";
import { recordsWithContacts } from "../queries/shared/duplicates.ts";
import { mayEditPerson } from "../queries/shared/editing.ts";
import type { PersonRecord } from "../queries/shared/records.ts";
import { findPerson } from "../queries/shared/records.ts";
import type { ProspectSource } from "../terms.ts";
import { putIntoPool } from "./pools.ts";
import { assertNoNamesake, assertUnique } from "./unique.ts";

export type ProspectFields = Omit<BodyOf<typeof contract>, "agreed" | "is_another" | "job_id" | "pool_id">;

export interface Adding {
  fields: ProspectFields;
  cv: StoredCv | null;
  /** Whether the caller knows that a person of the same name is another one. */
  isAnother: boolean;
  /** Whether a person of the same name without a birth year is a reason to refuse (decision 188). */
  hasNamesakes?: boolean;
  jobId: number | null;
  poolId: number | null;
  language: Language;
  asOf: Date;
}

/**
 * Adds a candidate that only the actor's workspace can see (decision 068).
 * @returns the candidate's id
 * @throws Problem 404 or 409 for the job, 409 `candidate_exists`, `candidate_similar` or `candidate_namesake` with the existing
 * person in `meta.now`, 422 for fields and the pool
 */
export async function addProspect(tx: Tx, actor: HiringActor, adding: Adding): Promise<number> {
  const { fields, cv, isAnother, asOf } = adding;
  const person = personIn(fields);
  const keepDays = await lockScope(tx, actor);
  await assertUnique(tx, actor, identityOf(fields), { person: null, isAnother });
  if (adding.hasNamesakes && !isAnother) await assertNoNamesake(tx, actor, identityOf(fields));
  const [id] = (await addPeople(tx, [person], asOf)) as [number];
  const cvId = cv && (await addCv(tx, { candidateId: id, cv, asOf }));
  await writeProspect(() =>
    tx
      .insertInto("prospects")
      .values({
        candidate_id: id,
        ...tenantColumns(actor.scope, null),
        ...columnsOf(fields),
        cv_file_id: cvId,
        added_by: actor.accountId,
        added_at: asOf,
        changed_at: asOf,
        ...retention(asOf, keepDays),
      })
      .execute(),
  );
  await emit(tx, peopleChanged, { ids: [id] });
  if (adding.poolId) await putIntoPool(tx, actor, { poolId: adding.poolId, ids: [id], asOf });
  if (adding.jobId)
    await sourceApplicant(tx, actor, {
      jobId: adding.jobId,
      person: {
        candidateId: id,
        ...person,
        source: fields.source,
        language: adding.language,
        consentAt: null,
        cv: cv && cvId ? { id: cvId, kind: cv.kind } : null,
      },
      asOf,
    });
  await recordPerson(tx, actor, "new_profile", { candidate: id, asOf });
  return id;
}

function factsOf(facts: FactColumns | null, asOf: Date) {
  if (facts === null) return {};
  return {
    ...facts.fields,
    languages: facts.languages as unknown as string,
    do_not_contact_at: facts.isOffLimits ? asOf : null,
  };
}

/** Records an activity of a person whom the actor's workspace has added. */
async function recordPerson(
  tx: Tx,
  actor: HiringActor,
  kind: "new_profile" | "candidate_update",
  { candidate, asOf }: { candidate: number; asOf: Date },
): Promise<void> {
  const { company_id: companyId, agency_id: agencyId } = tenantColumns(actor.scope, null);
  await record(tx, { kind, by: actor, at: asOf, companyId, agencyId, jobId: null, data: { candidate } });
}

/** What an agency records about an added person. */
export interface FactColumns {
  fields: Omit<BodyOf<typeof editFacts>, "do_not_contact" | "languages" | "version">;
  languages: readonly { language: number; proficiency: number }[];
  isOffLimits: boolean;
}

/**
 * Adds people, who have agreed to it, in two statements. People of an agency have its facts.
 * @throws Problem 409 `candidate_exists` when the workspace already has a record of one of them
 */
export async function addProspects(
  tx: Tx,
  actor: HiringActor,
  all: readonly (ProspectFields & { facts?: FactColumns | null })[],
  asOf: Date,
): Promise<void> {
  const keepDays = await lockScope(tx, actor);
  const people = all.map(personIn);
  const [same] = await recordsWithContacts(tx, actor, people);
  if (same) throw conflict("candidate_exists", { id: String(same.person), full_name: same.full_name });
  const ids = await addPeople(tx, people, asOf);
  await insertMany(
    tx,
    "prospects",
    all.map((fields, index) => ({
      candidate_id: ids[index] as number,
      ...tenantColumns(actor.scope, null),
      ...columnsOf(fields),
      ...factsOf(fields.facts ?? null, asOf),
      added_by: actor.accountId,
      added_at: asOf,
      changed_at: asOf,
      ...retention(asOf, keepDays),
    })),
  );
  await emit(tx, peopleChanged, { ids });
}

/**
 * Changes fields of a person whom the actor's workspace has added; absent fields keep their values.
 * @throws Problem 404, 403 `forbidden` for a person of another owner, 409 `candidate_exists`, or `candidate_changed` when the record
 * has another version,
 * 422 `contact_required` when neither an email address nor a phone number would remain
 */
export async function editProspect(
  tx: Tx,
  actor: HiringActor,
  {
    id,
    version,
    fields: changes,
    asOf,
  }: { id: number; version: number | undefined; fields: Partial<ProspectFields>; asOf: Date },
): Promise<void> {
  await lockScope(tx, actor);
  const person = await findPerson(tx, actor, id);
  const added = person.records.find((record) => record.added);
  if (!added) throw new Problem(409, "candidate_not_added");
  assertAllowed((await mayEditPerson(tx, actor, person.records)) || "forbidden");
  const fields = { ...fieldsOf(added), ...changes };
  if (fields.email === null && fields.phone === null) throw invalid("/email", "contact_required");
  // The list shows people of the same name and birth year. An edit that does not touch the name should not be refused for them.
  await assertUnique(tx, actor, identityOf(fields), { person: person.id, isAnother: true });
  const changed = await writeProspect(() =>
    tx
      .updateTable("prospects")
      .set((eb) => ({ ...columnsOf(fields), changed_at: asOf, version: eb("version", "+", 1) }))
      .where("candidate_id", "=", added.id)
      .where("erased_at", "is", null)
      .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
      .returning("version")
      .executeTakeFirst(),
  );
  if (!changed) throw conflict("candidate_changed", person.records[0]?.full_name);
  await editPerson(tx, added.id, personIn(fields));
  await emit(tx, peopleChanged, { ids: [added.id] });
  await recordPerson(tx, actor, "candidate_update", { candidate: added.id, asOf });
}

/** Restarts the retention of a person who has agreed again. @throws Problem 404 */
export async function renewRetention(tx: Tx, actor: HiringActor, id: number, asOf: Date): Promise<void> {
  const { records } = await findPerson(tx, actor, id);
  const added = records.filter((each) => each.added).map((each) => each.id);
  if (added.length === 0) throw new Problem(409, "candidate_not_added");
  const keepDays = await lockScope(tx, actor);
  await tx
    .updateTable("prospects")
    .set(retention(asOf, keepDays))
    .where("candidate_id", "in", added)
    .execute();
}

export function retention(agreedAt: Date, days: number): { agreed_at: Date; kept_until: Date } {
  return { agreed_at: agreedAt, kept_until: new Date(agreedAt.getTime() + days * day) };
}

/**
 * Locks the row of the company or agency, so that concurrent requests cannot add the same person twice.
 * @returns for how many days the workspace stores people whom it adds
 */
export async function lockScope(tx: Tx, actor: HiringActor): Promise<number> {
  const { scope } = actor;
  const [table, id] =
    "company" in scope ? (["companies", scope.company] as const) : (["agencies", scope.agency] as const);
  const { added_retention_days } = await tx
    .selectFrom(table)
    .select("added_retention_days")
    .where("id", "=", id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return added_retention_days;
}

export function identityOf(fields: ProspectFields) {
  const { fullName, email, phone } = personIn(fields);
  return { fullName, email, phone, birthYear: fields.birth_year ?? null };
}

export function personIn({ full_name, email, phone }: ProspectFields): Person {
  return { fullName: full_name, email, phone: readPhone(phone, "/phone") };
}

function fieldsOf(record: PersonRecord): ProspectFields {
  const { full_name, email, phone, job_title, location_id, birth_year, skills, source } = record;
  return {
    full_name,
    email,
    phone,
    job_title,
    location_id,
    birth_year,
    skills,
    source: source as ProspectSource,
  };
}

export function columnsOf({ job_title, location_id, birth_year, skills, source }: ProspectFields) {
  return { job_title, location_id, birth_year: birth_year ?? null, skills, source };
}

async function writeProspect<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenForeign(error) === "prospects_location_id_fkey") throw invalid("/location_id", "invalid");
    throw error;
  }
}
