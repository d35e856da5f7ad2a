import { z } from "zod";
import { byId, idParam, one } from "#kit/contract.ts";
import { optionalText } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { offer } from "./contract.ts";

export const askApproval = hiringEndpoint({
  method: "POST",
  path: "/offers/:id/approval",
  summary:
    "Ask a second person to approve a draft, where the workspace requires that before an offer is sent",
  params: byId,
  answer: one(offer),
  errors: ["offer_state_changed", "offer_no_approver"],
  audit: "decision",
});

export const decideApproval = hiringEndpoint({
  method: "POST",
  path: "/offers/:id/approval/decision",
  summary:
    "Approve a draft, or refuse that with a reason. Only administrators may do this, and never for an offer that they wrote or asked about themselves",
  params: byId,
  body: z.object({
    /** The approval that was asked for. After a change of the offer it no longer waits, and the response is 409. */
    approval: idParam,
    decision: z.enum(["approve", "refuse"], "required"),
    /** The reason of a refusal, for the person who asked. */
    reason: optionalText(1000),
  }),
  answer: one(offer),
  errors: ["offer_state_changed", "offer_approval_own", "offer_approval_reason"],
  audit: "decision",
});
