import { company, type MailSample, pay, proof, sample, title } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { makeAlert } from "./factory.ts";
import * as mails from "./mails.ts";
import { alertPaths } from "./paths.ts";

const criteria = {
  keyword: "kế toán <b>",
  place: "Hà Nội",
  category: null,
  terms: null,
  company: null,
  salaryMin: 15_000_000,
  remote: true,
};
const newJob = { title, slug: "ke-toan-i7", company, place: "Hà Nội", remote: true, pay };

export const mailSamples: readonly MailSample[] = [
  sample(mails.confirmAlert, { ...criteria, proof, days: 7 }, `/job-alerts/confirm?token=${proof}`),
  ...(["daily", "weekly"] as const).map((frequency) =>
    sample(
      mails.newJobs,
      {
        ...criteria,
        jobs: [newJob, { ...newJob, slug: "kiem-toan-i8" }],
        more: true,
        all: "/viec-lam",
        stop: "abc",
        frequency,
      },
      "/",
      frequency,
    ),
  ),
];

export const ownRows: OwnRows = async ({ db, seeker }) => ({
  "/candidates/job_alerts": (await makeAlert(db, { candidateId: seeker.candidateId, email: seeker.email }))
    .id,
});

export const ownRequests: OwnRequests = {
  // With a new address the alert would become pending, whether it is stopped or not, so the request has the present one.
  "PUT /candidates/job_alerts/:id": ({ seeker }) => ({ body: { email: seeker.email } }),
};

const searched = {
  location_id: "location_ids",
  category_id: "category_ids",
  job_type: "job_types",
  job_level: "job_levels",
};
const criteriaOf = Object.fromEntries(
  Object.entries(searched).map(([field, name]) => [
    field,
    (attributes: Record<string, unknown>) => attributes[name],
  ]),
);
export const stored: Stored = {
  "POST /candidates/job_alerts": criteriaOf,
  "PUT /candidates/job_alerts/:id": { ...criteriaOf, active: ({ state }) => state === "active" },
};

export const pages: Pages = async ({ db, candidate }) => {
  const subscriber = { email: candidate.email, candidateId: candidate.candidateId };
  const alert = await makeAlert(db, {
    ...subscriber,
    locationIds: [27],
    salaryMin: 15_000_000,
    remote: true,
  });
  await makeAlert(db, { ...subscriber, keyword: "Nhân viên nhập liệu", confirmed: false });
  return {
    visitor: {
      "job-alerts/subscribe": ["", "?done=sent", "?done=set"].map((query) => alertPaths.subscribe + query),
      "job-alerts/confirm": [alertPaths.confirm("none")],
      "job-alerts/unsubscribe": [alertPaths.unsubscribe("none")],
    },
    candidate: {
      "account/job-alert": [alertPaths.list, alertPaths.create, alertPaths.edit(alert.id)],
    },
  };
};
