import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { renameCv } from "./contract.ts";
import type { CvKind } from "./terms.ts";

type CvReply = ReplyOf<typeof renameCv>["data"];

/** A candidate's own files, newest first, without removed ones. */
export async function cvList(db: Reader, candidateId: number): Promise<CvReply[]> {
  const rows = await ownFiles(db, candidateId).orderBy("id", "desc").limit(200).execute();
  return rows.map(reply);
}

/** @throws Problem 404 for a file that is not the candidate's */
export async function cvDetail(db: Reader, candidateId: number, id: number): Promise<CvReply> {
  return reply(await ownFile(db, candidateId, id));
}

/** @throws Problem 404 for a file that is not the candidate's */
export async function ownFile(db: Reader, candidateId: number, id: number) {
  const row = await ownFiles(db, candidateId).where("id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function ownFiles(db: Reader, candidateId: number) {
  return db
    .selectFrom("cv_files")
    .select(["id", "name", "kind", "bytes", "created_at", "storage_key", "scan_state"])
    .where("candidate_id", "=", candidateId)
    .where("removed_at", "is", null);
}

function reply(row: { id: number; name: string; kind: string; bytes: number; created_at: Date }): CvReply {
  const { id, kind, name, bytes, created_at } = row;
  return { id: String(id), type: "cv", attributes: { name, kind: kind as CvKind, bytes, created_at } };
}
