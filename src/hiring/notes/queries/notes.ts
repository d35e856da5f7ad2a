import { sql } from "kysely";
import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import { type HiringActor, inScope } from "#people/accounts/hiring-scope.ts";
import type { applicantNotes } from "../contract.ts";
import { may } from "../policy.ts";
import { type About, aboutOf, subjectOf } from "./subject.ts";

type NoteReply = ReplyOf<typeof applicantNotes.write>["data"];
interface Person {
  id: number;
  full_name: string;
}

/** Selects the notes of the actor's scope on an applicant or a job. */
function notesOn(db: Reader, { scope }: HiringActor, { kind, id }: About) {
  return db
    .selectFrom("notes as n")
    .where(inScope("n", scope))
    .$if(kind === "applicant", (notes) => notes.where("n.applicant_id", "=", id))
    .$if(kind === "job", (notes) => notes.where("n.job_id", "=", id).where("n.applicant_id", "is", null));
}

function rowsOf(db: Reader, actor: HiringActor, about: About) {
  return notesOn(db, actor, about)
    .innerJoin("accounts as u", "u.id", "n.author_id")
    .select(["n.id", "n.job_id", "n.applicant_id", "n.author_id", "n.text", "n.at", "n.edited_at"])
    .select("u.full_name as author")
    .select(
      sql<
        Person[]
      >`(SELECT coalesce(json_agg(json_build_object('id', p.id, 'full_name', p.full_name) ORDER BY p.full_name, p.id), '[]')
        FROM note_mentions m JOIN accounts p ON p.id = m.account_id
        WHERE m.note_id = n.id AND m.removed_at IS NULL)`.as("mentions"),
    );
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof rowsOf>["execute"]>>[number];

function noteOf(row: NoteRow, actor: HiringActor, erased: boolean): NoteReply {
  const { id, author_id: authorId, author, ...note } = row;
  return {
    id: String(id),
    type: "note",
    attributes: {
      ...note,
      author: { id: authorId, full_name: author },
      can: {
        edit: !erased && may(actor, "edit", { authorId }) === true,
        delete: may(actor, "delete", { authorId }) === true,
      },
    },
  };
}

/** Returns a page of notes, newest first. @throws Problem 404 if the caller may not see the applicant or the job */
export async function notesAbout(
  db: Reader,
  actor: HiringActor,
  about: About,
  { before, items }: { before?: number; items: number },
): Promise<ReplyOf<typeof applicantNotes.list>> {
  const subject = await subjectOf(db, actor, about);
  const rows = await rowsOf(db, actor, about)
    .$if(before !== undefined, (page) => page.where("n.id", "<", before ?? 0))
    .orderBy("n.id", "desc")
    .limit(items + 1)
    .execute();
  const { total } = await notesOn(db, actor, about)
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const page = rows.slice(0, items);
  return {
    data: page.map((row) => noteOf(row, actor, subject.erased)),
    meta: {
      ...aboutOf(subject),
      total,
      next: rows.length > items ? String(page.at(-1)?.id) : null,
      people: subject.people.map(({ id, full_name }) => ({ id, full_name })),
    },
  };
}

/** Returns a note after a change. @throws Problem 404 */
export async function noteAbout(
  db: Reader,
  actor: HiringActor,
  about: About,
  noteId: number,
): Promise<NoteReply> {
  const row = await rowsOf(db, actor, about).where("n.id", "=", noteId).executeTakeFirst();
  if (!row) throw notFound();
  return noteOf(row, actor, false);
}
