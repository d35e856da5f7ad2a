import * as accounts from "#accounts/mails.ts";
import * as applications from "#applications/mails.ts";
import { candidateStatuses, rejectReasons, withdrawReasons } from "#applications/terms.ts";
import * as templates from "#email-templates/mails.ts";
import * as alerts from "#job-alerts/mails.ts";
import * as review from "#job-review/mails.ts";
import * as jobs from "#jobs/mails.ts";
import { jobRejectReasons, takedownReasons } from "#jobs/terms.ts";
import * as members from "#members/mails.ts";
import { joinPath, teamPath } from "#members/paths.ts";
import * as messages from "#messages/mails.ts";
import * as notes from "#notes/mails.ts";
import * as saved from "#saved-jobs/mails.ts";
import * as security from "#security/mails.ts";
import { twoStepChanges } from "#security/terms.ts";
import * as support from "#support/mails.ts";
import { threadKinds } from "#support/terms.ts";
import * as tasks from "#tasks/mails.ts";
import {
  applicant,
  application,
  at,
  card,
  company,
  desk,
  type MailSample,
  mine,
  pay,
  proof,
  sample,
  title,
} from "./mail-sample.ts";
import { hiringSamples } from "./mail-samples-hiring.ts";

const owned = { job: title, jobId: 7, expiresAt: at };
const criteria = {
  keyword: "kế toán <b>",
  place: "Hà Nội",
  category: null,
  terms: null,
  company: null,
  salaryMin: 15_000_000,
  remote: true,
};
const found = { title, slug: "ke-toan-i7", company, place: "Hà Nội", remote: true, pay };
const kept = { title, slug: "ke-toan-i7", company, expiresAt: at };
const statuses = candidateStatuses.filter(
  (status) => status !== "rejected" && status !== "no_response" && status !== "withdrawn",
);

const { unansweredNudge, unansweredWaiting, unansweredLastWarning } = applications;

/** Every mail that the product sends, in each form that its data gives it. */
export const mailSamples: readonly MailSample[] = [
  sample(accounts.verifyEmail, { proof, minutes: 60 }, `/verify-email?token=${proof}`),
  sample(accounts.resetPassword, { proof, minutes: 60 }, `/forgot-password/reset-password?token=${proof}`),
  sample(accounts.accountClosing, { email: "an@a.test", at, closesAt: at }, "/login"),
  sample(accounts.accountClosed, { email: "an@a.test", at }, "/private-policy"),
  sample(accounts.passwordChanged, { at }, "/forgot-password"),
  sample(applications.applicationReceived, { ...application, respond_by: at }, mine),
  ...[0, 1, 2].map((flags) => sample(applications.newApplicant, { ...desk, flags }, applicant, `${flags}`)),
  ...statuses.map((status) =>
    sample(applications.statusChanged, { ...application, status, notified: "", again: false }, mine, status),
  ),
  sample(
    applications.statusChanged,
    { ...application, status: "applied", notified: "rejected", again: true },
    mine,
    "again",
  ),
  ...rejectReasons.map(({ key: reason }) =>
    sample(applications.applicationRejected, { ...application, reason, notified: "" }, "/", reason),
  ),
  ...withdrawReasons.map(({ key: reason }) =>
    sample(applications.applicationWithdrawn, { ...desk, reason, note: "Cảm ơn anh chị" }, applicant, reason),
  ),
  ...[unansweredNudge, unansweredWaiting, unansweredLastWarning].flatMap((mail) =>
    [1, 3].map((count) =>
      sample(mail, { count, job: title, job_id: 7, closes: at }, "/console/7", `${count}`),
    ),
  ),
  sample(applications.stillWaiting, { ...application, closes: at }, "/"),
  sample(applications.noResponse, { ...application, days: 15 }, "/"),
  ...[1, 3].map((count) =>
    sample(applications.undecided, { count, job: title, job_id: 7, ends: at }, "/console/7", `${count}`),
  ),
  sample(applications.noDecision, application, "/"),
  sample(applications.dataGoes, { ...application, goes: at }, mine),
  sample(alerts.confirmAlert, { ...criteria, proof, days: 7 }, `/job-alerts/confirm?token=${proof}`),
  ...(["daily", "weekly"] as const).map((frequency) =>
    sample(
      alerts.newJobs,
      {
        ...criteria,
        jobs: [found, { ...found, slug: "kiem-toan-i8" }],
        more: true,
        all: "/viec-lam",
        stop: "abc",
        frequency,
      },
      "/",
      frequency,
    ),
  ),
  sample(review.jobApproved, { job: title, card, slug: "ke-toan-i7", expiresAt: at }, "/"),
  ...jobRejectReasons.map(({ key: reason }) =>
    sample(
      review.jobRejected,
      { job: title, jobId: 7, reason, note: "{Sửa} lại" },
      "/console/jobs/7/edit",
      reason,
    ),
  ),
  sample(
    review.jobApproved,
    { job: title, card, slug: "a-i7", expiresAt: at, corrected: ["title", "category_ids"] },
    "/",
    "corrected",
  ),
  sample(review.companyBlocked, { company, reason: "{Sửa} lại" }, "/"),
  sample(review.companyUnblocked, { company }, "/login"),
  ...takedownReasons.flatMap(({ key: reason }) =>
    (["suspended", "closed"] as const).map((how) =>
      sample(
        jobs.jobTakenDown,
        { job: title, how, reason, note: "{Sửa} lại", jobId: 7 },
        "/console/7/preview",
        `${how} ${reason}`,
      ),
    ),
  ),
  ...[true, false].map((admin) =>
    sample(
      members.memberInvited,
      { proof, inviter: "Phạm <b>Thu Hương</b>", company, admin, until: at },
      `${joinPath}?token=${proof}`,
      admin ? "administrator" : "member",
    ),
  ),
  sample(members.memberJoinedMail, { name: "Đỗ Thu Hà", email: "ha@a.test", company }, teamPath),
  sample(jobs.jobRestored, { job: title, slug: "ke-toan-i7" }, "/"),
  ...[1, 5].map((days) => sample(jobs.jobExpiring, { ...owned, days }, "/console/7/preview", `${days}`)),
  ...[1, 2].map((count) =>
    sample(saved.savedExpiring, { jobs: [kept, { ...kept, slug: "b-i8" }].slice(0, count) }, "/", `${count}`),
  ),
  ...[security.emailChangeNew, security.emailChangeOld].map((mail) =>
    sample(mail, { from: "an@a.test", to: "an@b.test", hours: 24, proof }, `/change-email?token=${proof}`),
  ),
  sample(security.emailChanged, { from: "an@a.test", to: "an@b.test", at }, "/chat-with-support"),
  ...twoStepChanges.map((change) =>
    sample(security.twoStepChanged, { change, at }, "/forgot-password", change),
  ),
  sample(support.contactThanks, { text: "Chào\nSen", due: at, proof }, `/chat-with-support?token=${proof}`),
  ...["Mai", null].map((by) =>
    sample(
      support.answer,
      { by, texts: ["Chào bạn", "Bạn mở liên kết đặt lại mật khẩu giúp nhé"], proof },
      `/chat-with-support?token=${proof}`,
      `${by}`,
    ),
  ),
  ...(["candidate", "employer"] as const).flatMap((to) =>
    [["Chào bạn"], ["Chào bạn", "Bạn xem <b>lịch</b> giúp"]].map((texts) => {
      const path = to === "candidate" ? `${mine}/messages` : `${applicant}/messages`;
      return sample(messages.newMessages, { to, from: company, job: title, texts, path, due: at }, path, to);
    }),
  ),
  ...hiringSamples,
  ...["Lê Thu Hà", null].flatMap((candidate) => {
    const about = {
      task: "Gọi 987",
      due: at,
      candidate,
      job: candidate && title,
      path: "/console/tasks/5",
    };
    return [
      sample(tasks.taskAssigned, { ...about, by: "Vũ Hoàng Nam" }, about.path, `${candidate}`),
      sample(tasks.taskDue, about, about.path, `${candidate}`),
    ];
  }),
  sample(
    templates.employerMail,
    {
      subject: "Mời phỏng vấn 123",
      html: "<p>Chào chị Mai,</p><ul><li>Thứ Hai, 09:00</li></ul><p>Hẹn gặp &amp; trao đổi</p>",
      company,
      job: title,
      path: `${mine}/messages`,
    },
    `${mine}/messages`,
  ),
  ...["Lê Thu Hà", null].map((candidate) => {
    const path = candidate ? `${applicant}/notes` : "/console/7/notes";
    const text = "@Phạm Thu Hương xem <b>giúp</b>";
    return sample(
      notes.mentionedInNote,
      { by: "Vũ Hoàng Nam", job: title, candidate, text, path },
      path,
      `${candidate}`,
    );
  }),
  ...threadKinds.flatMap((kind) =>
    ["Khoa", null].map((name) =>
      sample(
        support.newMessage,
        {
          kind,
          name,
          company: "Sen & Co",
          subject: "{Thu phí}",
          reason: kind === "job_report" ? ("scam" as const) : null,
          text: "Chào",
          due: at,
          path: "/admin/inbox/7",
        },
        "/admin/inbox/7",
        `${kind} ${name}`,
      ),
    ),
  ),
];
