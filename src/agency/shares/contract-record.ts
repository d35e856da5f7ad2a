import { z } from "zod";
import { all, byId, endpoint, resource, time } from "#kit/contract.ts";

export const applicantIntroductions = endpoint({
  method: "GET",
  path: "/consultants/applicants/:id/introductions",
  summary: "The introductions of an applicant to the client, the latest first; each has a record",
  params: byId,
  answer: all(
    resource(
      "introduction_of_applicant",
      z.object({
        introduced_at: time,
        introduced_by: z.string().nullable(),
        ended_at: time.nullable(),
        /** The links that were made for the introduction. */
        recipients: z.number().int(),
        /** The first view by a person, of any recipient. */
        first_viewed_at: time.nullable(),
      }),
    ),
  ),
});

export const introductionRecord = endpoint({
  method: "GET",
  path: "/consultants/introductions/:id/record",
  summary:
    "The record of an introduction as a ZIP: PDF, signed JSON and the documents, which can be checked offline (docs/introduction-records.md)",
  params: byId,
  binary: "application/zip",
  limit: { max: 60, seconds: 3600 },
  errors: ["identity_hidden"],
  audit: "cv",
});

export const introductionKey = endpoint({
  method: "GET",
  path: "/public/introduction_key",
  summary: "The public key of the signatures of introduction records, as PEM",
  binary: "text/plain",
});
