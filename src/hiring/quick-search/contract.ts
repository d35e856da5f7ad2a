import { z } from "zod";
import { endpoint, one, resource } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { displayStates } from "#market/jobs/terms.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";

/** The maximum number of rows of each kind in an answer. */
export const maxResults = 6;

export const quickSearch = hiringEndpoint({
  method: "GET",
  path: "/quick_search",
  summary:
    "Jobs by a part of the title, and applicants by words of name, email and phone number, that the caller sees; accents need not be typed",
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

const hits = z.array(z.object({ id: z.string(), name: z.string(), hint: z.string().nullable() }));

export const deskSearch = endpoint({
  method: "GET",
  path: "/consultants/quick_search/desk",
  summary:
    "Clients and job orders by a part of the name, and people by words of name, email and phone number; accents need not be typed",
  query: z.object({ keyword: text(100) }),
  answer: one(resource("desk_search", z.object({ clients: hits, orders: hits, people: hits }))),
});
