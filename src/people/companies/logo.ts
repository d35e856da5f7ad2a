import { createHash } from "node:crypto";
import { apiPrefix } from "#kit/inject.ts";

/** Where a company's mark is served; `v` changes with it, so that it may be kept by browsers. Null without one. */
export function logoUrl(companyId: number | string, logoKey: string | null): string | null {
  return fileUrl(`${companyId}/logo`, logoKey);
}

/** The same for the picture at the head of its page. */
export function bannerUrl(companyId: number | string, bannerKey: string | null): string | null {
  return fileUrl(`${companyId}/banner`, bannerKey);
}

/** The same for a picture of its gallery, by the picture's id. */
export function pictureUrl(companyId: number | string, pictureId: number, imageKey: string): string {
  return fileUrl(`${companyId}/gallery/${pictureId}`, imageKey);
}

/** The same for the photo of one of its people, by the person's id. */
export function photoUrl(
  companyId: number | string,
  personId: number,
  photoKey: string | null,
): string | null {
  return fileUrl(`${companyId}/team/${personId}`, photoKey);
}

/** The same for the logo of one of its clients, by the client's id. */
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
