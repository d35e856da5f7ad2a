import { embeddable } from "#kit/files/download.ts";
import { type Bound, type FileReply, on, onFile } from "#kit/http/handle.ts";
import { notFound } from "#kit/problem.ts";
import type { Services } from "#kit/services.ts";
import {
  bannerKeyOf,
  clientLogoKeyOf,
  logoKeyOf,
  photoKeyOf,
  pictureKeyOf,
} from "#people/companies/queries/shared.ts";
import { sendFile } from "#platform/files/send.ts";
import * as contract from "../contract.ts";
import { companyDirectory } from "../queries/directory.ts";
import { companyJobList, companyProfile } from "../queries/shared/profile.ts";

/** Public data of companies: /public/companies. */
export function publicCompanies(): Bound[] {
  return [
    on(contract.directory, ({ tx, query, asOf }) => companyDirectory(tx, query, asOf)),
    on(contract.companyPage, async ({ tx, actor, params, asOf }) => ({
      data: await companyProfile(tx, actor, params.slug, asOf),
    })),
    on(contract.companyJobs, ({ tx, actor, params, query, asOf }) =>
      companyJobList(tx, actor, params.slug, query, asOf),
    ),
    onFile(contract.companyLogo, ({ database, params, services }) =>
      picture(services, "image/png", logoKeyOf(database.replica, params.id)),
    ),
    onFile(contract.companyBanner, ({ database, params, services }) =>
      picture(services, "image/webp", bannerKeyOf(database.replica, params.id)),
    ),
    onFile(contract.companyImage, ({ database, params, services }) =>
      picture(services, "image/webp", pictureKeyOf(database.replica, params.id, params.picture)),
    ),
    onFile(contract.clientLogo, ({ database, params, services }) =>
      picture(services, "image/png", clientLogoKeyOf(database.replica, params.id, params.picture)),
    ),
    onFile(contract.teamPhoto, ({ database, params, services }) =>
      picture(services, "image/webp", photoKeyOf(database.replica, params.id, params.picture)),
    ),
  ];
}

async function picture(services: Services, type: string, kept: Promise<string | null>): Promise<FileReply> {
  const key = await kept;
  if (!key) throw notFound();
  return sendFile(services, key, {
    "Content-Type": type,
    "Cache-Control": "public, max-age=86400",
    "X-Content-Type-Options": "nosniff",
    ...embeddable,
  });
}
