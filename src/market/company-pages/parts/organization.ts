import type { CompanyHeaderView, CompanyProfileData } from "./profile-view.ts";

/** Returns the schema.org Organization of a company, from the content of its page. */
export function organization(
  company: CompanyProfileData["attributes"],
  { path, place }: Pick<CompanyHeaderView, "path" | "place">,
  origin: string,
) {
  const sameAs = [company.website, company.facebook, company.youtube, company.other_link].filter(
    (link) => link !== null,
  );
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: company.name,
    url: origin + path,
    ...(company.logo && { logo: origin + company.logo }),
    ...(company.tagline && { description: company.tagline }),
    ...(company.founded_year && { foundingDate: String(company.founded_year) }),
    ...((company.address ?? place) && {
      address: {
        "@type": "PostalAddress",
        ...(company.address && { streetAddress: company.address }),
        ...(place && { addressRegion: place }),
      },
    }),
    ...(company.employee_count && {
      numberOfEmployees: { "@type": "QuantitativeValue", value: company.employee_count },
    }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}
