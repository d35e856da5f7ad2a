import type { LoaderFunctionArgs } from "react-router";
import { retentionShow } from "#hiring/applications/contract-retention.ts";
import { load } from "#kit/page.ts";
import { openJobs as open } from "#market/jobs/contract-open.ts";

/** Returns the published jobs on which a person can be put, the newest first. */
export async function openJobs({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const { data } = await load(context, request, open);
  return data.map(({ id, attributes }) => ({ value: id, label: attributes.title }));
}

/** Returns for how many days a person who is added now is stored. */
export async function keepDays({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  return (await load(context, request, retentionShow)).data.attributes.added_days;
}

/** Returns the existing person that a `candidate_exists` refusal names, or null. */
export function samePerson({
  meta,
}: {
  meta: Record<string, unknown>;
}): { id: string; full_name: string } | null {
  const { now } = meta as { now?: { id?: unknown; full_name?: unknown } };
  return typeof now?.id === "string" && typeof now.full_name === "string"
    ? { id: now.id, full_name: now.full_name }
    : null;
}
