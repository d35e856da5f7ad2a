import type { Tx } from "#kit/db.ts";
import { conflict, notFound } from "#kit/problem.ts";
import { deleteFile } from "#platform/files/store.ts";
import { countPageEdit, type Editor, lockCompany, type OfCompany } from "./edit.ts";

/** The maximum number of pictures in a gallery (spec §5). */
const mostPictures = 5;

/** Replaces the logo of a company. A logo cannot be removed (spec §5). */
export async function setLogo(tx: Tx, actor: OfCompany, key: string): Promise<void> {
  const { logo_key } = await lockCompany(tx, actor);
  deleteFile(tx, logo_key);
  await tx.updateTable("companies").set({ logo_key: key }).where("id", "=", actor.companyId).execute();
}

/** Replaces the cover picture of a company's page and its description. Without `key` the picture stays; null removes it. */
export async function setCover(
  tx: Tx,
  actor: OfCompany,
  { key, alt }: { key?: string | null; alt: string | null },
): Promise<void> {
  const { banner_key } = await lockCompany(tx, actor);
  if (key !== undefined) deleteFile(tx, banner_key);
  const cover = key === undefined ? banner_key : key;
  await tx
    .updateTable("companies")
    .set({ banner_key: cover, banner_alt: cover === null ? null : alt })
    .where("id", "=", actor.companyId)
    .execute();
}

/** Adds a picture at the end of the gallery. @throws Problem 409 `gallery_full`, `gallery_or_video` */
export async function addPicture(
  tx: Tx,
  editor: Editor,
  { key, caption, asOf }: { key: string; caption: string | null; asOf: Date },
): Promise<void> {
  const { companyId } = editor;
  const { video_url } = await lockCompany(tx, editor);
  if (video_url) throw conflict("gallery_or_video", "video");
  const rows = await tx
    .selectFrom("company_pictures")
    .select("position")
    .where("company_id", "=", companyId)
    .execute();
  const taken = new Set(rows.map(({ position }) => position));
  const position = Array.from({ length: mostPictures }, (_, n) => n).find((n) => !taken.has(n));
  if (position === undefined) throw conflict("gallery_full", mostPictures);
  await tx
    .insertInto("company_pictures")
    .values({ company_id: companyId, position, image_key: key, caption })
    .execute();
  await countPageEdit(tx, editor, asOf);
}

/** Removes a picture from the gallery. @throws Problem 404 */
export async function removePicture(tx: Tx, editor: Editor, id: number, asOf: Date): Promise<void> {
  const gone = await tx
    .deleteFrom("company_pictures")
    .where("id", "=", id)
    .where("company_id", "=", editor.companyId)
    .returning("image_key")
    .executeTakeFirst();
  if (!gone) throw notFound();
  deleteFile(tx, gone.image_key);
  await countPageEdit(tx, editor, asOf);
}
