import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { assertAllowed } from "#kit/problem.ts";
import { companyOf } from "#people/accounts/queries/shared/company.ts";
import { removePicture, setCover } from "#people/companies/commands/images.ts";
import { withImage } from "#people/medias/commands/images.ts";
import { updateCompany } from "../commands/profile.ts";
import { uploadCover, uploadLicence, uploadLogo, uploadPicture } from "../commands/uploads.ts";
import * as contract from "../contract.ts";
import { mayEdit } from "../policy.ts";
import { verificationOf } from "../queries/own.ts";

/** Binds the endpoints of the details of a company and of its verification. */
export function companySettings(): Bound[] {
  return [
    on(contract.companyUpdate, async ({ tx, actor, body, asOf }) => {
      await updateCompany(tx, actor, body, asOf);
      return companyOf(tx, actor);
    }),
    onDb(contract.logoUpload, async ({ database, services, actor, files, body }) => {
      const call = { database, services, actor };
      await withImage({ ...call, body }, files.image, (file) => uploadLogo({ ...call, file }));
      return companyOf(database.db, actor);
    }),
    onDb(contract.coverUpload, async ({ database, services, actor, files, body }) => {
      const call = { database, services, actor };
      await withImage({ ...call, body }, files.image, (file) => uploadCover({ ...call, file }, body.alt));
      return companyOf(database.db, actor);
    }),
    on(contract.coverRemove, async ({ tx, actor }) => {
      assertAllowed(mayEdit(actor));
      await setCover(tx, actor, { key: null, alt: null });
      return undefined;
    }),
    onDb(contract.pictureAdd, async ({ database, services, actor, files, body, asOf }) => {
      const call = { database, services, actor };
      const { caption } = body;
      await withImage({ ...call, body }, files.image, (file) =>
        uploadPicture({ ...call, file }, { caption, asOf }),
      );
      return companyOf(database.db, actor);
    }),
    on(contract.pictureRemove, async ({ tx, actor, params, asOf }) => {
      assertAllowed(mayEdit(actor));
      await removePicture(tx, actor, params.id, asOf);
      return undefined;
    }),
    on(contract.verificationShow, async ({ tx, actor }) => ({ data: await verificationOf(tx, actor) })),
    onDb(contract.verificationRequest, async ({ database, services, actor, files, asOf }) => {
      await uploadLicence({ database, services, actor, file: files.licence }, asOf);
      return { data: await verificationOf(database.db, actor) };
    }),
  ];
}
