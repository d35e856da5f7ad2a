import { z } from "zod";
import { byId, endpoint, many, one, paging, resource, time } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { viewReasonMax } from "./terms.ts";

const shape = {
  reason: z.string(),
  started_at: time,
  /** The time at which the view ends or ended. */
  ends_at: time,
};

const view = resource("admin_view", z.object({ account_id: z.number().int(), ...shape }));

export const viewState = endpoint({
  method: "GET",
  path: "/admins/users/:id/view",
  summary: "Whether the caller may view the product as an account, and the open view of the caller's session",
  params: byId,
  answer: one(
    resource(
      "view_state",
      z.object({
        full_name: z.string(),
        email: z.string(),
        /** The time at which the caller's view of this account ends; null without an open one. */
        ends_at: time.nullable(),
        can: z.object({
          /** True, or the code of the refusal. */
          view: z.union([z.literal(true), z.enum(["view_admin", "view_inactive"])]),
        }),
      }),
    ),
  ),
  audit: "administration",
});

export const viewBegin = endpoint({
  method: "POST",
  path: "/admins/users/:id/view",
  summary: "View the product as an account, without changes, until the view ends; the person is notified",
  params: byId,
  body: z.object({
    reason: text(viewReasonMax),
    current_password: z.string({ error: "required" }).min(1, "required").max(1000),
  }),
  answer: one(view),
  status: 201,
  limit: { max: 30, seconds: 3600 },
  errors: ["view_admin", "view_inactive", "password_wrong", "password_absent"],
});

export const viewEnd = endpoint({
  method: "DELETE",
  path: "/admins/view",
  summary: "End the view of the caller's session",
  answer: one(view),
  errors: ["view_over"],
});

export const ownViews = endpoint({
  method: "GET",
  path: "/account/admin_views",
  summary: "When administrators of Sen viewed the product as the caller's account, and why; the latest first",
  query: z.object(paging),
  answer: many(resource("own_admin_view", z.object({ viewed_by: z.string(), ...shape }))),
});
