import { z } from "zod";
import { endpoint, resource } from "#kit/contract.ts";
import { linkLimit as limit, link } from "#people/accounts/contract-link.ts";
import { documentTypes } from "#platform/files/terms.ts";
import { answerBody, language, ownOffer } from "./contract.ts";
import { statuses } from "./lifecycle.ts";

/** A draft or withdrawn offer: the link shows its status only. */
const offerState = resource("offer_state", z.object({ status: z.enum(statuses) }));
const answer = z.object({ data: z.union([ownOffer, offerState]) });
const ended = "offer_link_ended";

export const linkedOffer = endpoint({
  method: "GET",
  path: "/public/offers",
  summary: "The offer that the signed link of its email is about; its state alone where it was withdrawn",
  query: link,
  answer,
  limit,
  errors: [ended],
});

export const answerLinkedOffer = endpoint({
  method: "POST",
  path: "/public/offers/answer",
  summary: "Accept or decline an offer by the signed link of its email, without signing in",
  body: z.object({ ...link.shape, ...answerBody.shape }),
  answer,
  limit,
  errors: [ended, "offer_state_changed"],
});

export const linkedOfferLetter = endpoint({
  method: "GET",
  path: "/public/offers/letter",
  summary: "The letter as a PDF, in either language or both, by the signed link",
  query: z.object({ ...link.shape, ...language.shape }),
  binary: "application/pdf",
  limit,
  errors: [ended],
});

export const linkedOfferFile = endpoint({
  method: "GET",
  path: "/public/offers/file",
  summary: "Download the file of the offer by the signed link",
  query: link,
  binary: [documentTypes.pdf, documentTypes.docx],
  limit,
  errors: [ended],
});
