import type { LoaderFunctionArgs } from "react-router";
import { applicantNotes } from "#hiring/notes/contract.ts";
import { load } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";

/** Who can be given a task: those who see the applicant that it is about, else everybody of the company. */
export async function assignable(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  applicantId: string | undefined,
): Promise<{ people: { id: string; full_name: string }[]; candidate: string | null }> {
  if (applicantId) {
    // Whoever may be mentioned there sees it.
    const input = { params: { id: applicantId }, query: { items: 1 } };
    const { meta } = await load(context, request, applicantNotes.list, input);
    const people = meta.people.map(({ id, full_name }) => ({ id: String(id), full_name }));
    return { people, candidate: meta.candidate };
  }
  const { data } = await load(context, request, companyMembers, { query: { active: true, all: true } });
  const people = data.map(({ id, attributes }) => ({ id, full_name: attributes.full_name }));
  return { people, candidate: null };
}
