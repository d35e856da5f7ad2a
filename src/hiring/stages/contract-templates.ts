import { z } from "zod";
import { all, byId, idParam, one, resource } from "#kit/contract.ts";
import { text } from "#kit/fields.ts";
import { hiringEndpoint } from "#people/accounts/hiring-contract.ts";
import { allKinds } from "#people/companies/pipeline.ts";
import { pipeline } from "./contract.ts";
import { caps } from "./terms.ts";

const template = resource(
  "stage_template",
  z.object({
    name: z.string(),
    /** The stages in the order of the board. */
    stages: z.array(z.object({ kind: z.enum(allKinds), name: z.string(), name_vn: z.string() })),
    can: z.object({ delete: z.boolean() }),
  }),
);

export const stageTemplates = hiringEndpoint({
  method: "GET",
  path: "/stage_templates",
  summary: "The stage templates of the company or agency by name, for all of its members",
  answer: all(template),
});

export const saveStageTemplate = hiringEndpoint({
  method: "POST",
  path: "/stage_templates",
  summary: "Save the stages of a job as a template. Only members who manage the job may do this",
  body: z.object({
    name: text(caps.templateName).transform((line) => line.replace(/\s+/g, " ")),
    /** The job whose stages are copied. */
    job_id: idParam,
  }),
  answer: one(template),
  status: 201,
  errors: ["stage_template_exists", "stage_template_limit"],
});

export const deleteStageTemplate = hiringEndpoint({
  method: "DELETE",
  path: "/stage_templates/:id",
  summary: "Delete a stage template; jobs keep the stages that they took. Only administrators may do this",
  params: byId,
});

export const takeStageTemplate = hiringEndpoint({
  method: "POST",
  path: "/jobs/:id/stages/template",
  summary:
    "Give a job the stages of a template. Applicants stay in a stage of the same name, else of the same kind; a stage that would be removed must have no applicants. Only members who manage the job may do this",
  params: byId,
  body: z.object({
    template_id: idParam,
    /** The version of the job's stages on which the change is based. */
    version: z.coerce.number("required").int(),
  }),
  answer: one(pipeline),
  errors: ["stage_template_gone", "stages_changed", "stage_in_use"],
});
