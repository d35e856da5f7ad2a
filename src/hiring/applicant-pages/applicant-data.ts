import type { LoaderFunctionArgs } from "react-router";
import { applicantDetail } from "#hiring/applications/contract.ts";
import { applicantMails } from "#hiring/email-templates/contract-mails.ts";
import { applicantInterviews } from "#hiring/interviews/contract.ts";
import { applicantMessages } from "#hiring/messages/contract.ts";
import { applicantNotes, evaluations } from "#hiring/notes/contract.ts";
import { evaluationsView, notesView } from "#hiring/notes/parts/console/notes-view.ts";
import { applicantOffers } from "#hiring/offers/contract.ts";
import { applicantRepresentations } from "#hiring/representations/contract.ts";
import { personOf } from "#hiring/talent-pools/contract.ts";
import { tasks } from "#hiring/tasks/contract.ts";
import { taskView } from "#hiring/tasks/parts/console/task-view.ts";
import { load } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";

export type ApplicantData = Awaited<ReturnType<typeof applicantData>>;

/**
 * Loads an applicant with the data of several rooms, for the applicant's page and the board's drawer. Interviewers get no offers,
 * contact and members, which only members who manage the applicant need.
 * @throws Problem 404
 */
export async function applicantData({ context, request, params }: LoaderFunctionArgs) {
  const at = { params: { id: params.applicantId } };
  const { data } = await load(context, request, applicantDetail, at);
  const { manage, board } = data.attributes.can;
  const interviews = await load(context, request, applicantInterviews, at);
  const offers = manage ? await load(context, request, applicantOffers, at) : null;
  const consent = manage ? await consentOf({ context, request }, at) : null;
  const notes = await load(context, request, applicantNotes.list, { ...at, query: {} });
  const feedback = await load(context, request, evaluations, at);
  const contact = manage ? await contactOf({ context, request }, at) : null;
  const members = manage
    ? await load(context, request, companyMembers, { query: { active: true, all: true } })
    : null;
  const { candidate_id, erased_at } = data.attributes;
  const person =
    erased_at || candidate_id === null
      ? null
      : (await load(context, request, personOf, { params: { id: candidate_id } })).data;
  return {
    id: data.id,
    applicant: data.attributes,
    interviews: interviews.data,
    invite: interviews.meta.invite,
    offers: offers?.data ?? [],
    filled: offers?.meta.filled ?? null,
    consent,
    notes: notesView(notes, undefined),
    feedback: evaluationsView(feedback),
    contact,
    people: (members?.data ?? []).map(({ id, attributes }) => ({ value: id, label: attributes.full_name })),
    record: person && {
      id: person.id,
      pools: person.attributes.pools.map(({ name }) => name),
      duplicates: person.attributes.duplicates.length,
    },
    can: { ...interviews.meta.can, create: offers?.meta.can.create ?? false, manage, board },
  };
}

/** Loads the requests for an applicant's consent, which only agencies make. */
async function consentOf(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  at: { params: { id: string | undefined } },
) {
  if (companyOf(workspaceOf(context))) return null;
  const { data, meta } = await load(context, request, applicantRepresentations, at);
  return {
    requests: data.map(({ id, attributes }) => ({ id, ...attributes })),
    canAsk: meta.can.ask,
    canIntroduce: meta.can.introduce,
  };
}

/** The maximum number of messages, and of emails, on a card. The pages of messages and emails show all. */
const cardLength = 3;
const mostTasks = 20;

/** Loads open tasks about an applicant, and the latest messages and emails; the messages do not become read. */
async function contactOf(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  at: { params: { id: string | undefined } },
) {
  const [open, { data: conversation }, mails] = await Promise.all([
    load(context, request, tasks, {
      query: { applicant_id: Number(at.params.id), open: "true", items: mostTasks },
    }),
    load(context, request, applicantMessages, { ...at, query: { items: cardLength, peek: "true" } }),
    load(context, request, applicantMails, { ...at, query: { items: cardLength } }),
  ]);
  const { messages, can } = conversation.attributes;
  return {
    tasks: open.data.map(taskView),
    messages: messages.map(({ id, author, text, at: when }) => ({ id, author, text, at: when })),
    mails: mails.data.map(({ id, attributes }) => ({ id, ...attributes })),
    can: { write: can.write, email: mails.meta.can.send },
  };
}
