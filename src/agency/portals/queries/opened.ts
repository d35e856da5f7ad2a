import type { ReplyOf } from "#kit/contract.ts";
import type { Reader } from "#kit/db.ts";
import type { openedPortal } from "../contract-public.ts";
import { deskOf } from "./desk.ts";
import { portalsOfContact } from "./entered.ts";
import { type IntroducedPerson, introducedPeople } from "./people.ts";
import { questionsInPortal } from "./questions.ts";
import type { PortalRow } from "./rows.ts";

type Opened = ReplyOf<typeof openedPortal>["data"];

/** Returns a portal as its contact reads it. The answer has no key for what only the agency reads. */
export async function openedView(db: Reader, portal: PortalRow, asOf: Date): Promise<Opened> {
  const { job_id: jobId, stages, contact_id: contactId } = portal;
  const people = await introducedPeople(db, { jobId, stages, contactId }, asOf);
  const desk = await deskOf(db, portal.order_id);
  const orders = await portalsOfContact(db, contactId, asOf);
  return {
    id: String(portal.id),
    type: "opened_portal",
    attributes: {
      title: portal.title,
      agency: portal.agency,
      client: portal.client,
      contact: portal.contact,
      consultants: desk.map(({ full_name, email }) => ({ full_name, email })),
      expires_at: portal.expires_at,
      people: people.map(shown),
      questions: await questionsInPortal(db, portal.id, people),
      orders: orders.map(({ id, title }) => ({ id: String(id), title })),
    },
  };
}

function shown(person: IntroducedPerson): Opened["attributes"]["people"][number] {
  const { code, name, job_title, summary, kind, stage_changed_at, waits, verdict, answered_at } = person;
  return {
    code,
    name,
    job_title,
    summary,
    stage: kind,
    since: stage_changed_at,
    waits,
    interview_at: person.next_interview,
    answer: verdict && answered_at && { verdict, reason: person.answer_reason, at: answered_at },
    version: person.version,
    has_document: person.link_id !== null,
  };
}
