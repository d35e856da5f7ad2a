import type { LoaderFunctionArgs } from "react-router";
import { companyMembers } from "#accounts/contract-profile.ts";
import { applicantDetail } from "#applications/contract.ts";
import { applicantInterviews } from "#interviews/contract.ts";
import { load } from "#kit/page.ts";
import { applicantNotes, evaluations } from "#notes/contract.ts";
import { evaluationsView, notesView } from "#notes/parts/console/notes-view.ts";
import { applicantOffers } from "#offers/contract.ts";
import { personOf } from "#talent-pools/contract.ts";

export type ApplicantData = Awaited<ReturnType<typeof applicantData>>;

/**
 * What the employer's side knows of an applicant, for the page and for the board's drawer; offers and what is needed to manage
 * the applicant are not there for interviewers.
 * @throws Problem 404
 */
export async function applicantData({ context, request, params }: LoaderFunctionArgs) {
  const at = { params: { id: params.applicantId } };
  const { data } = await load(context, request, applicantDetail, at);
  const { manage } = data.attributes.can;
  const interviews = await load(context, request, applicantInterviews, at);
  const offers = manage ? await load(context, request, applicantOffers, at) : null;
  const notes = await load(context, request, applicantNotes.list, { ...at, query: {} });
  const judged = await load(context, request, evaluations, at);
  const members = manage
    ? await load(context, request, companyMembers, { query: { active: true, all: true } })
    : null;
  const { candidate_id, erased_at } = data.attributes;
  const person =
    erased_at || candidate_id === null
      ? null
      : (await load(context, request, personOf, { params: { id: candidate_id } })).data;
  return {
    ...{
      id: data.id,
      applicant: data.attributes,
      interviews: interviews.data,
      invite: interviews.meta.invite,
    },
    ...{ offers: offers?.data ?? [], filled: offers?.meta.filled ?? null },
    ...{ notes: notesView(notes, undefined), feedback: evaluationsView(judged) },
    people: (members?.data ?? []).map(({ id, attributes }) => ({ value: id, label: attributes.full_name })),
    record: person && {
      id: person.id,
      pools: person.attributes.pools.map(({ name }) => name),
      duplicates: person.attributes.duplicates.length,
    },
    can: { ...interviews.meta.can, create: offers?.meta.can.create ?? false, manage },
  };
}
