import { type Bound, onDb, onFile } from "#kit/http/handle.ts";
import { apiPrefix } from "#kit/inject.ts";
import { openImage, uploadImage } from "../commands/images.ts";
import * as contract from "../contract.ts";

/** Binds the endpoints with which signed-in accounts upload and read images: /medias/image. */
export function sessionImages(): Bound[] {
  return [
    onDb(contract.imageUpload, async ({ database, services, actor, files, asOf }) => {
      const id = await uploadImage({ database, services, actor }, files.image, asOf);
      const attributes = { url: `${apiPrefix}/medias/image/${id}` };
      return { data: { id: String(id), type: "image" as const, attributes } };
    }),
    onFile(contract.imageShow, ({ database, services, actor, params }) =>
      openImage({ database, services, actor }, params.id),
    ),
  ];
}
