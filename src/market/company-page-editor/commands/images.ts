import { sql } from "kysely";
import { hour } from "#kit/clock.ts";
import { type Database, inTransaction } from "#kit/db.ts";
import { assertAllowed } from "#kit/problem.ts";
import { countHit } from "#people/accounts/rate-limit.ts";
import { drawn, type Upload } from "#people/company-settings/commands/uploads.ts";
import { mayEdit } from "#people/company-settings/policy.ts";
import { deleteFile, storeWithRow } from "#platform/files/store.ts";
import { imageUrl } from "../queries/page.ts";
import { type ImageKind, imageSides, imagesADay, looseImageHours } from "../terms.ts";

/** Stores a picture for the draft. @throws Problem 403, 422 at /image, 429 */
export async function addDraftImage(
  { file, ...upload }: Upload,
  kind: ImageKind,
  asOf: Date,
): Promise<{ id: number; picture: string; src: string }> {
  const { actor, database } = upload;
  assertAllowed(mayEdit(actor));
  const limit = { max: imagesADay, minutes: 24 * 60 };
  await countHit(database.db, `page-images:${actor.companyId}`, limit, asOf);
  const bytes = await drawn(file, imageSides[kind]);
  const type = kind === "logo" ? "image/png" : "image/webp";
  const { id } = await storeWithRow(upload, { folder: "draft", bytes, type }, (tx, image_key) =>
    tx
      .insertInto("company_page_images")
      .values({ company_id: actor.companyId, kind, image_key, added_at: asOf })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return { id, picture: `image:${id}`, src: imageUrl(id) };
}

/** Prunes pictures that no draft uses, a day after their upload. @returns the number of deleted pictures */
export function pruneImages(database: Database, asOf: Date): Promise<number> {
  return inTransaction(database, async (tx) => {
    const { rows } = await sql<{ image_key: string }>`
      DELETE FROM company_page_images i
      WHERE i.added_at < ${new Date(asOf.getTime() - looseImageHours * hour)}
        AND NOT EXISTS (SELECT FROM company_page_drafts d
          WHERE d.company_id = i.company_id AND d.content::text LIKE '%"image:' || i.id || '"%')
      RETURNING i.image_key`.execute(tx);
    for (const { image_key } of rows) deleteFile(tx, image_key);
    return rows.length;
  });
}
