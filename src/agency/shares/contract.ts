import { z } from "zod";
import { linkCode, linkDays } from "#hiring/share-links/contract.ts";
import { feedbackAnswers } from "#hiring/share-links/terms.ts";
import { all, byId, endpoint, idParam, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, email, optionalText } from "#kit/fields.ts";
import { country } from "#people/clients/contract-shapes.ts";
import { viewId } from "#people/saved-views/contract.ts";
import { levels, mostRecipients, places, shareSections, shareStates, summaryMax } from "./terms.ts";

/** The contacts who viewed the document in the client's portal without being its recipient. */
const readers = z.array(z.object({ name: z.string(), views: z.number().int(), last_viewed_at: time }));

const share = resource(
  "share",
  z.object({
    state: z.enum(shareStates),
    /** The applicant, with the code by which anonymous documents call the person. */
    applicant: z.object({ id: z.string(), full_name: z.string(), code: z.string() }),
    order: z.object({ id: z.string(), title: z.string() }),
    client: z.object({ id: z.string(), name: z.string() }),
    recipient: z.object({
      contact_id: z.string().nullable(),
      name: z.string(),
      email: z.string().nullable(),
    }),
    level: z.enum(levels),
    language: z.number().int(),
    has_code: z.boolean(),
    document_sha256: z.string(),
    created_by: z.string().nullable(),
    created_at: time,
    expires_at: time,
    /** Views by the recipient. */
    views: z.number().int(),
    first_viewed_at: time.nullable(),
    last_viewed_at: time.nullable(),
    readers,
    /** The first request of the page, which a program that scans mails makes too. */
    opened_at: time.nullable(),
    /** The latest verdict of the recipient. */
    answer: z
      .object({ answer: z.enum(feedbackAnswers), comment: z.string().nullable(), at: time })
      .nullable(),
    can: z.object({ renew: z.boolean(), revoke: z.boolean() }),
  }),
);

const document = {
  level: z.enum(levels).default("full"),
  sections: z.array(z.enum(shareSections)).min(1, "sections_required").max(shareSections.length),
  language: z.coerce.number().int().min(0).max(1),
  summary: optionalText(summaryMax),
};

/** The filters of the list. */
export const shareFilters = z.object({ state: z.enum(shareStates).optional() });

export const shares = endpoint({
  method: "GET",
  path: "/consultants/share_cvs",
  summary:
    "The links to recipients of clients, the newest first; members get those of their own orders and clients",
  query: shareFilters.extend(paging).extend(viewId),
  answer: many(share),
});

export const applicantShares = endpoint({
  method: "GET",
  path: "/consultants/applicants/:id/share_cvs",
  summary: "The links to an applicant, the newest first, and what a new one needs",
  params: byId,
  answer: all(share).extend({
    meta: z.object({
      can: z.object({ share: z.boolean() }),
      /** Whether the person agreed to be introduced to the client. */
      agreed: z.boolean(),
      applicant: z.object({ full_name: z.string(), code: z.string() }),
      order: z.object({ id: z.string(), title: z.string() }),
      client: z.string(),
      /** The country of the client, ISO 3166-1. */
      country: z.string(),
      /** The contacts of the order who can be recipients. */
      contacts: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          job_title: z.string().nullable(),
          email: z.string().nullable(),
        }),
      ),
    }),
  }),
});

export const previewShare = endpoint({
  method: "POST",
  path: "/consultants/applicants/:id/share_cvs/preview",
  summary: "Show the document of an applicant as a recipient would read it, and the places with contact data",
  params: byId,
  body: z.object(document),
  answer: one(
    resource(
      "share_preview",
      z.object({
        /** `document`, `settings` and `letterhead` have the types of the module share-links/agency-content. */
        document: z.record(z.string(), z.unknown()),
        settings: z.record(z.string(), z.unknown()),
        letterhead: z.record(z.string(), z.unknown()),
        contact: z.array(z.enum(places)),
        identity: z.array(z.enum(places)),
      }),
    ),
  ),
  limit: { max: 200, seconds: 3600 },
  errors: ["identity_hidden"],
  audit: "cv",
});

export const createShare = endpoint({
  method: "POST",
  path: "/consultants/applicants/:id/share_cvs",
  summary:
    "Share an applicant with recipients of the client, each by an own link; the addresses are answered once",
  params: byId,
  body: z
    .object({
      ...document,
      contact_ids: z.preprocess(
        (value) => (value === undefined || value === "" ? [] : Array.isArray(value) ? value : [value]),
        z.array(idParam).max(mostRecipients, "too_many_choices"),
      ),
      /** Another recipient than the contacts of the order. */
      recipient_name: optionalText(100),
      recipient_email: z.preprocess((value) => (value === "" ? null : value), email.nullish()),
      days: linkDays,
      code: linkCode,
      /** The country in which the recipients read the document; that of the client by default. */
      country: z.preprocess((value) => (value === "" ? null : value), country.nullish()),
      /** Whether the caller confirms that the data may be sent to a recipient abroad. */
      abroad_confirmed: checkbox,
    })
    .refine(({ contact_ids, recipient_name }) => contact_ids.length > 0 || recipient_name !== null, {
      path: ["contact_ids"],
      message: "recipient_required",
    }),
  answer: z.object({
    data: z.array(share),
    urls: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  }),
  status: 201,
  limit: { max: 120, seconds: 3600 },
  failed: "create_share_cv_failed",
  errors: [
    "identity_hidden",
    "contact_found",
    "identity_found",
    "representation_required",
    "representation_name_required",
    "cv_required",
    "am_required",
    "owned_by_other",
    "off_limits",
    "client_inactive",
    "applicant_state_changed",
    "order_state_changed",
    "order_links_limit",
    "recipient_unknown",
    "abroad_unconfirmed",
  ],
  audit: "cv",
});

export const renewShare = endpoint({
  method: "POST",
  path: "/consultants/share_cvs/:id/renew",
  summary: "Let a link end some days from now; its address stays the same",
  params: byId,
  body: z.object({ days: linkDays }),
  answer: one(share),
  status: 200,
  errors: ["link_state_changed", "order_links_limit"],
});

export const revokeShare = endpoint({
  method: "DELETE",
  path: "/consultants/share_cvs/:id",
  summary: "Revoke a link; a mail with it that was not sent yet is cancelled",
  params: byId,
});

export const introductions = endpoint({
  method: "GET",
  path: "/candidates/introductions",
  summary: "To whom agencies have shown the caller's CV, the latest first",
  query: z.object(paging),
  answer: many(
    resource(
      "introduction",
      z.object({
        agency: z.string(),
        /** The client; null while the job is confidential. */
        company: z.string().nullable(),
        job: z.string(),
        recipient: z.string(),
        level: z.enum(levels),
        state: z.enum(shareStates),
        sent_at: time,
        expires_at: time,
        /** Views by the recipient. */
        views: z.number().int(),
        last_viewed_at: time.nullable(),
        readers,
      }),
    ),
  ),
});
