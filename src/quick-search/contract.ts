import { z } from "zod";
import { hiringEndpoint } from "#accounts/hiring-contract.ts";
import { displayStates } from "#jobs/terms.ts";
import { one, resource } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";

/** How many of a kind are offered. */
export const mostFound = 6;

export const quickSearch = hiringEndpoint({
  method: "GET",
  path: "/quick_search",
  summary:
    "Jobs and applicants that the caller sees, by a part of the title, name or email; accents need not be typed",
  query: z.object({ keyword: text(100) }),
  answer: one(
    resource(
      "quick_search",
      z.object({
        jobs: z.array(z.object({ id: z.string(), title: z.string(), display_state: z.enum(displayStates) })),
        applicants: z.array(z.object({ id: z.string(), full_name: z.string(), job_title: z.string() })),
      }),
    ),
  ),
});
