import { z } from "zod";
import { byId, endpoint, one } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { applicantCard, emailAt } from "./resources.ts";
import { returnReasonMost } from "./terms.ts";

export const returnApplicant = endpoint({
  method: "POST",
  path: "/consultants/applicants/:id/return",
  summary:
    "Send an applicant who waits for the AM back to the stage before, with a reason for the consultants",
  params: byId,
  body: z.object({ reason: text(returnReasonMost) }),
  answer: one(applicantCard).extend({ meta: z.object(emailAt) }),
  status: 200,
  errors: ["applicant_state_changed", "am_decides"],
  audit: "decision",
});
