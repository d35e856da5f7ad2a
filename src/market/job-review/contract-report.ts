import { z } from "zod";
import { byId, endpoint } from "#kit/contract.ts";
import { email, optionalText } from "#kit/fields.ts";

export const report = endpoint({
  method: "POST",
  path: "/candidates/jobs/:id/report",
  summary: "Tell the administrators what is wrong with a job",
  open: true,
  params: byId,
  body: z.object({
    /** Reason: 1 misleading, 2 scam or demand for money, 3 discrimination, 4 already filled, 5 wrong category, 6 other (needs a note). */
    reason_id: z.coerce.number("reason_required").int().min(1, "reason_required").max(6, "reason_required"),
    note: optionalText(1000),
    /** Address for the answer to a visitor; without it, a visitor gets no answer. */
    email: z.preprocess((value) => (value === "" ? null : value), email.nullish()),
  }),
  limit: { max: 10, seconds: 3600 },
  errors: ["reason_required", "note_required", "too_many_requests"],
});
