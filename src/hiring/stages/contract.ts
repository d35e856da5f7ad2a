import { z } from "zod";
import { byId, idParam, one, resource } from "#kit/contract.ts";
import { optionalText, text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { allKinds } from "#people/companies/pipeline.ts";
import { caps, type fixedKinds, ownKinds } from "./terms.ts";

export const pipeline = resource(
  "pipeline",
  z.object({
    /** The job that has the stages; null for the stages that new jobs start with. */
    job: z.object({ id: z.string(), title: z.string() }).nullable(),
    /** Increases with each change; a change sends the version that it is based on. */
    version: z.number().int(),
    /** The stages in the order of the board. */
    stages: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(allKinds),
        name: z.string(),
        name_vn: z.string(),
        /** Whether a move into the stage notifies the candidate; null where the employer cannot choose. */
        notify_candidate: z.boolean().nullable(),
        /** Whether the stage's column starts folded on the board. */
        folded: z.boolean(),
        /** The number of the job's applicants in the stage; null without a job. */
        applicants: z.number().int().nullable(),
        can: z.object({ move: z.boolean(), remove: z.boolean() }),
      }),
    ),
    can: z.object({ edit: z.boolean() }),
  }),
);

/** A boolean: as such in JSON, as a string in a form. */
const yesOrNo = z.union([z.boolean(), z.stringbool()]);

const names = {
  name: text(caps.name),
  /** The Vietnamese name; if left out, the English name is used. */
  name_vn: optionalText(caps.name),
  /** Whether the stage's column starts folded on the board. If left out, the value is unchanged, or false for a new stage. */
  folded: yesOrNo.optional(),
};

/** The names of a stage that only agencies have; the form of a company does not send one. */
const agencyNames = { ...names, name: names.name.optional() };

/** Adds whether a move into the stage notifies the candidate. If left out, the value is unchanged, or true for a new stage. */
const notifying = { ...names, notify_candidate: yesOrNo.optional() };

const arranged = z.object({
  version: z.coerce.number("required").int(),
  /** The employer's own stages in their order, between the fixed ones. */
  stages: z
    .array(z.object({ id: idParam.nullish(), kind: z.enum(ownKinds, "stage_kind"), ...notifying }))
    .max(caps.stages, "too_many_stages"),
  /** Names and notifications of the fixed stages; a stage that is left out is unchanged. */
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
    "Name and order the stages that new jobs start with: each own stage counts as its kind in reports and for candidates. Existing jobs keep their stages. Only administrators may do this",
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
    "Name and order the stages of one job's board. A stage that is left out is removed if it has no applicants. Only members who manage the job may do this",
  params: byId,
  body: arranged,
  answer: one(pipeline),
  errors: [...refusals, "stage_in_use"],
});
