import type { LoaderFunctionArgs } from "react-router";
import { applicantActivities } from "#hiring/applications/contract-record.ts";
import { applicantMails } from "#hiring/email-templates/contract-mails.ts";
import { applicantMessages } from "#hiring/messages/contract.ts";
import { applicantNotes } from "#hiring/notes/contract.ts";
import { load } from "#kit/page.ts";

/** The applications of a person whose contacts the page reads, the newest first; each application has a page with all of them. */
const mostApplications = 5;
const cardLength = 3;
const mostActivities = 30;

/**
 * Loads notes, messages, emails and activities of a person's applications. The caller manages each of them; the messages do not
 * become read.
 */
export async function personContacts(
  args: Pick<LoaderFunctionArgs, "context" | "request">,
  applications: readonly { id: string; job: { id: string; title: string } }[],
) {
  return Promise.all(applications.slice(0, mostApplications).map((each) => contactsOf(args, each)));
}

async function contactsOf(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  { id, job }: { id: string; job: { id: string; title: string } },
) {
  const at = { params: { id } };
  const [notes, messages, mails, activities] = await Promise.all([
    load(context, request, applicantNotes.list, { ...at, query: { items: cardLength } }),
    load(context, request, applicantMessages, { ...at, query: { items: cardLength, peek: "true" } }),
    load(context, request, applicantMails, { ...at, query: { items: cardLength } }),
    load(context, request, applicantActivities, { ...at, query: { items: mostActivities } }),
  ]);
  const conversation = messages.data.attributes;
  return {
    id,
    job: job.title,
    notes: notes.data.map((note) => ({
      id: note.id,
      author: note.attributes.author.full_name,
      text: note.attributes.text,
      at: note.attributes.at,
    })),
    messages: conversation.messages.map(({ id: message, author, text, at: when }) => ({
      id: message,
      author,
      text,
      at: when,
    })),
    mails: mails.data.map((mail) => Object.assign({ id: mail.id }, mail.attributes)),
    activities: activities.data.map(({ attributes }) => attributes),
    can: { write: conversation.can.write, email: mails.meta.can.send },
  };
}

export type PersonContacts = Awaited<ReturnType<typeof personContacts>>;
