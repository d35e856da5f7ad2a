import type { BodyOf } from "#kit/contract.ts";
import { inTransaction } from "#kit/db.ts";
import { type Bound, on, onDb, type UploadedFile } from "#kit/http/handle.ts";
import { withImage } from "#people/medias/commands/images.ts";
import { storeFile } from "#platform/files/store.ts";
import { redraw } from "../banner-image.ts";
import { createBanner, deleteBanner, editBanner } from "../commands.ts";
import * as contract from "../contract.ts";
import { bannerOf, bannersOf } from "../queries.ts";

/** Endpoints for banners of the home page: /admins/banners. */
export function adminSite(): Bound[] {
  return [
    on(contract.banners, ({ tx, query, asOf }) => bannersOf(tx, query, asOf)),
    on(contract.banner, async ({ tx, params, asOf }) => ({ data: await bannerOf(tx, params.id, asOf) })),
    onDb(contract.bannerCreate, ({ database, commit, actor, body, files, services, asOf, note }) => {
      const { accountId } = actor;
      return keeping({ database, services, actor, body }, files.image, (imageKey) =>
        commit(async (tx) => {
          const image = { imageKey: imageKey ?? null };
          const id = await createBanner(tx, { ...fieldsOf(body), ...image, accountId, asOf });
          const data = await bannerOf(tx, id, asOf);
          note({ after: factsOf(data) });
          return { data };
        }),
      );
    }),
    onDb(contract.bannerUpdate, async ({ database, actor, params, body, files, services, asOf, note }) => {
      const before = await bannerOf(database.db, params.id, asOf);
      const old = await keeping({ database, services, actor, body }, files.image, (made) => {
        const imageKey = made ?? (body.remove_image ? null : undefined);
        return inTransaction(database, (tx) =>
          editBanner(tx, { ...fieldsOf(body), id: params.id, imageKey, asOf }),
        );
      });
      if (old) await services.storage.remove(old);
      const data = await bannerOf(database.db, params.id, asOf);
      note({ before: factsOf(before), after: factsOf(data) });
      return { data };
    }),
    onDb(contract.bannerDelete, async ({ database, params, services, asOf, note }) => {
      note({ before: factsOf(await bannerOf(database.db, params.id, asOf)) });
      const old = await inTransaction(database, (tx) => deleteBanner(tx, params.id));
      if (old) await services.storage.remove(old);
      return undefined;
    }),
  ];
}

/** Returns the facts of a banner for the audit log: what visitors see, and when. */
function factsOf({ attributes }: Awaited<ReturnType<typeof bannerOf>>) {
  const { created_at: _, updated_at: __, can: ___, state: ____, ...facts } = attributes;
  return facts;
}

function fieldsOf(body: BodyOf<typeof contract.bannerCreate>) {
  const { remove_image: _, image_id: __, ends_at, ...fields } = body;
  return { ...fields, ends_at: ends_at ?? null };
}

/** Stores a picture, then runs `work`, which writes the picture's key. If `work` fails, the picture is deleted. */
async function keeping<T>(
  call: Parameters<typeof withImage>[0],
  sent: UploadedFile | undefined,
  work: (imageKey: string | undefined) => Promise<T>,
): Promise<T> {
  const { services } = call;
  const picture = await withImage(call, sent, async (file) => file && redraw(file.path));
  if (!picture) return work(undefined);
  return storeFile(services, { folder: "banners", bytes: picture, type: "image/webp" }, work);
}
