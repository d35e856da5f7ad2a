import type { z } from "zod";
import type { Language } from "#kit/i18n.ts";
import type { Reference } from "#platform/reference/lists.ts";
import { companySizes, keyOf } from "#platform/reference/terms.ts";
import type { companyCard } from "../contract.ts";

export type CompanyCardData = z.output<typeof companyCard>;
export type CompanyCardView = ReturnType<typeof companyView>;

/** Names of industries by their ids. */
export type IndustryNames = (id: number, language: Language) => string | null;

/** Converts a company's card for pages, in the reader's language; used in loaders, to send little data. */
export function companyView(
  { id, attributes: company }: Pick<CompanyCardData, "id" | "attributes">,
  language: Language,
  reference: Reference,
  industryName: IndustryNames,
) {
  return {
    id,
    name: company.name,
    path: company.url[language],
    logo: company.logo,
    tagline: company.tagline,
    industries: company.industry_ids.flatMap((industry) => industryName(industry, language) ?? []),
    place: company.location_id === null ? null : reference.placeName(company.location_id, language),
    size: keyOf(companySizes, company.size_id ?? -1) ?? null,
    verified: company.verified,
    jobs: company.jobs,
  };
}
