import type { z } from "zod";
import type { Reference } from "#jobs/parts/lists.ts";
import type { Language } from "#kit/i18n.ts";
import type { companyProfile } from "../contract.ts";
import { companyJobsPath, companyPath } from "../paths.ts";
import { companyView, type IndustryNames } from "./company-view.ts";

export type CompanyProfileData = z.output<typeof companyProfile>;
export type CompanyHeaderView = ReturnType<typeof headerView>;
export type CompanyProfileView = ReturnType<typeof profileView>;

/** The head of each of a company's pages. */
export function headerView(
  profile: CompanyProfileData,
  language: Language,
  reference: Reference,
  industryName: IndustryNames,
) {
  const { attributes: company } = profile;
  return {
    ...companyView(profile, language, reference, industryName),
    jobsPath: companyJobsPath(language, company.slug),
    paths: { en: companyPath("en", company.slug), vi: companyPath("vi", company.slug) },
    banner: company.banner,
    followers: company.followers,
    following: company.following ?? false,
    mayFollow: company.can.follow,
  };
}

/** The rest of its first page. */
export function profileView({ attributes: company }: CompanyProfileData) {
  return {
    about: company.about,
    address: company.address,
    founded: company.founded_year,
    employees: company.employee_count,
    clientCount: company.client_count,
    clients: company.client_names,
    contact: company.contact_name,
    website: company.website,
    links: {
      facebook: company.facebook,
      youtube: company.youtube,
      otherLink: company.other_link,
    },
    values: company.values,
    team: company.team,
    gallery: company.gallery,
    video: company.video,
  };
}
