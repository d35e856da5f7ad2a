import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { type Database, inTransaction } from "#kit/db.ts";
import { redrawPicture } from "#kit/files/redraw.ts";
import type { UploadedFile } from "#kit/http/handle.ts";
import { assertAllowed, invalid } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { CompanyActor } from "#people/accounts/actor.ts";
import { countHit } from "#people/accounts/rate-limit.ts";
import { addPicture, setCover, setLogo } from "#people/companies/commands/images.ts";
import { storeWithRow } from "#platform/files/store.ts";
import { mayEdit } from "../policy.ts";
import { hasCover } from "../queries/own.ts";
import { coverSides, logoSides, pictureSides, requestsADay } from "../terms.ts";
import { assertMayRequest, type Licence, requestVerification } from "./verification.ts";

export interface Upload {
  database: Database;
  services: Services;
  actor: CompanyActor;
  file: UploadedFile | undefined;
}

const imageProblems = {
  no_picture: "image_type",
  too_wide: "image_too_wide",
  too_small: "image_too_small",
} as const;

/** Redraws an uploaded picture from its pixels. @throws Problem 422 at /image */
export async function drawn(
  file: UploadedFile | undefined,
  to: Parameters<typeof redrawPicture>[1],
): Promise<Buffer> {
  if (!file) throw invalid("/image", "image_required");
  const picture = await redrawPicture(file.path, to);
  if ("problem" in picture) throw invalid("/image", imageProblems[picture.problem], { least: to.least ?? 1 });
  return picture.bytes;
}

/** @throws Problem 403, 422 at /image */
export async function uploadLogo({ file, ...upload }: Upload): Promise<void> {
  assertAllowed(mayEdit(upload.actor));
  const bytes = await drawn(file, { ...logoSides, as: "whole png" });
  await storeWithRow(upload, { folder: "logo", bytes, type: "image/png" }, (tx, key) =>
    setLogo(tx, upload.actor, key),
  );
}

/** Stores the cover picture. Without a file, only changes the description of the stored picture. @throws Problem 403, 422 at /image */
export async function uploadCover({ file, ...upload }: Upload, alt: string | null): Promise<void> {
  const { actor, database } = upload;
  assertAllowed(mayEdit(actor));
  if (!file && (await hasCover(database.db, actor)))
    return inTransaction(database, (tx) => setCover(tx, actor, { alt }));
  const bytes = await drawn(file, { ...coverSides, as: "whole webp" });
  await storeWithRow(upload, { folder: "banner", bytes, type: "image/webp" }, (tx, key) =>
    setCover(tx, actor, { key, alt }),
  );
}

/** @throws Problem 403, 409 `gallery_full`, `gallery_or_video`, 422 at /image */
export async function uploadPicture(
  { file, ...upload }: Upload,
  { caption, asOf }: { caption: string | null; asOf: Date },
): Promise<void> {
  assertAllowed(mayEdit(upload.actor));
  const bytes = await drawn(file, { ...pictureSides, as: "whole webp" });
  await storeWithRow(upload, { folder: "picture", bytes, type: "image/webp" }, (tx, key) =>
    addPicture(tx, upload.actor, { key, caption, asOf }),
  );
}

/**
 * Requests verification of the actor's company with the uploaded business licence.
 * @throws Problem 403, 409 with the reason why the company cannot request verification now, 422 at /licence, 429
 */
export async function uploadLicence({ file, ...upload }: Upload, asOf: Date): Promise<void> {
  const { database, actor } = upload;
  await assertMayRequest(database.db, actor);
  if (!file) throw invalid("/licence", "licence_required");
  const limit = { max: requestsADay, minutes: 24 * 60 };
  await countHit(database.db, `verification:${actor.companyId}`, limit, asOf);
  const read = await licenceOf(upload.services, file);
  await storeWithRow(upload, { folder: "licence", ...read }, (tx, key) => {
    const licence: Licence = { key, name: file.name, type: read.type };
    return requestVerification(tx, actor, { licence, asOf });
  });
}

/** Returns a licence for storage: a picture redrawn, or a PDF that is undamaged, not encrypted and without active content. */
async function licenceOf(
  { inspector }: Services,
  file: UploadedFile,
): Promise<{ bytes: Buffer | Readable; type: Licence["type"] }> {
  const picture = await redrawPicture(file.path, { ...pictureSides, as: "whole webp" });
  if ("bytes" in picture) return { bytes: picture.bytes, type: "image/webp" };
  if (picture.problem !== "no_picture") throw invalid("/licence", "licence_unreadable");
  const seen = await inspector.inspect(file.path);
  if (seen.container !== "pdf") throw invalid("/licence", "licence_type");
  if (!seen.pdf.sound || seen.pdf.encrypted || seen.pdf.active !== "none")
    throw invalid("/licence", "licence_unreadable");
  return { bytes: createReadStream(file.path), type: "application/pdf" };
}
