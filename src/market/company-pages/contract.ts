import { z } from "zod";
import { byId, endpoint, idParam, many, one, paging, resource } from "#kit/contract.ts";
import { jobCard } from "#market/jobs/contract-shapes.ts";

const flag = z.enum(["true", "false", "1", "0"]).optional();

/** The fields of a company's card. */
const cardAttributes = {
  name: z.string(),
  slug: z.string(),
  url: z.object({ en: z.string(), vi: z.string() }),
  logo: z.string().nullable(),
  /** The cover picture of the company's page. */
  banner: z.string().nullable(),
  tagline: z.string().nullable(),
  size_id: z.number().nullable(),
  industry_ids: z.array(z.number()),
  location_id: z.number().nullable(),
  verified: z.boolean(),
  /** Number of the company's published jobs. */
  jobs: z.number().int(),
};

export const companyCard = resource("company", z.object(cardAttributes));

const image = z.object({ src: z.string(), alt: z.string().nullable() });

/**
 * The public data of a company: never its tax code, email or phone number, which may be a recruiter's own.
 */
export const companyProfile = resource(
  "company_profile",
  z.object({
    ...cardAttributes,
    /** Alternative text of the cover picture. */
    banner_alt: z.string().nullable(),
    /** Safe HTML. */
    about: z.string().nullable(),
    address: z.string().nullable(),
    founded_year: z.number().nullable(),
    employee_count: z.number().nullable(),
    client_count: z.number().nullable(),
    clients: z.array(z.object({ name: z.string(), logo: z.string().nullable() })),
    contact_name: z.string().nullable(),
    website: z.string().nullable(),
    facebook: z.string().nullable(),
    youtube: z.string().nullable(),
    other_link: z.string().nullable(),
    values: z.array(z.object({ title: z.string(), description: z.string() })),
    team: z.array(
      z.object({ full_name: z.string(), job_title: z.string().nullable(), photo: z.string().nullable() }),
    ),
    gallery: z.array(image),
    /** A video on YouTube, shown as a link. */
    video: z.string().nullable(),
    followers: z.number().int(),
    /** Whether the caller follows the company; only in answers to candidates. */
    following: z.boolean().optional(),
    can: z.object({ follow: z.boolean() }),
  }),
);

const counted = z.array(z.object({ value: z.number().int(), count: z.number().int() }));

/**
 * The directory of companies. `keyword` ignores accents; a current province includes the units that were
 * merged into it.
 */
export const directory = endpoint({
  method: "GET",
  path: "/public/companies",
  summary: "Companies, with how many jobs each has open",
  query: z.object({
    ...paging,
    keyword: z.string().max(10_000).optional(),
    industry_id: z.coerce.number().int().optional(),
    location_id: z.coerce.number().int().optional(),
    size_id: z.coerce.number().int().optional(),
    verified: flag,
    hiring: flag,
    sort: z.enum(["jobs", "name", "newest"]).optional(),
    /** Whether the answer includes `meta.facets`. */
    facets: flag,
  }),
  answer: many(companyCard, {
    /**
     * Number of companies for each value of a filter, counted with all other filters and without that filter.
     */
    facets: z
      .object({
        industry_id: counted,
        location_id: counted,
        size_id: counted,
        verified: z.number().int(),
        hiring: z.number().int(),
      })
      .optional(),
  }),
});

/** The slug of a company, in lower case with single hyphens. */
const bySlug = z.object({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(120),
});

export const companyPage = endpoint({
  method: "GET",
  path: "/public/companies/:slug",
  summary:
    "A company's page, by its slug or its number; a candidate also learns whether it follows the company",
  params: bySlug,
  answer: one(companyProfile),
});

export const companyJobs = endpoint({
  method: "GET",
  path: "/public/companies/:slug/jobs",
  summary: "A company's published jobs, newest first",
  params: bySlug,
  query: z.object(paging),
  answer: many(jobCard),
});

export const follow = endpoint({
  method: "PUT",
  path: "/candidates/companies/:id/follow",
  summary: "Follow a company; once more changes nothing",
  params: byId,
});

export const unfollow = endpoint({
  method: "DELETE",
  path: "/candidates/companies/:id/follow",
  summary: "Follow a company no longer",
  params: byId,
});

export const followed = endpoint({
  method: "GET",
  path: "/candidates/followed_companies",
  summary: "The companies that the candidate follows, the latest first",
  query: z.object(paging),
  answer: many(companyCard),
});

export const companyLogo = endpoint({
  method: "GET",
  path: "/public/companies/:id/logo",
  summary: "The mark of a company; its address changes with it",
  params: byId,
  binary: "image/png",
});

export const companyBanner = endpoint({
  method: "GET",
  path: "/public/companies/:id/banner",
  summary: "The picture at the head of a company's page; its address changes with it",
  params: byId,
  binary: "image/webp",
});

const pictureOf = z.object({ id: idParam, picture: idParam });

export const companyImage = endpoint({
  method: "GET",
  path: "/public/companies/:id/gallery/:picture",
  summary: "A picture of a company's gallery; its address changes with it",
  params: pictureOf,
  binary: "image/webp",
});

export const clientLogo = endpoint({
  method: "GET",
  path: "/public/companies/:id/clients/:picture",
  summary: "The logo of one of a company's clients; its address changes with it",
  params: pictureOf,
  binary: "image/png",
});

export const teamPhoto = endpoint({
  method: "GET",
  path: "/public/companies/:id/team/:picture",
  summary: "The photo of one of a company's people; its address changes with it",
  params: pictureOf,
  binary: "image/webp",
});
