import { hour } from "#kit/clock.ts";
import { type Database, inTransaction, type Reader } from "#kit/db.ts";
import { receiveFile } from "#kit/files/receive.ts";
import { redrawPicture } from "#kit/files/redraw.ts";
import type { UploadedFile } from "#kit/http/handle.ts";
import { uploadFolder } from "#kit/http/upload.ts";
import { invalid, notFound } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { Account } from "#people/accounts/actor.ts";
import { countHit } from "#people/accounts/rate-limit.ts";
import { sendFile } from "#platform/files/send.ts";
import { deleteFile, storeWithRow } from "#platform/files/store.ts";
import { imageSide, imagesADay, waitingHours } from "../terms.ts";

const problems = {
  no_picture: "upload_type",
  too_wide: "upload_too_wide",
  // An uploaded image has no minimum size, so this problem does not occur.
  too_small: "upload_type",
} as const;

interface Call {
  database: Database;
  services: Services;
  actor: Account;
}

/** Stores an image for a later call. @returns its id @throws Problem 422 at /image, 429 */
export async function uploadImage(
  { database, services, actor }: Call,
  file: UploadedFile | undefined,
  asOf: Date,
): Promise<number> {
  if (!file) throw invalid("/image", "upload_missing");
  const { accountId } = actor;
  await countHit(database.db, `images:${accountId}`, { max: imagesADay, minutes: 24 * 60 }, asOf);
  const picture = await redrawPicture(file.path, { side: imageSide, as: "whole png" });
  if ("problem" in picture) throw invalid("/image", problems[picture.problem]);
  const image = { folder: "image", bytes: picture.bytes, type: "image/png" };
  return storeWithRow({ database, services }, image, async (tx, image_key) => {
    const row = { account_id: accountId, image_key, added_at: asOf };
    const { id } = await tx.insertInto("images").values(row).returning("id").executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Returns the key of an image that the caller uploaded; undefined for another account's, and after it is
 * pruned.
 */
export async function ownImageKey(db: Reader, actor: Account, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom("images")
    .select("image_key")
    .where("id", "=", id)
    .where("account_id", "=", actor.accountId)
    .executeTakeFirst();
  return row?.image_key;
}

/** Returns a stored image. @throws Problem 404 */
export async function openImage({ database, services, actor }: Call, id: number) {
  const key = await ownImageKey(database.db, actor, id);
  if (!key) throw notFound();
  return sendFile(services, key, {
    "cache-control": "private, max-age=3600",
    "x-content-type-options": "nosniff",
  });
}

/**
 * Runs `use` with the file of the call, or with a copy of the image in its `image_id`.
 * @throws Problem 422 at /image_id for an image that is not the caller's, or pruned
 */
export async function withImage<T>(
  call: Call & { body: { image_id?: number | undefined } },
  file: UploadedFile | undefined,
  use: (file: UploadedFile | undefined) => Promise<T>,
): Promise<T> {
  const id = call.body.image_id;
  if (file || id === undefined) return use(file);
  const key = await ownImageKey(call.database.db, call.actor, id);
  const stream = key && (await call.services.storage.get(key).catch(() => null));
  if (!stream) throw invalid("/image_id", "image_unknown");
  const dir = uploadFolder(call.services.config.DATA_DIR);
  const copy = await receiveFile(stream, { maxBytes: Number.POSITIVE_INFINITY, dir });
  if ("problem" in copy) throw invalid("/image_id", "image_unknown");
  try {
    return await use({ ...copy, name: "image.png" });
  } finally {
    await copy.cleanup();
  }
}

/**
 * Prunes images that were uploaded more than a day ago; calls that used one have a copy. @returns the number
 * of deleted images
 */
export function pruneWaitingImages(database: Database, asOf: Date): Promise<number> {
  return inTransaction(database, async (tx) => {
    const gone = await tx
      .deleteFrom("images")
      .where("added_at", "<", new Date(asOf.getTime() - waitingHours * hour))
      .returning("image_key")
      .execute();
    for (const { image_key } of gone) deleteFile(tx, image_key);
    return gone.length;
  });
}
