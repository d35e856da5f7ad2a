import type { LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import { retentionShow } from "#hiring/applications/contract-retention.ts";
import type { ReplyOf } from "#kit/contract.ts";
import { load } from "#kit/page.ts";
import { openJobs as open } from "#market/jobs/contract-open.ts";

type Page = Pick<LoaderFunctionArgs, "context" | "request">;

/** Returns the published jobs to which people can be invited, the newest first. */
export async function openJobs({ context, request }: Page) {
  return choicesOf(await load(context, request, open));
}

/** Returns the jobs on which a person can be put, open job orders without an advertisement included. */
export async function jobsByHand({ context, request }: Page) {
  return choicesOf(await load(context, request, open, { query: { by_hand: "true" } }));
}

function choicesOf({ data }: ReplyOf<typeof open>) {
  return data.map(({ id, attributes }) => ({ value: id, label: attributes.title }));
}

/** Returns for how many days a person who is added now is stored. */
export async function keepDays({ context, request }: Page) {
  return (await load(context, request, retentionShow)).data.attributes.added_days;
}

const existing = z.object({
  now: z.object({
    id: z.string(),
    full_name: z.string(),
    by: z.enum(["email", "phone", "name", "namesake"]),
    can_add_file: z.boolean(),
  }),
});

/** The existing person that a refusal `candidate_exists`, `candidate_similar` or `candidate_namesake` names. */
export type SamePerson = z.infer<typeof existing>["now"];

/** Returns the existing person that a refusal names, or null. */
export function samePerson({ meta }: { meta: Record<string, unknown> }): SamePerson | null {
  return existing.safeParse(meta).data?.now ?? null;
}
