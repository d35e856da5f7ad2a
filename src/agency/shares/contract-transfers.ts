import { z } from "zod";
import { endpoint, many, paging, resource, time } from "#kit/contract.ts";
import { levels, shareSections, transferChannels, transfersMost } from "./terms.ts";

export const transfers = endpoint({
  method: "GET",
  path: "/consultants/transfers_abroad",
  summary:
    "The register of personal data that was sent to recipients abroad, the latest first. Only administrators may",
  query: z.object(paging),
  answer: many(
    resource(
      "transfer_abroad",
      z.object({
        at: time,
        channel: z.enum(transferChannels),
        /** The person, with the code of anonymous documents; null for a portal, which shows all introduced people. */
        person: z.object({ full_name: z.string(), code: z.string() }).nullable(),
        recipient: z.string(),
        client: z.string(),
        order: z.string(),
        /** ISO 3166-1, two letters. */
        country: z.string(),
        level: z.enum(levels).nullable(),
        sections: z.array(z.enum(shareSections)).nullable(),
        confirmed_by: z.string().nullable(),
      }),
    ),
  ),
});

export const transfersCsv = endpoint({
  method: "GET",
  path: "/consultants/transfers_abroad.csv",
  summary: `The latest transfers abroad as CSV, at most ${transfersMost}. Only administrators may`,
  binary: "text/csv",
  limit: { max: 30, seconds: 600 },
  audit: "cv",
});
