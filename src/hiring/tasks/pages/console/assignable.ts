import type { LoaderFunctionArgs } from "react-router";
import { applicantNotes } from "#hiring/notes/contract.ts";
import { load } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";

/** Loads the possible assignees of a task: the people who see its applicant, or all members. */
export async function assignable(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  applicantId: string | undefined,
): Promise<{ people: { id: string; full_name: string }[]; candidate: string | null }> {
  if (applicantId) {
    // The endpoint of notes lists the people who see the applicant, because only they can be mentioned.
    const input = { params: { id: applicantId }, query: { items: 1 } };
    const { meta } = await load(context, request, applicantNotes.list, input);
    const people = meta.people.map(({ id, full_name }) => ({ id: String(id), full_name }));
    return { people, candidate: meta.candidate };
  }
  const { data } = await load(context, request, companyMembers, { query: { active: true, all: true } });
  const people = data.map(({ id, attributes }) => ({ id, full_name: attributes.full_name }));
  return { people, candidate: null };
}
