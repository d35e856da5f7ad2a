import { id, type Requests } from "#test/company-endpoints/request.ts";
import type { Rows } from "#test/company-endpoints/rows.ts";
import { at, type MailSample, sample, title } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeTask } from "./factory.ts";
import * as mails from "./mails.ts";
import { taskPaths } from "./paths.ts";

const phoneCall = { name: "Gọi điện", type: 1, due_date: "2026-03-04", due_time: "10:00" };

const ownTask = ({ db, boss, tenant }: Rows) => makeTask(db, { ...tenant, authorId: boss.id });

export const mailSamples: readonly MailSample[] = [
  ...["Lê Thu Hà", null].flatMap((candidate) => {
    const about = {
      task: "Gọi 987",
      due: at,
      candidate,
      job: candidate && title,
      path: "/console/tasks/5",
    };
    return [
      sample(mails.taskAssigned, { ...about, by: "Vũ Hoàng Nam" }, about.path, `${candidate}`),
      sample(mails.taskDue, about, about.path, `${candidate}`),
    ];
  }),
];

export const requests: Requests = {
  "POST /tasks": async ({ boss, applicant }) => ({
    body: { ...phoneCall, assignee_id: boss.id, applicant_id: (await applicant()).id },
  }),
  "GET /tasks/:id": (rows) => id(ownTask(rows)),
  "PUT /tasks/:id": async (rows) => ({
    ...(await id(ownTask(rows))),
    body: { ...phoneCall, assignee_id: (await rows.member()).id },
  }),
  "DELETE /tasks/:id": (rows) => id(ownTask(rows)),
};

export const stored: Stored = {
  "POST /tasks": { job_id: "a task has a job or an applicant" },
  "PUT /tasks/:id": { status: "is changed alone (lifecycle.test.ts)" },
};

export const pages: Pages = async ({ db, boss, applicant, workspace }) => {
  const { id: authorId, companyId } = boss;
  const task = await makeTask(db, { companyId, authorId, applicant });
  const done = await makeTask(db, { companyId, authorId, endedAt: new Date("2026-03-02T02:00:00Z") });
  const tasks = taskPaths.list(workspace);
  return {
    recruiter: {
      "employer/:companyId/tasks": [tasks, `${tasks}?whose=all&show=done`],
      "employer/:companyId/tasks/create": ["", `?applicant=${applicant.id}`].map(
        (query) => taskPaths.create(workspace) + query,
      ),
      "employer/:companyId/tasks/:taskId": [task.id, done.id].map((id) => taskPaths.detail(workspace, id)),
    },
  };
};
