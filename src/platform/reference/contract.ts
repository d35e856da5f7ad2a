import { z } from "zod";
import { all, endpoint, resource } from "#kit/contract.ts";

const named = { name: z.string(), name_vn: z.string(), slug: z.string(), slug_vn: z.string() };

/** Names that addresses of job lists had before an administrator renamed the row. */
const former_names = z.array(z.string());
const state = {
  /** Whether forms and filters offer the row. Rows that have a retired one still show its name. */
  active: z.boolean(),
  /** The row into which an administrator merged this one: addresses and filters with this id mean that one. */
  replaced_by: z.number().nullable(),
};

const subCategory = resource("sub_category", z.object({ ...named, ...state, former_names }));

const category = resource(
  "job_category",
  z.object({
    ...named,
    ...state,
    former_names,
    icon: z.string().nullable(),
    subs: z.object({ data: z.array(subCategory) }),
  }),
);

const location = resource(
  "location",
  z.object({
    state: z.string(),
    state_vn: z.string(),
    country: z.string().nullable(),
    region: z.string().nullable(),
    kind: z.string(),
    /** `current` for a place of the division since 1 July 2025, `legacy` for a former province, now part of another one. */
    admin: z.string(),
    merged_into: z.number().nullable(),
    /** The ids of the places that a filter on this place finds: itself, and the former provinces merged into it. */
    members: z.array(z.number()),
    slug: z.string(),
    slug_vn: z.string(),
    ...state,
    former_names,
  }),
);

export const categories = endpoint({
  method: "GET",
  path: "/public/job_categories",
  summary: "Top-level categories with their sub-categories",
  answer: all(category),
});

export const locations = endpoint({
  method: "GET",
  path: "/public/locations",
  summary: "Provinces of Vietnam, old and new, and places abroad",
  answer: all(location),
});

export const industries = endpoint({
  method: "GET",
  path: "/public/industries",
  summary: "Industries of companies; type 1 is IT",
  answer: all(resource("industry", z.object({ ...named, ...state, type: z.number().int() }))),
});

export const skills = endpoint({
  method: "GET",
  path: "/public/skills",
  summary: "Known skills, for suggestions",
  answer: all(
    resource(
      "skill",
      z.object({
        name: z.string(),
        name_vn: z.string(),
        category_id: z.number().nullable(),
        aliases: z.array(z.string()),
        /** Whether forms suggest the skill. */
        active: z.boolean(),
      }),
    ),
  ),
});

/** The most titles that forms suggest. */
export const suggestedTitles = 2000;

export const jobTitles = endpoint({
  method: "GET",
  path: "/public/job_titles",
  summary: `Job titles of the directory by name, for suggestions; at most ${suggestedTitles}`,
  answer: all(
    resource(
      "job_title",
      z.object({ name: z.string(), name_vn: z.string(), category_id: z.number() }),
      "SuggestedJobTitle",
    ),
  ),
});
