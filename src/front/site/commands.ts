import { publish, type Tx } from "#kit/db.ts";
import { notFound } from "#kit/problem.ts";
import type { BannerTone } from "./terms.ts";

export interface BannerFields {
  title_en: string;
  title_vi: string;
  text_en: string;
  text_vi: string;
  link: string | null;
  link_text_en: string | null;
  link_text_vi: string | null;
  tone: BannerTone;
  starts_at: Date;
  ends_at: Date | null;
  active: boolean;
}

/**
 * Creates a banner.
 * @returns the banner's id
 */
export async function createBanner(
  tx: Tx,
  input: BannerFields & { imageKey: string | null; accountId: number | null; asOf: Date },
): Promise<number> {
  const { imageKey, accountId, asOf, ...fields } = input;
  const { id } = await tx
    .insertInto("site_banners")
    .values({ ...fields, image_key: imageKey, created_by: accountId, created_at: asOf, updated_at: asOf })
    .returning("id")
    .executeTakeFirstOrThrow();
  await publish(tx, "market");
  return id;
}

/**
 * Replaces a banner. `imageKey`: a new picture, null for none, undefined to keep the present one.
 * @returns the key of the replaced picture, to delete its file after the commit
 * @throws Problem 404
 */
export async function editBanner(
  tx: Tx,
  input: BannerFields & { id: number; imageKey: string | null | undefined; asOf: Date },
): Promise<string | null> {
  const { id, imageKey, asOf, ...fields } = input;
  const before = await lockBanner(tx, id);
  await tx
    .updateTable("site_banners")
    .set({ ...fields, updated_at: asOf, ...(imageKey === undefined ? {} : { image_key: imageKey }) })
    .where("id", "=", id)
    .execute();
  await publish(tx, "market");
  return imageKey === undefined ? null : before.image_key;
}

/**
 * Deletes a banner.
 * @returns the key of the banner's picture, to delete its file after the commit
 * @throws Problem 404
 */
export async function deleteBanner(tx: Tx, id: number): Promise<string | null> {
  const { image_key } = await lockBanner(tx, id);
  await tx.deleteFrom("site_banners").where("id", "=", id).execute();
  await publish(tx, "market");
  return image_key;
}

async function lockBanner(tx: Tx, id: number) {
  const row = await tx
    .selectFrom("site_banners")
    .select("image_key")
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
