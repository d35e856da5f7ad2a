import { z } from "zod";
import { type StageKind, stageKinds } from "#companies/pipeline.ts";
import { endpoint, idParam, one, resource } from "#kit/contract.ts";
import { optionalText, text } from "#kit/fields.ts";
import { caps, fixedKinds, ownKinds } from "./terms.ts";

const kinds = Object.keys(stageKinds) as [StageKind, ...StageKind[]];

const pipeline = resource(
  "pipeline",
  z.object({
    /** Rises with each change; whoever changes names the one that they saw. */
    version: z.number().int(),
    /** In their order, without the steps of agencies. */
    stages: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(kinds),
        name: z.string(),
        name_vn: z.string(),
        /** How many applicants stand in it, over all jobs. */
        applicants: z.number().int(),
        can: z.object({ move: z.boolean(), remove: z.boolean() }),
      }),
    ),
    can: z.object({ edit: z.boolean() }),
  }),
);

const names = {
  name: text(caps.name),
  /** Left out, it is the English one. */
  name_vn: optionalText(caps.name),
};

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
      .array(z.object({ id: idParam.nullish(), kind: z.enum(ownKinds, "stage_kind"), ...names }))
      .max(caps.stages, "too_many_stages"),
    /** What those are called; one that is left out keeps its names. */
    fixed: z
      .object(Object.fromEntries(fixedKinds.map((kind) => [kind, z.object(names).optional()])))
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
