import { z } from "zod";
import { all, byId, endpoint, one, resource } from "#kit/contract.ts";
import { checkbox, optionalText } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { documentTypes } from "#platform/files/terms.ts";
import { endingInterviews } from "./contract-fill.ts";
import { offerAttributes, terms, wrongTerms as wrong } from "./contract-shapes.ts";
import { approvalStates, letterIn, offerFileMaxBytes } from "./terms.ts";

/** An offer in responses to employers. The private notes of consultants (spec §6) are not in it. */
export const offer = resource(
  "offer",
  z.object({
    ...offerAttributes,
    created_by: z.string().nullable(),
    version: z.number().int(),
    /** The approval by a second person that was asked for last; null without one. */
    approval: z
      .object({
        id: z.string(),
        state: z.enum(approvalStates),
        asked_by: z.string(),
        decided_by: z.string().nullable(),
        /** The reason of a refusal. */
        reason: z.string().nullable(),
      })
      .nullable(),
    can: z.object({
      edit: z.boolean(),
      send: z.boolean(),
      cancel: z.boolean(),
      /** Whether an approval is required and can be asked for. */
      ask: z.boolean(),
      /** Whether the caller may approve the offer or refuse that. */
      decide: z.boolean(),
    }),
  }),
);

export const ownOffer = resource(
  "own_offer",
  z.object({
    ...offerAttributes,
    application: z.string(),
    job: z.string(),
    company: z.string(),
    can: z.object({ accept: z.boolean(), decline: z.boolean() }),
  }),
);

export const applicantOffers = hiringEndpoint({
  method: "GET",
  path: "/applicants/:id/offers",
  scope: "offers:read",
  summary: "The offers to an applicant, the latest first",
  params: byId,
  answer: all(offer).extend({
    meta: z.object({
      can: z.object({ create: z.boolean() }),
      /** Whether the workspace requires an approval before an offer is sent. */
      requires_approval: z.boolean(),
      /** The effects of closing an open job whose openings are all filled; else null. */
      filled: z
        .object({
          places: z.number().int(),
          others: z.number().int(),
          notified: z.number().int(),
          interviews: endingInterviews,
          interviews_count: z.number().int(),
        })
        .nullable(),
    }),
  }),
});

export const createOffer = hiringEndpoint({
  method: "POST",
  path: "/applicants/:id/offers",
  summary: "Write an offer; it is a draft until it is sent",
  params: byId,
  body: z.object({ ...terms, /** Send the offer at once. */ send: checkbox }),
  answer: one(offer),
  status: 201,
  errors: ["offer_open", "offer_applicant_ended", "offer_needs_approval", ...wrong],
  audit: "decision",
});

export const editOffer = hiringEndpoint({
  method: "PUT",
  path: "/offers/:id",
  summary: "Change a draft",
  params: byId,
  body: z.object({
    ...terms,
    send: checkbox,
    /** The version on which the edit is based. After a concurrent edit the response is 409 `offer_edited`. */
    version: z.coerce.number().int().optional(),
  }),
  answer: one(offer),
  errors: ["offer_state_changed", "offer_edited", "offer_needs_approval", ...wrong],
  audit: "decision",
});

export const sendOffer = hiringEndpoint({
  method: "POST",
  path: "/offers/:id/send",
  summary: "Send a draft: the applicant moves to the offer stage and gets the offer to answer",
  params: byId,
  answer: one(offer),
  errors: ["offer_state_changed", "offer_cannot_be_sent", "offer_needs_approval"],
  audit: "decision",
});

export const cancelOffer = hiringEndpoint({
  method: "POST",
  path: "/offers/:id/cancel",
  summary: "Withdraw an offer",
  params: byId,
  body: z.object({ note: optionalText(1000) }),
  answer: one(offer),
  errors: ["offer_state_changed"],
  audit: "decision",
});

const fileErrors = [
  "offer_file_required",
  "offer_file_too_large",
  "offer_file_type",
  "offer_file_unreadable",
  "offer_file_infected",
  "offer_file_not_scanned",
];

export const attachFile = hiringEndpoint({
  method: "POST",
  path: "/offers/:id/file",
  summary: "Attach a PDF or DOCX of at most 10 MB to a draft; it takes the place of the one before",
  params: byId,
  files: { file: { maxBytes: offerFileMaxBytes, tooLarge: "offer_file_too_large" } },
  answer: one(offer),
  status: 201,
  limit: { max: 30, seconds: 600 },
  errors: ["offer_state_changed", ...fileErrors],
});

export const removeFile = hiringEndpoint({
  method: "DELETE",
  path: "/offers/:id/file",
  summary: "Remove the file of a draft",
  params: byId,
  answer: one(offer),
  errors: ["offer_state_changed"],
});

export const offerFile = hiringEndpoint({
  method: "GET",
  path: "/offers/:id/file",
  scope: "offers:read",
  summary: "Download the file of an offer",
  params: byId,
  binary: [documentTypes.pdf, documentTypes.docx],
});

/** The language of a letter; by default as the candidate gets it. */
export const language = z.object({ language: z.enum(letterIn).optional() });

export const offerLetter = hiringEndpoint({
  method: "GET",
  path: "/offers/:id/letter",
  scope: "offers:read",
  summary: "The letter as a PDF, in either language or both",
  params: byId,
  query: language,
  binary: "application/pdf",
});

export const myOffers = endpoint({
  method: "GET",
  path: "/candidates/offers",
  summary: "The caller's offers, the latest first",
  query: z.object({ application_id: z.coerce.number().int().positive().optional() }),
  answer: all(ownOffer),
});

export const answerBody = z.object({
  answer: z.enum(["accept", "decline"], "required"),
  note: optionalText(1000),
});

export const answerOffer = endpoint({
  method: "POST",
  path: "/candidates/offers/:id/answer",
  summary: "Accept or decline an offer",
  params: byId,
  body: answerBody,
  answer: one(ownOffer),
  errors: ["offer_state_changed"],
});

export const myOfferLetter = endpoint({
  method: "GET",
  path: "/candidates/offers/:id/letter",
  summary: "The letter as a PDF, in either language or both",
  params: byId,
  query: language,
  binary: "application/pdf",
});

export const myOfferFile = endpoint({
  method: "GET",
  path: "/candidates/offers/:id/file",
  summary: "Download the file of an offer that was sent",
  params: byId,
  binary: [documentTypes.pdf, documentTypes.docx],
});
