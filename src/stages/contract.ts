import { z } from "zod";
import { allKinds } from "#companies/pipeline.ts";
import { endpoint, idParam, one, resource } from "#kit/contract.ts";
import { optionalText, text } from "#kit/fields.ts";
import { caps, type fixedKinds, ownKinds } from "./terms.ts";

const pipeline = resource(
  "pipeline",
  z.object({
    /** Rises with each change; whoever changes names the one that they saw. */
    version: z.number().int(),
    /** In their order, without the steps of agencies. */
    stages: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(allKinds),
        name: z.string(),
        name_vn: z.string(),
        /** Whether a move into it notifies the candidate; null where that is not the company's choice. */
        notify_candidate: z.boolean().nullable(),
        /** How many applicants stand in it, over all jobs. */
        applicants: z.number().int(),
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
};

/** Whether a move into the stage notifies the candidate. Left out, it stays as it is: on for a new stage. */
const notifying = { ...names, notify_candidate: yesOrNo.optional() };

export const pipelineShow = endpoint({
  method: "GET",
  path: "/companies/stages",
  summary: "The stages that the boards of the company's jobs have, in their order",
  answer: one(pipeline),
});

export const pipelineArrange = endpoint({
  method: "PUT",
  path: "/companies/stages",
  summary:
    "Name and order the stages of all boards: each own stage counts as its kind in reports and for candidates. One that is left out is removed if nobody stands in it. Only administrators may",
  body: z.object({
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
        offer: z.object(notifying).optional(),
        hired: z.object(notifying).optional(),
        rejected: z.object(names).optional(),
        withdrawn: z.object(names).optional(),
      } satisfies Record<(typeof fixedKinds)[number], z.ZodType>)
      .optional(),
  }),
  answer: one(pipeline),
  errors: [
    "stage_kind",
    "stage_kind_fixed",
    "too_many_stages",
    "stage_unknown",
    "stage_name_taken",
    "stage_in_use",
    "stages_changed",
  ],
});
