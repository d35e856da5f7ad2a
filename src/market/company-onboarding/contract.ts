import { z } from "zod";
import { endpoint, one, resource } from "#kit/contract.ts";
import { checkbox } from "#kit/fields.ts";
import { lastStep } from "./terms.ts";

const onboarding = resource(
  "company_onboarding",
  z.object({
    /** The next step; null when onboarding is finished or skipped. */
    step: z.number().int().nullable(),
    /** The parts of a company that are complete, whether they were entered in the onboarding or elsewhere. */
    done: z.object({
      details: z.boolean(),
      logo: z.boolean(),
      team: z.boolean(),
      job: z.boolean(),
      verification: z.boolean(),
    }),
  }),
);

export const onboardingShow = endpoint({
  method: "GET",
  path: "/companies/onboarding",
  summary: "Show the progress of the company's set-up. For its administrators",
  answer: one(onboarding),
});

export const onboardingUpdate = endpoint({
  method: "PUT",
  path: "/companies/onboarding",
  summary: "Remember the step of setting up the company, or that it is finished or skipped",
  body: z.object({
    step: z.coerce.number().int().min(1).max(lastStep).optional(),
    finished: checkbox,
    skipped: checkbox,
  }),
});
