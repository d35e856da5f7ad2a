import { day } from "#kit/clock.ts";
import { dayAndTime } from "#platform/reference/calendar.ts";
import { monday } from "#test/api.ts";
import { id, type Requests } from "#test/company-endpoints/request.ts";
import { privateWords, type Rows } from "#test/company-endpoints/rows.ts";
import {
  aboutApplicant,
  applicantPath,
  at,
  company,
  type MailSample,
  proof,
  sample,
  title,
} from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import { inside, type Stored } from "#test/stored/stored.ts";
import { makeInterview } from "./factory.ts";
import * as mails from "./mails.ts";
import { interviewPaths } from "./paths.ts";

const interview: mails.InterviewFacts = {
  interview: 9,
  sequence: 1,
  starts_at: at,
  minutes: 60,
  kind: "video",
  round: "second",
  location: "https://meet.sen.test/abc",
  job: title,
  company,
  candidate: aboutApplicant.candidate,
  interviewers: ["Trần Thị Bình"],
};

const place = { type: 1, location: "https://meet.sen.test/1" };
const time = { ...place, date: "2026-03-04", time: "09:00", anyway: true };
const yesterday = new Date(monday.getTime() - day);

async function ownInterview({ db, applicant, boss }: Rows, startsAt?: Date) {
  const people = { interviewers: [boss.id], ...(startsAt && { startsAt }) };
  const planned = await makeInterview(db, await applicant(), people);
  await db.updateTable("interviews").set({ notes: privateWords }).where("id", "=", planned.id).execute();
  return planned;
}

export const mailSamples: readonly MailSample[] = [
  ...(["scheduled", "rescheduled", "updated", "canceled", "reminder"] as const).map((change) =>
    sample(
      mails.interviewChanged,
      { ...interview, change, message: "Mang <b>bằng</b> lái", application: 42, proof },
      `/interviews/answer?token=${proof}`,
      change,
    ),
  ),
  sample(
    mails.interviewChanged,
    { ...interview, change: "reminder", message: null, accepted: true, application: 42, proof },
    `/interviews/answer?token=${proof}`,
    "reminder of an accepted one",
  ),
  sample(
    mails.slotsOffered,
    {
      job: title,
      company,
      application: 42,
      minutes: 30,
      kind: "on_site",
      location: "12 Lê Lợi",
      message: null,
      slots: [at, at],
      proof,
    },
    `/interviews/answer?token=${proof}`,
  ),
  ...(["scheduled", "rescheduled", "updated", "left", "canceled"] as const).map((change) =>
    sample(
      mails.forInterviewer,
      { ...interview, change, applicant: 42, interview: 7 },
      change === "canceled" || change === "left" ? "/console/interviews" : "/console/interviews/7/feedback",
      change,
    ),
  ),
  ...(["accepted", "declined", "proposed_new_time"] as const).map((response) =>
    sample(
      mails.interviewAnswered,
      {
        ...aboutApplicant,
        starts_at: at,
        response,
        proposed: response === "proposed_new_time" ? at : null,
        note: "Bận",
      },
      applicantPath,
      response,
    ),
  ),
  sample(mails.interviewOver, { ...aboutApplicant, starts_at: at, interview: 7 }, applicantPath),
];

export const requests: Requests = {
  "POST /applicants/:id/interviews": async ({ applicant, boss }) => ({
    ...(await id(applicant())),
    body: { ...time, interviewers: [boss.id] },
  }),
  "POST /applicants/:id/interviews/slots": async ({ applicant }) => ({
    ...(await id(applicant())),
    body: { ...place, slots: [{ date: "2026-03-05", time: "09:00" }] },
  }),
  "GET /interview_calendar": () => ({ query: { from: "2026-03-02" } }),
  "GET /interviews/:id": (rows) => id(ownInterview(rows)),
  "POST /interviews/:id/reschedule": async (rows) => ({ ...(await id(ownInterview(rows))), body: time }),
  "POST /interviews/:id/cancel": async (rows) => ({
    ...(await id(ownInterview(rows))),
    body: { reason_id: 1 },
  }),
  "POST /interviews/:id/complete": (rows) => id(ownInterview(rows, yesterday)),
  "POST /interviews/:id/no_show": (rows) => id(ownInterview(rows, yesterday)),
};

const proposedTime = ({ proposed }: Readonly<Record<string, unknown>>) =>
  dayAndTime(new Date((proposed as { starts_at: string }).starts_at));
export const ownRequests: OwnRequests = {
  "POST /candidates/interviews/:id/answer": () => ({ body: { answer: "propose" } }),
};

export const stored: Stored = {
  "POST /applicants/:id/interviews": { anyway: "accepts a clash, once" },
  "POST /candidates/interviews/:id/answer": {
    answer: ({ response }) => (response === "proposed_new_time" ? "propose" : response),
    date: (interview) => proposedTime(interview).date,
    time: (interview) => proposedTime(interview).time,
    note: inside("proposed", "note"),
  },
};

/** Lists that are returned without pagination, with the natural limit of each. */
export const wholeLists = {
  "/companies/applicants/:id/interviews": "an applicant's",
  "/companies/interview_calendar": "weekMax",
  "/candidates/interviews": "a candidate's",
};

export const ownRows: OwnRows = async ({ db, applicant }) => ({
  "/candidates/interviews": (await makeInterview(db, applicant)).id,
  // The fixture has no invitation, so any id belongs to another candidate.
  "/candidates/interview_invites": 999_999,
});

export const pages: Pages = async ({ db, job, applicant, workspace }) => {
  const planned = await makeInterview(db, applicant);
  return {
    visitor: {
      "interviews/answer": ["/interviews/answer?token=none"],
    },
    candidate: {
      "account/calendar": ["/account/calendar"],
      "my-jobs/interviews": ["/my-jobs/interviews"],
    },
    recruiter: {
      "employer/:companyId/interviews": [interviewPaths.list(workspace)],
      "employer/:companyId/interviews/week": ["", "?from=2026-01-07&people=1", "?day=2026-02-30"].map(
        (query) => interviewPaths.week(workspace) + query,
      ),
      "employer/:companyId/interviews/:interviewId": [interviewPaths.detail(workspace, planned.id)],
      "employer/:companyId/candidates/:applicantId/interviews/new": ["", "?several=1"].map(
        (query) => interviewPaths.new(workspace, applicant.id) + query,
      ),
      "employer/:companyId/:jobId/table/interviews": ["", `?ids=${applicant.id}`].map(
        (query) => interviewPaths.many(workspace, job.id) + query,
      ),
      "account/calendar": ["/account/calendar"],
    },
  };
};
