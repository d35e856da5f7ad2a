import { z } from "zod";
import { activityEntry } from "#hiring/applications/resources.ts";
import { all, idParam, resource, time } from "#kit/contract.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { type DutyKind, dutyKinds } from "#people/accounts/terms.ts";

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

export const duties = hiringEndpoint({
  method: "GET",
  path: "/duties",
  summary:
    "What the caller has to do, the most urgent first, at most 20 of each kind: due responses, unread messages, interviews of today, proposed times, owed feedback, offers and jobs that end soon, tasks. Members have those of their own jobs and applicants",
  answer: all(
    resource(
      "duty",
      z.object({
        kind: z.enum(dutyKinds),
        /** The interview, offer, job or task; the applicant for a response or a message. */
        subject: z.string(),
        applicant: z.object({ id: z.string(), full_name: z.string() }).nullable(),
        job: z.object({ id: z.string(), title: z.string() }).nullable(),
        /** The moment by which the duty is to be done. */
        due_at: time,
        overdue: z.boolean(),
        /** When the applicant applied or wrote, the interview begins, or the candidate wants it to begin. */
        at: time.nullable(),
        /** The latest message of the candidate, or the name of the task. */
        text: z.string().nullable(),
        /** The stage to which an applicant who waits for a response can be moved. */
        next: z.object({ id: z.number().int(), name: z.string(), name_vn: z.string() }).nullable(),
        /** Whether the caller can do the duty now: an interview has an outcome once it has begun. */
        can: z.object({ act: z.boolean() }),
      }),
    ),
  ).extend({
    meta: z.object({
      total: z.number().int(),
      /** The number of all duties of each kind. */
      totals: z.object(
        Object.fromEntries(dutyKinds.map((kind) => [kind, z.number().int()])) as Record<
          DutyKind,
          z.ZodNumber
        >,
      ),
    }),
  }),
  audit: "cv",
});
