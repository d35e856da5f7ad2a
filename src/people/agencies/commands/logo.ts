import type { Database } from "#kit/db.ts";
import type { UploadedFile } from "#kit/http/handle.ts";
import { assertAllowed } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import type { ConsultantActor } from "#people/accounts/actor.ts";
import { drawn } from "#people/company-settings/commands/uploads.ts";
import { logoSides } from "#people/company-settings/terms.ts";
import { storeWithRow } from "#platform/files/store.ts";
import { mayEdit } from "../policy.ts";
import { setAgencyLogo } from "./edit.ts";

/** Stores an uploaded picture as the logo of the actor's agency. @throws Problem 403 for a member, 422 at /image */
export async function uploadAgencyLogo(
  { actor, ...stores }: { database: Database; services: Services; actor: ConsultantActor },
  file: UploadedFile | undefined,
): Promise<void> {
  assertAllowed(mayEdit(actor));
  const bytes = await drawn(file, { ...logoSides, as: "whole png" });
  await storeWithRow(stores, { folder: "agency-logo", bytes, type: "image/png" }, (tx, key) =>
    setAgencyLogo(tx, actor, key),
  );
}
