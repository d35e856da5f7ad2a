import { z } from "zod";
import { activityEntry } from "#hiring/applications/resources.ts";
import { all, idParam, resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";

const ref = z.object({ id: z.string(), name: z.string() });

export const activityFeed = hiringEndpoint({
  method: "GET",
  path: "/activities",
  summary: "What happened to the applicants of the company, the latest first; members see their own",
  query: z.object({ before: idParam.optional(), items: z.coerce.number().int().min(1).max(100).default(20) }),
  answer: all(
    resource(
      "activity",
      z.object({
        ...activityEntry.shape,
        applicant: ref.nullable(),
        job: ref.nullable(),
        /** A person on no board, instead of applicant and job. */
        person: ref.nullable(),
      }),
      "CompanyActivity",
    ),
  ).extend({
    meta: z.object({
      /** `before` of what came earlier; null at the beginning. */
      earlier: z.string().nullable(),
    }),
  }),
});
