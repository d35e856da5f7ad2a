import { z } from "zod";
import { activityEntry } from "#hiring/applications/resources.ts";
import { all, idParam, resource } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";

const ref = z.object({ id: z.string(), name: z.string() });

export const activityFeed = hiringEndpoint({
  method: "GET",
  path: "/activities",
  summary:
    "Activities about the company's applicants and candidates, the latest first; members see those of their own",
  query: z.object({ before: idParam.optional(), items: z.coerce.number().int().min(1).max(100).default(20) }),
  answer: all(
    resource(
      "activity",
      z.object({
        ...activityEntry.shape,
        applicant: ref.nullable(),
        job: ref.nullable(),
        /** The person the activity is about, if the person is on no board; `applicant` and `job` are null then. */
        person: ref.nullable(),
      }),
      "CompanyActivity",
    ),
  ).extend({
    meta: z.object({
      /** `before` for the next page of earlier activities; null on the last page. */
      earlier: z.string().nullable(),
    }),
  }),
});
