import { at, company, type MailSample, sample, title } from "#test/mail-sample.ts";
import type { Pages } from "#test/page-states.ts";
import * as mails from "./mails.ts";
import { savedPath } from "./paths.ts";

const savedJob = { title, slug: "ke-toan-i7", company, expiresAt: at };

export const mailSamples: readonly MailSample[] = [
  ...[1, 2].map((count) =>
    sample(
      mails.savedExpiring,
      { jobs: [savedJob, { ...savedJob, slug: "b-i8" }].slice(0, count) },
      "/",
      `${count}`,
    ),
  ),
];

export const pages: Pages = async ({ db, candidate, job, closed }) => {
  for (const { id } of [job, closed])
    await db
      .insertInto("saved_jobs")
      .values({ candidate_id: candidate.candidateId, job_id: id, saved_at: new Date() })
      .execute();
  return {
    candidate: {
      "my-jobs/saved": [savedPath, `${savedPath}?page=9`],
    },
  };
};
