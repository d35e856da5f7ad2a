import { embeddable } from "#kit/files/download.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { withImage } from "#people/medias/commands/images.ts";
import { sendFile } from "#platform/files/send.ts";
import { editAgency } from "../commands/edit.ts";
import { uploadAgencyLogo } from "../commands/logo.ts";
import * as contract from "../contract.ts";
import { agencyLogoKey, agencyOf } from "../queries.ts";

/** Binds the endpoints of the details of an agency. */
export function agencyDetails(): Bound[] {
  return [
    on(contract.agencyShow, ({ tx, actor }) => agencyOf(tx, actor)),
    on(contract.agencyUpdate, async ({ tx, actor, body, asOf, note }) => {
      const changed = await editAgency(tx, actor, body, asOf);
      note({ object: { type: "agencies", id: actor.agencyId }, after: { changed } });
      return agencyOf(tx, actor);
    }),
    onFile(contract.agencyLogo, async ({ database, services, actor }) =>
      sendFile(services, await agencyLogoKey(database.db, actor), {
        "Content-Type": "image/png",
        "Cache-Control": "private, max-age=86400",
        "X-Content-Type-Options": "nosniff",
        ...embeddable,
      }),
    ),
    onDb(contract.agencyLogoUpload, async ({ database, services, actor, files, body, note }) => {
      const call = { database, services, actor };
      await withImage({ ...call, body }, files.image, (file) => uploadAgencyLogo(call, file));
      note({ object: { type: "agencies", id: actor.agencyId }, after: { changed: ["logo"] } });
      return agencyOf(database.db, actor);
    }),
  ];
}
