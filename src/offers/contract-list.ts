import { z } from "zod";
import { endpoint, many, paging, resource, time } from "#kit/contract.ts";

export const openOffers = endpoint({
  method: "GET",
  path: "/companies/offers",
  scope: "offers:read",
  summary: "Offers that wait for the candidate's answer, the first to end first; members see their own",
  query: z.object(paging),
  answer: many(
    resource(
      "open_offer",
      z.object({
        sent_at: time.nullable(),
        valid_until: z.string(),
        applicant: z.object({ id: z.string(), full_name: z.string() }),
        job: z.object({ id: z.string(), title: z.string() }),
      }),
    ),
  ),
});
