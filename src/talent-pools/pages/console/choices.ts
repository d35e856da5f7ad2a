import type { LoaderFunctionArgs } from "react-router";
import { retentionShow } from "#applications/contract-retention.ts";
import { ownList } from "#jobs/contract.ts";
import { load } from "#kit/page.ts";

/** The published jobs that somebody can be put on, the newest first. */
export async function openJobs({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  const { data } = await load(context, request, ownList, {
    query: { group: "published" as const, items: 100 },
  });
  return data.map(({ id, attributes }) => ({ value: id, label: attributes.title }));
}

/** For how many days somebody who is added now is kept. */
export async function keepDays({ context, request }: Pick<LoaderFunctionArgs, "context" | "request">) {
  return (await load(context, request, retentionShow)).data.attributes.added_days;
}

/** Whom a refusal names as the same person. */
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
