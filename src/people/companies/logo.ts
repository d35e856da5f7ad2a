import { createHash } from "node:crypto";
import { apiPrefix } from "#kit/inject.ts";

/** Returns the address of a company's logo, or null without a logo. Browsers may cache the file: `v` changes with it. */
export function logoUrl(companyId: number | string, logoKey: string | null): string | null {
  return fileUrl(`${companyId}/logo`, logoKey);
}

/** Returns the address of the cover picture of a company's page, as `logoUrl` does. */
export function bannerUrl(companyId: number | string, bannerKey: string | null): string | null {
  return fileUrl(`${companyId}/banner`, bannerKey);
}

/** Returns the address of a picture in a company's gallery, by the picture's id. */
export function pictureUrl(companyId: number | string, pictureId: number, imageKey: string): string {
  return fileUrl(`${companyId}/gallery/${pictureId}`, imageKey);
}

/** Returns the address of the photo of a person on a company's page, by the person's id; null without a photo. */
export function photoUrl(
  companyId: number | string,
  personId: number,
  photoKey: string | null,
): string | null {
  return fileUrl(`${companyId}/team/${personId}`, photoKey);
}

/** Returns the address of the logo of a client on a company's page, by the client's id; null without a logo. */
export function clientLogoUrl(
  companyId: number | string,
  clientId: number,
  logoKey: string | null,
): string | null {
  return fileUrl(`${companyId}/clients/${clientId}`, logoKey);
}

function fileUrl(path: string, key: string): string;
function fileUrl(path: string, key: string | null): string | null;
function fileUrl(path: string, key: string | null): string | null {
  if (key === null) return null;
  const version = createHash("sha256").update(key).digest("hex").slice(0, 10);
  return `${apiPrefix}/public/companies/${path}?v=${version}`;
}
