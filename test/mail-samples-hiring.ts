import * as candidateSearch from "#candidate-search/mails.ts";
import * as companySettings from "#company-settings/mails.ts";
import { refuseReasonKeys } from "#company-settings/terms.ts";
import * as interviews from "#interviews/mails.ts";
import * as offers from "#offers/mails.ts";
import * as talentPools from "#talent-pools/mails.ts";
import * as webhooks from "#webhooks/mails.ts";
import { offReasons } from "#webhooks/terms.ts";
import {
  applicant,
  application,
  at,
  card,
  company,
  desk,
  type MailSample,
  mine,
  proof,
  sample,
  title,
} from "./mail-sample.ts";

const interview: interviews.InterviewFacts = {
  ...{ interview: 9, sequence: 1, starts_at: at, minutes: 60, kind: "video", round: "second" },
  ...{ location: "https://meet.sen.test/abc", job: title, company, candidate: desk.candidate },
  interviewers: ["Trần Thị Bình"],
};
const offered = { salary: 25_000_000, currency: "VND", start_date: "2026-04-01", valid_until: "2026-03-24" };

/** The mails about interviews, offers and the verification of companies. */
export const hiringSamples: readonly MailSample[] = [
  sample(
    candidateSearch.invited,
    { job: title, company, card, message: "Bạn có <b>muốn</b> gặp không?", expires: at },
    "/my-jobs/invites",
  ),
  ...[proof, null].map((stop) =>
    sample(
      talentPools.invitedToApply,
      { job: title, company, slug: "ke-toan-i7", card, message: "Chào <b>chị</b>", stop },
      "/",
      stop ? "no account" : "account",
    ),
  ),
  sample(candidateSearch.inviteAnswered, { ...desk, job_id: 7, accepted: true }, applicant),
  ...(["scheduled", "rescheduled", "updated", "canceled", "reminder"] as const).map((change) =>
    sample(
      interviews.interviewChanged,
      { ...interview, change, message: "Mang <b>bằng</b> lái", application: 42, proof },
      `/interviews/answer?token=${proof}`,
      change,
    ),
  ),
  sample(
    interviews.interviewChanged,
    { ...interview, change: "reminder", message: null, accepted: true, application: 42, proof },
    `/interviews/answer?token=${proof}`,
    "reminder of an accepted one",
  ),
  sample(
    interviews.slotsOffered,
    {
      ...{ job: title, company, application: 42, minutes: 30, kind: "on_site", location: "12 Lê Lợi" },
      message: null,
      slots: [at, at],
      proof,
    },
    `/interviews/answer?token=${proof}`,
  ),
  ...(["scheduled", "rescheduled", "updated", "left", "canceled"] as const).map((change) =>
    sample(
      interviews.forInterviewer,
      { ...interview, change, applicant: 42 },
      change === "canceled" || change === "left" ? "/console/interviews" : applicant,
      change,
    ),
  ),
  ...(["accepted", "declined", "proposed_new_time"] as const).map((response) =>
    sample(
      interviews.interviewAnswered,
      {
        ...desk,
        starts_at: at,
        response,
        proposed: response === "proposed_new_time" ? at : null,
        note: "Bận",
      },
      applicant,
      response,
    ),
  ),
  ...(["sent", "canceled", "expired"] as const).map((change) =>
    sample(
      offers.offerChanged,
      {
        ...application,
        change,
        ...offered,
        note: change === "expired" ? null : "Rất mong được gặp bạn",
        proof: change === "sent" ? proof : null,
      },
      change === "sent" ? `/offers/answer?token=${proof}` : mine,
      change,
    ),
  ),
  sample(
    offers.offerChanged,
    { ...application, application: null, change: "expired", ...offered, note: null, proof },
    `/offers/answer?token=${proof}`,
    "expired, no account",
  ),
  ...(["accepted", "declined", "expired"] as const).map((answer) =>
    sample(
      offers.offerAnswered,
      { ...desk, answer, note: answer === "declined" ? "Lương thấp" : null },
      applicant,
      answer,
    ),
  ),
  sample(companySettings.companyVerified, { company }, "/console/settings"),
  ...refuseReasonKeys.map((reason) =>
    sample(
      companySettings.companyRefused,
      { company, reason, note: reason === "others" ? "Ảnh <b>bị mờ</b>" : null },
      "/console/settings#verification",
      reason,
    ),
  ),
  sample(
    companySettings.verificationRevoked,
    { company, note: "Giấy phép <b>đã bị thu hồi</b>" },
    "/console/settings#verification",
  ),
  sample(interviews.interviewOver, { ...desk, starts_at: at, interview: 7 }, applicant),
  ...offReasons.map((reason) =>
    sample(
      webhooks.webhookOff,
      { webhook: 7, host: "erp.sen.example", reason },
      "/console/settings/webhooks/7",
      reason,
    ),
  ),
];
