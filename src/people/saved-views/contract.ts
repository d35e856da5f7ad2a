import { z } from "zod";
import { all, byId, idParam, one, resource } from "#kit/contract.ts";
import { checkbox, optionally, text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { listNames, nameMax, queryMax, viewsListed } from "./terms.ts";

/** The parameter of lists that name a saved view, whose filters replace those of the request. */
export const viewId = { view_id: idParam.optional() };

const view = resource(
  "saved_view",
  z.object({
    list: z.enum(listNames),
    name: z.string(),
    /** The query of the list's address, without a question mark. */
    query: z.string(),
    /** Whether the colleagues of the owner see the view. */
    shared: z.boolean(),
    /** Whether the list opens with the view for the caller. */
    is_default: z.boolean(),
    /** Null after the account of the owner was erased. */
    owner: z.object({ id: z.string(), full_name: z.string() }).nullable(),
    version: z.number().int(),
    can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  }),
);

export const views = hiringEndpoint({
  method: "GET",
  path: "/views",
  summary: `The caller's saved views, by default of all lists, then those that colleagues share, by name; at most ${viewsListed}`,
  query: z.object({ list: z.enum(listNames).optional() }),
  answer: all(view),
});

const name = text(nameMax);
const query = z.string().max(queryMax);

export const createView = hiringEndpoint({
  method: "POST",
  path: "/views",
  summary: "Save the filters and the order of a list under a name",
  body: z.object({
    list: z.enum(listNames, "required"),
    name,
    query: query.default(""),
    shared: checkbox,
    is_default: checkbox,
  }),
  answer: one(view),
  status: 201,
  limit: { max: 120, seconds: 600 },
  errors: ["view_query_invalid", "view_name_taken", "too_many_views"],
});

export const editView = hiringEndpoint({
  method: "PUT",
  path: "/views/:id",
  summary: "Rename, share or change a view: its owner, and administrators if it is shared",
  params: byId,
  body: optionally(
    z.object({
      name,
      query,
      /** Only the owner ends the sharing of a view. */
      shared: checkbox,
    }),
  ).extend({
    /** The version on which the edit is based. After a concurrent edit the response is 409 `view_edited`. */
    version: z.coerce.number().int().optional(),
  }),
  answer: one(view),
  errors: ["view_query_invalid", "view_name_taken", "view_edited"],
});

export const setDefaultView = hiringEndpoint({
  method: "PUT",
  path: "/views/:id/default",
  summary: "Choose the view with which its list opens for the caller, or choose none",
  params: byId,
  body: z.object({ is_default: z.boolean() }),
  answer: one(view),
});

export const deleteView = hiringEndpoint({
  method: "DELETE",
  path: "/views/:id",
  summary: "Delete a view: its owner, and administrators if it is shared",
  params: byId,
});
