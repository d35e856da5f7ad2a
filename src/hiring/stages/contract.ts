import { z } from "zod";
import { byId, idParam, one, resource } from "#kit/contract.ts";
import { optionalText, text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { allKinds } from "#people/companies/pipeline.ts";
import { caps, type fixedKinds, ownKinds } from "./terms.ts";

const pipeline = resource(
  "pipeline",
  z.object({
    /** The job whose stages they are; null for those that new jobs start with. */
    job: z.object({ id: z.string(), title: z.string() }).nullable(),
    /** Rises with each change; a change names the version that it began with. */
    version: z.number().int(),
    /** In their order. */
    stages: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(allKinds),
        name: z.string(),
        name_vn: z.string(),
        /** Whether a move into it notifies the candidate; null where that is not the employer's choice. */
        notify_candidate: z.boolean().nullable(),
        /** Whether its column starts folded on the board. */
        folded: z.boolean(),
        /** How many applicants of the job stand in it; null where there is no job. */
        applicants: z.number().int().nullable(),
        can: z.object({ move: z.boolean(), remove: z.boolean() }),
      }),
    ),
    can: z.object({ edit: z.boolean() }),
  }),
);

/** A choice of a form or a boolean of JSON. */
const yesOrNo = z.union([z.boolean(), z.stringbool()]);

const names = {
  name: text(caps.name),
  /** Left out, it is the English one. */
  name_vn: optionalText(caps.name),
  /** Whether its column starts folded on the board. Left out, it stays as it is: open for a new stage. */
  folded: yesOrNo.optional(),
};

/** Of a stage that only agencies have: the form of a company posts no name of it. */
const agencyNames = { ...names, name: names.name.optional() };

/** Whether a move into the stage notifies the candidate. Left out, it stays as it is: on for a new stage. */
const notifying = { ...names, notify_candidate: yesOrNo.optional() };

const arranged = z.object({
  version: z.coerce.number("required").int(),
  /** Between those that every pipeline begins and ends with, in their order. */
  stages: z
    .array(z.object({ id: idParam.nullish(), kind: z.enum(ownKinds, "stage_kind"), ...notifying }))
    .max(caps.stages, "too_many_stages"),
  /** What those are called, and which of them notify; one that is left out keeps its names. */
  fixed: z
    .object({
      sourced: z.object(names).optional(),
      applied: z.object(names).optional(),
      sent_to_am: z.object(agencyNames).optional(),
      sent_to_client: z.object(agencyNames).optional(),
      offer: z.object(notifying).optional(),
      hired: z.object(notifying).optional(),
      rejected: z.object(names).optional(),
      withdrawn: z.object(names).optional(),
    } satisfies Record<(typeof fixedKinds)[number], z.ZodType>)
    .optional(),
});
const refusals = [
  "stage_kind",
  "stage_kind_fixed",
  "too_many_stages",
  "stage_unknown",
  "stage_name_taken",
  "stages_changed",
] as const;

export const pipelineShow = hiringEndpoint({
  method: "GET",
  path: "/stages",
  summary: "The stages that the boards of new jobs start with, in their order",
  answer: one(pipeline),
});

export const pipelineArrange = hiringEndpoint({
  method: "PUT",
  path: "/stages",
  summary:
    "Name and order the stages that new jobs start with: each own stage counts as its kind in reports and for candidates. Jobs that exist keep theirs. Only administrators may",
  body: arranged,
  answer: one(pipeline),
  errors: refusals,
});

export const jobStages = hiringEndpoint({
  method: "GET",
  path: "/jobs/:id/stages",
  summary: "The stages of a job's board, in their order",
  params: byId,
  answer: one(pipeline),
});

export const arrangeJobStages = hiringEndpoint({
  method: "PUT",
  path: "/jobs/:id/stages",
  summary:
    "Name and order the stages of one job's board. One that is left out is removed if it has no applicants. Only those who manage the job may",
  params: byId,
  body: arranged,
  answer: one(pipeline),
  errors: [...refusals, "stage_in_use"],
});
