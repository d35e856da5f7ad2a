import type { z } from "zod";
import { visibleApplicants } from "#hiring/applications/queries/shared/visible.ts";
import { day } from "#kit/clock.ts";
import type { Reader } from "#kit/db.ts";
import { notFound, Problem } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { personDetail } from "../resources.ts";
import { unmergeDays } from "../terms.ts";
import { shownPeople } from "./people.ts";
import { duplicatesOf } from "./shared/duplicates.ts";
import { mayEditPerson } from "./shared/editing.ts";
import { findPerson, type PersonRecord } from "./shared/records.ts";

type DetailReply = z.input<typeof personDetail>;

/** Returns a person with files, possible duplicates and merged records. @throws Problem 404 */
export async function personView(
  db: Reader,
  actor: HiringActor,
  requestedId: number,
  asOf: Date,
  cvId?: number,
): Promise<DetailReply> {
  const { id, records } = await findPerson(db, actor, requestedId);
  const [shown] = await shownPeople(db, actor, [id]);
  if (!shown) throw notFound();
  const { full_name: fullName, email, phone, birth_year: birthYear } = shown.attributes;
  const duplicates = await duplicatesOf(db, actor, { fullName, email, phone, birthYear }, id);
  const own = await db
    .selectFrom("prospects")
    .select(["candidate_id", "kept_until", "version", "added_by"])
    .where("candidate_id", "in", [...new Set(records.map((each) => each.id))])
    .where("erased_at", "is", null)
    .orderBy("changed_at", "desc")
    .execute();
  const [first] = own;
  const cvs = await filesOf(db, actor, records);
  const mayDelete =
    own.length > 0 && (actor.isAdmin || own.every(({ added_by }) => added_by === actor.accountId));
  return {
    id: String(id),
    type: "candidate_detail",
    attributes: {
      ...shown.attributes,
      preview: await previewOf(db, cvs.find((file) => file.id === cvId) ?? cvs[0]),
      cvs: cvs.map(({ id: file, name, kind, created_at }) => ({
        id: String(file),
        name,
        kind,
        at: created_at,
      })),
      duplicates: duplicates.map(({ person, full_name, email: address, by }) => ({
        id: String(person),
        full_name,
        email: address,
        by,
      })),
      merged: await mergedInto(db, actor, { id, records, asOf }),
      kept_until: first?.kept_until ?? null,
      invites: await invitesTo(db, actor, [...new Set([id, ...records.map((each) => each.id)])]),
      version: first?.version ?? null,
      can: {
        edit: own.length > 0 && (await mayEditPerson(db, actor, records)),
        keep: own.length > 0,
        delete: mayDelete,
        source: true,
        invite: shown.attributes.email !== null,
        merge: duplicates.length > 0,
      },
    },
  };
}

async function previewOf(db: Reader, file: Awaited<ReturnType<typeof filesOf>>[number] | undefined) {
  if (!file) return null;
  const { text, text_state } = await db
    .selectFrom("cv_files")
    .select(["text", "text_state"])
    .where("id", "=", file.id)
    .executeTakeFirstOrThrow();
  const { id, name, kind, macros } = file;
  return { id: String(id), name, kind, readable: !macros, state: text_state as "ready", text };
}

async function invitesTo(db: Reader, { scope }: HiringActor, candidates: readonly number[]) {
  const rows = await db
    .selectFrom("talent_invites as i")
    .innerJoin("jobs as j", "j.id", "i.job_id")
    .select(["j.id", "j.title", "i.invited_at"])
    .where("i.candidate_id", "in", [...candidates])
    .where(inScope("i", scope))
    .orderBy("i.invited_at", "desc")
    .execute();
  return rows.map(({ id, title, invited_at }) => ({ job: { id: String(id), title }, at: invited_at }));
}

async function mergedInto(
  db: Reader,
  actor: HiringActor,
  { id, records, asOf }: { id: number; records: readonly PersonRecord[]; asOf: Date },
) {
  const rows = await db
    .selectFrom("candidate_merges as m")
    .select(["m.candidate_id", "m.merged_at"])
    .where("m.into_id", "=", id)
    .where(inScope("m", actor.scope))
    .orderBy("m.merged_at", "desc")
    .execute();
  return rows.flatMap(({ candidate_id, merged_at }) => {
    const record = records.find((each) => each.id === candidate_id);
    if (!record) return [];
    const can_undo = asOf.getTime() - merged_at.getTime() < unmergeDays * day;
    return [{ id: String(candidate_id), full_name: record.full_name, at: merged_at, can_undo }];
  });
}

/** Returns the CV files of a person, the newest first: files of added records, and of applications that the actor can see. */
export async function filesOf(db: Reader, actor: HiringActor, records: readonly PersonRecord[]) {
  const ids = [...new Set(records.map(({ id }) => id))];
  const added = [...new Set(records.filter((each) => each.added).map(({ id }) => id))];
  return db
    .selectFrom("cv_files as f")
    .select(["f.id", "f.name", "f.kind", "f.created_at", "f.storage_key", "f.scan_state", "f.macros"])
    .where((eb) =>
      eb.or([
        added.length > 0 ? eb("f.candidate_id", "in", added) : eb.lit(false),
        eb.exists(
          eb
            .selectFrom("applicants as a")
            .innerJoin("jobs as j", "j.id", "a.job_id")
            .select("a.id")
            .whereRef("a.cv_file_id", "=", "f.id")
            .where("a.candidate_id", "in", ids)
            .where("a.erased_at", "is", null)
            .where("a.identity_hidden", "=", false)
            .where(visibleApplicants(actor)),
        ),
      ]),
    )
    .where("f.candidate_id", "in", ids)
    .where("f.file_removed_at", "is", null)
    .orderBy("f.created_at", "desc")
    .orderBy("f.id", "desc")
    .execute();
}

/** Returns a CV file of a person. @throws Problem 404, 409 for a file with macros */
export async function fileOf(db: Reader, actor: HiringActor, { id, file }: { id: number; file: number }) {
  const { records } = await findPerson(db, actor, id);
  const cv = (await filesOf(db, actor, records)).find((each) => each.id === file);
  if (!cv) throw notFound();
  if (cv.macros) throw new Problem(409, "cv_withheld");
  return cv;
}
