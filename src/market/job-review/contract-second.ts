import { z } from "zod";
import { byId, endpoint, many, one, paging, resource, time } from "#kit/contract.ts";
import { checkbox, optionalText } from "#kit/fields.ts";
import { secondLookNote } from "./terms.ts";

/** What another administrator thinks of a decision. */
export const secondLook = z.object({ agrees: z.boolean(), note: z.string().nullable(), at: time });

/** A decision of the sample, without the name of its reviewer. */
const sampled = resource(
  "second_look",
  z.object({
    decision: z.enum(["approve", "reject"]),
    reason_id: z.number().int().nullable(),
    note: z.string().nullable(),
    corrected: z.array(z.string()),
    at: time,
    job: z.object({ id: z.string(), title: z.string(), company: z.string() }),
  }),
);

export const secondLooks = endpoint({
  method: "GET",
  path: "/admins/second_looks",
  members: true,
  summary:
    "Decisions of other reviewers in the last 14 days that wait for a second look: one in twenty, the latest first",
  query: z.object(paging),
  answer: many(sampled),
});

export const lookAgain = endpoint({
  method: "POST",
  path: "/admins/second_looks/:id",
  members: true,
  summary:
    "Agree with a decision of the sample, or say why not; its reviewer reads the opinion without a name",
  params: byId,
  body: z.object({
    agrees: checkbox,
    /** Required for a disagreement. */
    note: optionalText(secondLookNote),
  }),
  answer: one(resource("second_look_given", secondLook)),
  audit: "decision",
  errors: ["note_required", "second_look_done"],
});
