import { z } from "zod";
import { many, paging, resource, time } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { currencies } from "#platform/reference/terms.ts";
import { offerGroups, statuses } from "./lifecycle.ts";

export const companyOffers = hiringEndpoint({
  method: "GET",
  path: "/offers",
  scope: "offers:read",
  summary:
    "Offers that wait for the candidate's answer, the first to end first, or those of another group, the latest first; members see their own",
  query: z.object({ ...paging, group: z.enum(offerGroups).default("pending") }),
  answer: many(
    resource(
      "company_offer",
      z.object({
        status: z.enum(statuses),
        monthly_salary: z.number().nullable(),
        currency: z.enum(currencies),
        start_date: z.string().nullable(),
        sent_at: time.nullable(),
        valid_until: z.string(),
        applicant: z.object({ id: z.string(), full_name: z.string() }),
        job: z.object({ id: z.string(), title: z.string() }),
      }),
    ),
    {
      counts: z.object(
        Object.fromEntries(offerGroups.map((group) => [group, z.number().int()])) as Record<
          (typeof offerGroups)[number],
          z.ZodNumber
        >,
      ),
    },
  ),
});
