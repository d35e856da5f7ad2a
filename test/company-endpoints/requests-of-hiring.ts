import { day } from "#kit/clock.ts";
import { monday } from "../api.ts";
import { cv, id, type Requests } from "./request.ts";
import type { Rows } from "./rows.ts";

const place = { type: 1, location: "https://meet.sen.test/1" };
const time = { ...place, date: "2026-03-04", time: "09:00", anyway: true };
const terms = {
  ...{ offer_date: "2026-03-03", valid_until: "2026-03-20", start_date: "2026-05-04" },
  monthly_salary: 20_000_000,
};
const email = { subject: "Chào bạn", content: "<p>Chào {{candidate_name}}</p>" };
const task = { name: "Gọi điện", type: 1, due_date: "2026-03-04", due_time: "10:00" };
const yesterday = new Date(monday.getTime() - day);

/** Of applicants, interviews, offers, notes, tasks and email templates. */
export const hiringRequests: Requests = {
  "PUT /applicants/:id/stages/update": async ({ applicant, stage }) => ({
    ...(await id(applicant())),
    body: { job_stage_id: (await stage(3)).id, new_index: 0 },
  }),
  "GET /applicants/:id/cv": ({ shown }) => id(shown()),
  "GET /applicants/:id/photo": ({ shown }) => id(shown()),
  "POST /applicants/:id/reject": async ({ applicant }) => ({
    ...(await id(applicant())),
    body: { reason_id: 1 },
  }),
  "POST /applicants/:id/restore": ({ applicant }) => id(applicant({ outcome: "rejected" })),
  "POST /applicants/:id/notification/cancel": ({ moved }) => id(moved()),
  "POST /applicants/:id/owner": async ({ applicant, member }) => ({
    ...(await id(applicant())),
    body: { owner_id: (await member()).id },
  }),
  "POST /applicants/:id/hide": async ({ applicant }) => ({
    ...(await id(applicant())),
    body: { hidden: true },
  }),
  "POST /applicants/:id/messages": async ({ applicant }) => ({
    ...(await id(applicant())),
    body: { text: "Chào bạn" },
  }),
  "POST /applicants/:id/evaluations": async ({ applicant }) => ({
    ...(await id(applicant())),
    body: { recommendation: 3 },
  }),
  "POST /applicants/:id/interviews": async ({ applicant, boss }) => ({
    ...(await id(applicant())),
    body: { ...time, interviewers: [boss.id] },
  }),
  "POST /applicants/:id/interviews/slots": async ({ applicant }) => ({
    ...(await id(applicant())),
    body: { ...place, slots: [{ date: "2026-03-05", time: "09:00" }] },
  }),
  "GET /interviews/:id": ({ interview }) => id(interview()),
  "POST /interviews/:id/reschedule": async ({ interview }) => ({ ...(await id(interview())), body: time }),
  "POST /interviews/:id/cancel": async ({ interview }) => ({
    ...(await id(interview())),
    body: { reason_id: 1 },
  }),
  "POST /interviews/:id/complete": ({ interview }) => id(interview(yesterday)),
  "POST /interviews/:id/no_show": ({ interview }) => id(interview(yesterday)),
  "POST /applicants/:id/offers": async ({ applicant }) => ({ ...(await id(applicant())), body: terms }),
  "PUT /offers/:id": async ({ offer }) => ({ ...(await id(offer("draft"))), body: terms }),
  "POST /offers/:id/send": ({ offer }) => id(offer("draft")),
  "POST /offers/:id/cancel": async ({ offer }) => ({ ...(await id(offer())), body: { note: null } }),
  "POST /offers/:id/file": async ({ offer }) => ({
    ...(await id(offer("draft"))),
    files: { file: cv("thư") },
  }),
  "DELETE /offers/:id/file": ({ offer }) => id(offer("draft")),
  "GET /offers/:id/file": ({ offer }) => id(offer()),
  "GET /offers/:id/letter": ({ offer }) => id(offer()),
  ...notesOf("applicants", async ({ note }) => {
    const made = await note();
    return { id: made.applicant.id, noteId: made.note.id };
  }),
  ...notesOf("profiles", async ({ note }) => {
    const made = await note();
    return { id: made.applicant.id, noteId: made.note.id };
  }),
  ...notesOf("jobs", async ({ job, jobNote }) => ({ id: job.id, noteId: (await jobNote()).id })),
  "POST /tasks": async ({ boss, applicant }) => ({
    body: { ...task, assignee_id: boss.id, applicant_id: (await applicant()).id },
  }),
  "GET /tasks/:id": ({ task }) => id(task()),
  "PUT /tasks/:id": async ({ task: make, member }) => ({
    ...(await id(make())),
    body: { ...task, assignee_id: (await member()).id },
  }),
  "DELETE /tasks/:id": ({ task }) => id(task()),
  "POST /email_templates": ({ named }) => ({
    body: { ...named("Mẫu"), ...email, stage: "screening", language: 1 },
  }),
  "GET /email_templates/:id": ({ template }) => id(template()),
  "PUT /email_templates/:id": async ({ template, named }) => ({
    ...(await id(template())),
    body: { ...named("Mẫu"), ...email, stage: "screening", language: 1 },
  }),
  "DELETE /email_templates/:id": ({ template }) => id(template()),
  "POST /email_templates/:id/preview": async ({ template, applicant }) => ({
    ...(await id(template())),
    body: { applicant_id: (await applicant()).id },
  }),
  "POST /applicants/:id/mails": async ({ applicant, template }) => ({
    ...(await id(applicant())),
    body: { template_id: (await template()).id, ...email },
  }),
  "DELETE /applicants/mails/waiting/:id": (_, { waitingMails }) => id(waitingMails()),
  "POST /applicants/mails": async ({ applicant, template }) => ({
    body: { applicant_ids: [(await applicant()).id], template_id: (await template()).id },
  }),
};

function notesOf(path: string, made: (rows: Rows) => Promise<{ id: number; noteId: number }>) {
  const body = { text: "Nên mời phỏng vấn" };
  const on = async (rows: Rows) => ({ params: { id: (await made(rows)).id } });
  return {
    [`GET /${path}/:id/notes`]: on,
    [`POST /${path}/:id/notes`]: async (rows: Rows) => ({ ...(await on(rows)), body }),
    [`PUT /${path}/:id/notes/:noteId`]: async (rows: Rows) => ({ params: await made(rows), body }),
    [`DELETE /${path}/:id/notes/:noteId`]: async (rows: Rows) => ({ params: await made(rows) }),
  };
}
