import { z } from "zod";
import { byId, endpoint, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, text } from "#kit/fields.ts";
import { type ListKind, listKinds, listStates } from "#platform/reference/list-kinds.ts";
import { aliasesMax, nameMax } from "./terms.ts";

export const listRow = resource(
  "list_row",
  z.object({
    kind: z.enum(listKinds),
    name: z.string(),
    name_vn: z.string(),
    /** The parts of addresses; null for skills, which have none. */
    slug: z.string().nullable(),
    slug_vn: z.string().nullable(),
    aliases: z.array(z.string()),
    /** The category above a category, or that of a skill. */
    category: z.object({ id: z.string(), name: z.string(), name_vn: z.string() }).nullable(),
    /** The type of an industry: 1 is IT. */
    industry_type: z.number().int().nullable(),
    country: z.string().nullable(),
    /** Whether forms offer the row. */
    active: z.boolean(),
    state: z.enum(listStates),
    /** The row into which this one was merged. */
    merged_into: z.object({ id: z.string(), name: z.string(), name_vn: z.string() }).nullable(),
    /** The end of the time in which the merge can be undone; null for rows that were not merged. */
    undo_until: time.nullable(),
    /** Number of jobs with the row, of companies in an industry. */
    used_by: z.number().int(),
    /** Whether an administrator has added or edited the row. */
    edited: z.boolean(),
    version: z.number().int(),
    can: z.object({ edit: z.boolean(), retire: z.boolean(), merge: z.boolean(), restore: z.boolean() }),
  }),
);

const listQuery = z.object({
  ...paging,
  /** A part of a name, in any spelling. */
  search: z.string().max(100).optional(),
  unused: checkbox,
  /** Only rows with the same name in both languages. */
  untranslated: checkbox,
  /** Only retired and merged rows. */
  retired: checkbox,
});

const lists = <Kind extends ListKind>(of: Kind) =>
  endpoint({
    method: "GET",
    path: `/admins/${of}`,
    summary: `The list of ${of}, with what uses each row`,
    query: listQuery,
    answer: many(listRow),
  });
const shows = <Kind extends ListKind>(of: Kind) =>
  endpoint({
    method: "GET",
    path: `/admins/${of}/:id`,
    summary: `A row of the list of ${of}`,
    params: byId,
    answer: one(listRow),
  });
const creates = <Kind extends ListKind, Body extends z.ZodObject>(of: Kind, body: Body) =>
  endpoint({
    method: "POST",
    path: `/admins/${of}`,
    summary: `Add a row to the list of ${of}`,
    body,
    answer: one(listRow),
    status: 201,
    errors: ["list_exists", "list_slug", "list_letters", "list_aliases", "list_category"],
  });
const updates = <Kind extends ListKind, Body extends z.ZodObject>(of: Kind, body: Body) =>
  endpoint({
    method: "PUT",
    path: `/admins/${of}/:id`,
    summary: `Edit a row of the list of ${of}; addresses with its old names lead to the new ones`,
    params: byId,
    body,
    answer: one(listRow),
    errors: [
      ...["list_exists", "list_slug", "list_letters", "list_aliases", "list_category"],
      ...["list_changed", "list_merged"],
    ],
  });

/** Aliases as an array; in a form a line each. */
const aliases = (max: number) =>
  z.preprocess(
    (value) =>
      [value ?? []]
        .flat()
        .flatMap((part) => (typeof part === "string" ? part.split("\n") : [part]))
        .filter((part) => typeof part !== "string" || part.trim() !== ""),
    z.array(text(max)).max(aliasesMax, "list_aliases"),
  );
const names = (kind: ListKind) => ({
  name: text(nameMax[kind]),
  name_vn: text(nameMax[kind]),
  aliases: aliases(nameMax[kind]),
});
const version = z.coerce.number().int().min(1);
const category_id = z.coerce
  .number("required")
  .int("required")
  .min(1, "required")
  .max(2_147_483_647, "list_category");
const industry_type = z.coerce.number("required").int("required").min(0).max(1);
/** The category above a new one; without it the new one is a top-level category. */
const parent_id = z.preprocess((value) => (value === "" ? null : value), category_id.nullish());
const skillNames = { ...names("skills"), category_id };
const placeNames = names("locations");

export const categoryRows = lists("categories");
export const categoryRow = shows("categories");
export const categoryCreate = creates(
  "categories",
  z.object({ ...names("categories"), category_id: parent_id }),
);
export const categoryUpdate = updates("categories", z.object({ version, ...names("categories") }));

export const locationRows = lists("locations");
export const locationRow = shows("locations");
/** A city abroad: those of Vietnam are given by law. */
export const locationCreate = creates(
  "locations",
  z.object({
    ...placeNames,
    country: z
      .string("required")
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, "list_country")
      .refine((code) => code !== "VN", "list_country"),
  }),
);
export const locationUpdate = updates("locations", z.object({ version, ...placeNames }));

export const industryRows = lists("industries");
export const industryRow = shows("industries");
export const industryCreate = creates("industries", z.object({ ...names("industries"), industry_type }));
export const industryUpdate = updates(
  "industries",
  z.object({ version, ...names("industries"), industry_type }),
);

export const skillRows = lists("skills");
export const skillRow = shows("skills");
export const skillCreate = creates("skills", z.object(skillNames));
export const skillUpdate = updates("skills", z.object({ version, ...skillNames }));
