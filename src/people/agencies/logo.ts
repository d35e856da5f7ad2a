import { buffer } from "node:stream/consumers";
import type { Reader } from "#kit/db.ts";
import { FileMissing } from "#kit/files/storage.ts";
import type { Services } from "#kit/services.ts";

/** Returns the logo of an agency for its papers: a PNG in base64, at most 512 pixels wide and high. Null without a logo. */
export async function logoOf(
  db: Reader,
  { storage }: Pick<Services, "storage">,
  agencyId: number,
): Promise<string | null> {
  const agency = await db
    .selectFrom("agencies")
    .select("logo_key")
    .where("id", "=", agencyId)
    .executeTakeFirst();
  return pictureOf({ storage }, agency?.logo_key ?? null);
}

/** Returns a stored picture in base64; null without one. */
export async function pictureOf(
  { storage }: Pick<Services, "storage">,
  key: string | null,
): Promise<string | null> {
  if (key === null) return null;
  try {
    return (await buffer(await storage.get(key))).toString("base64");
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}
