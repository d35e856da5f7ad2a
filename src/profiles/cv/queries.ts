import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { editCv } from "./contract.ts";
import { sentCount } from "./contributions.ts";
import type { CvKind, scanStates } from "./terms.ts";

type CvReply = ReplyOf<typeof editCv>["data"];

/** Returns a candidate's own files, newest first, without removed ones. */
export async function cvList(db: Reader, candidateId: number): Promise<CvReply[]> {
  const rows = await ownFiles(db, candidateId).orderBy("id", "desc").limit(200).execute();
  const standard = Math.max(...rows.map(({ default_at }) => default_at?.getTime() ?? 0));
  const first = rows.find(({ default_at }) => (default_at?.getTime() ?? 0) === standard);
  return rows.map((row) => reply(row, row === first));
}

/** @throws Problem 404 for another candidate's file */
export async function cvDetail(db: Reader, candidateId: number, id: number): Promise<CvReply> {
  const own = (await cvList(db, candidateId)).find((cv) => cv.id === String(id));
  if (!own) throw notFound();
  return own;
}

/** @throws Problem 404 for another candidate's file */
export async function ownFile(db: Reader, candidateId: number, id: number) {
  const row = await ownFiles(db, candidateId).where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function ownFiles(db: Reader, candidateId: number) {
  return db
    .selectFrom("cv_files as f")
    .select(["f.id", "f.name", "f.kind", "f.bytes", "f.created_at", "f.storage_key", "f.scan_state"])
    .select("f.default_at")
    .select(sentCount().as("applications"))
    .where("f.candidate_id", "=", candidateId)
    .where("f.removed_at", "is", null);
}

type Row = Awaited<ReturnType<ReturnType<typeof ownFiles>["execute"]>>[number];

function reply({ id, kind, name, bytes, created_at, ...row }: Row, isDefault: boolean): CvReply {
  return {
    id: String(id),
    type: "cv",
    attributes: {
      name,
      bytes,
      created_at,
      kind: kind as CvKind,
      default: isDefault,
      scan: row.scan_state as (typeof scanStates)[number],
      applications: row.applications,
    },
  };
}
