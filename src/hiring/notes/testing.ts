import { makeInterview } from "#hiring/interviews/factory.ts";
import type { Requests } from "#test/company-endpoints/request.ts";
import { privateWords, type Rows } from "#test/company-endpoints/rows.ts";
import { applicantPath, type MailSample, sample, title } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import { makeEvaluation, makeNote } from "./factory.ts";
import * as mails from "./mails.ts";
import { applicantNotesPath, feedbackPath, feedbacksPath, jobNotesPath } from "./paths.ts";

async function applicantNote({ db, boss, applicant, applicantOfAgency }: Rows) {
  const on = await applicant();
  await makeNote(db, { applicant: await applicantOfAgency(), authorId: boss.id, text: privateWords });
  return { id: on.id, noteId: (await makeNote(db, { applicant: on, authorId: boss.id })).id };
}

async function jobNote(rows: Rows) {
  const { noteId } = await applicantNote(rows);
  await rows.db.updateTable("notes").set({ applicant_id: null }).where("id", "=", noteId).execute();
  return { id: rows.job.id, noteId };
}

function notesOf(path: string, note: (rows: Rows) => Promise<{ id: number; noteId: number }>): Requests {
  const body = ({ boss }: Rows) => ({ text: "Nên mời phỏng vấn", mentions: [boss.id] });
  const on = async (rows: Rows) => ({ params: { id: (await note(rows)).id } });
  return {
    [`GET /${path}/:id/notes`]: on,
    [`POST /${path}/:id/notes`]: async (rows: Rows) => ({ ...(await on(rows)), body: body(rows) }),
    [`PUT /${path}/:id/notes/:noteId`]: async (rows: Rows) => ({
      params: await note(rows),
      body: body(rows),
    }),
    [`DELETE /${path}/:id/notes/:noteId`]: async (rows: Rows) => ({ params: await note(rows) }),
  };
}

export const mailSamples: readonly MailSample[] = [
  ...["Lê Thu Hà", null].map((candidate) => {
    const path = candidate ? `${applicantPath}/notes` : "/console/7/notes";
    const text = "@Phạm Thu Hương xem <b>giúp</b>";
    return sample(
      mails.mentionedInNote,
      { by: "Vũ Hoàng Nam", job: title, candidate, text, path },
      path,
      `${candidate}`,
    );
  }),
];

/** A note on the person of an applicant. */
async function personNote({ db, boss, applicant }: Rows) {
  const { id, company_id, agency_id } = await applicant();
  const { candidate_id } = await db
    .selectFrom("applicants")
    .select("candidate_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const scope = agency_id === null ? { company_id, agency_id } : { company_id: null, agency_id };
  const note = await db
    .insertInto("candidate_notes")
    .values({
      ...scope,
      candidate_id,
      author_id: boss.id,
      text: "Nên gọi lại",
      at: new Date("2026-03-02T02:00:00Z"),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: candidate_id, noteId: note.id };
}
const onPerson = async (rows: Rows) => ({ params: { id: (await personNote(rows)).id } });

export const requests: Requests = {
  "GET /candidates/:id/notes": onPerson,
  "POST /candidates/:id/notes": async (rows) => ({
    ...(await onPerson(rows)),
    body: { text: "Nên gọi lại" },
  }),
  "DELETE /candidates/:id/notes/:noteId": async (rows) => ({ params: await personNote(rows) }),
  "POST /applicants/:id/evaluations": async ({ db, boss, applicant }) => {
    const on = await applicant();
    const interviewOptions = { startsAt: new Date("2026-03-02T01:00:00Z"), interviewers: [boss.id] };
    const { id: interview_id } = await makeInterview(db, on, interviewOptions);
    return {
      params: { id: on.id },
      body: {
        recommendation: 3,
        interview_id,
        skills: [{ name: "Excel", rating: 4 }],
        answers: [{ question: "Vì sao bạn muốn làm ở đây?", answer: "Muốn học hỏi" }],
      },
    };
  },
  ...notesOf("applicants", applicantNote),
  ...notesOf("profiles", applicantNote),
  ...notesOf("jobs", jobNote),
};

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/companies/candidates/:id/notes": "mostPersonNotes",
  "/companies/applicants/:id/evaluations": "an applicant's",
};

export const pages: Pages = async ({ db, boss, job, applicant, workspace }) => {
  const authorId = boss.id;
  const note = await makeNote(db, { applicant, authorId, mentions: [authorId] });
  const interviewOptions = { startsAt: new Date("2026-03-02T02:00:00Z"), interviewers: [authorId] };
  const interview = await makeInterview(db, applicant, interviewOptions);
  await makeEvaluation(db, { applicant, authorId, interviewId: interview.id });
  const due = await makeInterview(db, applicant, interviewOptions);
  const notes = applicantNotesPath(workspace, applicant.id);
  return {
    recruiter: {
      "employer/:companyId/interviews/:interviewId/feedback": [
        feedbackPath(workspace, due.id),
        `${feedbackPath(workspace, interview.id)}?tab=cv`,
      ],
      "employer/:companyId/feedbacks": [feedbacksPath(workspace)],
      "employer/:companyId/candidates/:applicantId/notes": [
        notes,
        `${notes}?edit=${note.id}`,
        `${notes}?interview=${due.id}`,
      ],
      "employer/:companyId/:jobId/notes": [jobNotesPath(workspace, job.id)],
    },
  };
};
