import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import { sendFile } from "#platform/files/send.ts";
import { imageVersion } from "../banner-image.ts";
import * as contract from "../contract.ts";
import { bannerImageKey, bannerNow } from "../queries.ts";

/** Endpoints for the banner of the home page: /public/banner. */
export function publicSite(): Bound[] {
  return [
    on(contract.liveBanner, ({ tx, language, asOf }) => bannerNow(tx, language, asOf)),
    onFile(contract.bannerImage, async ({ database, params, query, services }) => {
      const key = await bannerImageKey(database.replica, params.id);
      // The address contains the image's version, so that the address of a picture that is not shown yet cannot be guessed.
      if (!key || query.v !== imageVersion(key)) throw notFound();
      return sendFile(services, key, {
        "Content-Type": "image/webp",
        "Cache-Control": "public, max-age=31536000, immutable",
        "X-Content-Type-Options": "nosniff",
      });
    }),
  ];
}
