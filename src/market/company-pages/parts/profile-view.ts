import type { z } from "zod";
import type { Language } from "#kit/i18n.ts";
import { writtenIn } from "#kit/written-in.ts";
import type { Reference } from "#platform/reference/lists.ts";
import type { companyProfile } from "../contract.ts";
import { companyJobsPath, companyPath } from "../paths.ts";
import { companyView, type IndustryNames } from "./company-view.ts";

export type CompanyProfileData = z.output<typeof companyProfile>;
export type CompanyHeaderView = ReturnType<typeof headerView>;
export type CompanyProfileView = ReturnType<typeof profileView>;

/** Returns the data for the head of each of a company's pages. */
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
    taglineLang: foreignTo(language, company.tagline),
    banner: company.banner,
    bannerAlt: company.banner_alt ?? "",
    followers: company.followers,
    following: company.following ?? false,
    mayFollow: company.can.follow,
  };
}

/** Returns the language of a company's texts when it differs from the page's; undefined when undecided. */
function foreignTo(language: Language, ...texts: (string | null)[]): Language | undefined {
  const written = writtenIn(texts.filter(Boolean).join(" "));
  return written === null || written === language ? undefined : written;
}

/** Returns the data of a company's main page that `headerView` does not have. */
export function profileView({ attributes: company }: CompanyProfileData, language: Language) {
  return {
    about: company.about,
    aboutLang: foreignTo(language, company.about),
    address: company.address,
    founded: company.founded_year,
    employees: company.employee_count,
    clientCount: company.client_count,
    clients: company.clients,
    contact: company.contact_name,
    website: company.website,
    links: {
      facebook: company.facebook,
      youtube: company.youtube,
      otherLink: company.other_link,
    },
    values: company.values.map(({ title, description }) => ({
      title,
      description,
      lang: foreignTo(language, title, description),
    })),
    team: company.team,
    gallery: company.gallery,
    video: company.video,
  };
}
