import { createHash } from "node:crypto";
import { apiPrefix } from "#kit/inject.ts";

/** Where a company's mark is served; `v` changes with it, so that it may be kept by browsers. Null without one. */
export function logoUrl(companyId: number | string, logoKey: string | null): string | null {
  if (logoKey === null) return null;
  const version = createHash("sha256").update(logoKey).digest("hex").slice(0, 10);
  return `${apiPrefix}/public/companies/${companyId}/logo?v=${version}`;
}
