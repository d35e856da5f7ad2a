import { makeApplicant } from "#hiring/applications/factory.ts";
import type { Reader } from "#kit/db.ts";
import { makeJob } from "#market/jobs/factory.ts";
import { makeStaff } from "#people/accounts/factory.ts";
import { makeClient } from "#people/clients/factory.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { type MailSample, sample, title } from "#test/mail-sample.ts";
import type { OwnRows } from "#test/own-rows.ts";
import type { Pages } from "#test/page-states.ts";
import type { OwnRequests, People } from "#test/stored/own-requests.ts";
import type { Stored } from "#test/stored/stored.ts";
import { introductionPaths } from "./console-paths.ts";
import * as mails from "./mails.ts";

const names = { candidate: "Nguyễn Văn An", client: "Nhà máy giấy Sao Mai", job: title, job_id: 7 };

export const mailSamples: readonly MailSample[] = [
  ...[null, "Chị quen ứng viên từ 2019"].map((note) =>
    sample(
      mails.shareAskedMail,
      { ...names, asker: "Lê Minh Châu", bps: 5000, note },
      introductionPaths.requests(),
      note === null ? "without a note" : "with a note",
    ),
  ),
  ...(["accepted", "declined"] as const).map((answer) =>
    sample(
      mails.shareAnsweredMail,
      { ...names, answer, by: "Phạm Thị Liên", person: 42, bps: 3350 },
      answer === "accepted" ? "/console/talent/42" : introductionPaths.requests("own"),
      answer,
    ),
  ),
];

/** Makes a person whom a colleague of a consultant introduces to a client, with a job of the client. */
async function ownedPerson(db: Reader, agencyId: number, consultantId: number) {
  const colleague = await makeStaff(db, "consultant", { agencyId, member: true });
  const client = await makeClient(db, { agency_id: agencyId });
  const job = await makeJob(db, { companyId: client.company_id, agencyId, ownerId: consultantId });
  const applicant = await makeApplicant(db, { job });
  const ownership = await db
    .insertInto("ownerships")
    .values({
      agency_id: agencyId,
      client_id: client.id,
      person_id: applicant.candidate_id,
      owner_id: colleague.id,
      starts_on: "2026-01-01",
      ends_on: "2099-01-01",
      created_at: new Date(0),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ownershipId: ownership.id, colleague, job, applicant };
}

async function sharedPerson(db: Reader, agencyId: number, consultantId: number) {
  const owned = await ownedPerson(db, agencyId, consultantId);
  const { id } = await db
    .insertInto("share_requests")
    .values({
      agency_id: agencyId,
      ownership_id: owned.ownershipId,
      job_id: owned.job.id,
      asker_id: consultantId,
      status: "asked",
      bps: 5000,
      asked_at: new Date(0),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...owned, id };
}

export const ownRows: OwnRows = async ({ db }) => {
  const consultant = await makeStaff(db, "consultant");
  const shared = await sharedPerson(db, consultant.agency_id as number, consultant.id);
  return {
    "/consultants/ownerships": shared.ownershipId,
    "/consultants/share_requests": shared.id,
  };
};

const agencyOf = ({ consultant }: People) => consultant.agency_id as number;

export const ownRequests: OwnRequests = {
  "POST /consultants/ownerships/:id/reassign": async (people) => {
    const owned = await ownedPerson(people.db, agencyOf(people), people.consultant.id);
    return {
      params: { id: owned.ownershipId },
      body: { owner_id: people.consultant.id, reason: "Nghỉ phép dài" },
    };
  },
  "POST /consultants/ownerships/:id/share_requests": async (people) => {
    const owned = await ownedPerson(people.db, agencyOf(people), people.consultant.id);
    return { params: { id: owned.ownershipId }, body: { job_id: owned.job.id, note: "Cùng giới thiệu" } };
  },
  "POST /consultants/share_requests/:id/answer": async (people) => {
    const shared = await sharedPerson(people.db, agencyOf(people), people.consultant.id);
    return { params: { id: shared.id }, body: { answer: "withdraw" } };
  },
};

export const stored: Stored = {
  "POST /consultants/ownerships/:id/reassign": {
    owner_id: ({ owner }) => Number((owner as { id: string }).id),
    reason: "is in the log (commands/admin.ts)",
  },
  "POST /consultants/ownerships/:id/share_requests": {
    job_id: ({ job }) => Number((job as { id: string }).id),
  },
  "POST /consultants/share_requests/:id/answer": { answer: "becomes the status (commands/share.ts)" },
};

export const pages: Pages = async ({ db, consultant }) => {
  const shared = await sharedPerson(db, consultant.agency_id, consultant.id);
  const mine = await sharedPerson(db, consultant.agency_id, consultant.id);
  // A request of a colleague for a person of the reader.
  await db
    .updateTable("ownerships")
    .set({ owner_id: consultant.id, ends_on: dayOf(new Date()) })
    .where("id", "=", mine.ownershipId)
    .execute();
  await db
    .updateTable("share_requests")
    .set({ asker_id: shared.colleague.id, note: "Chị quen ứng viên từ 2019" })
    .where("id", "=", mine.id)
    .execute();
  return {
    consultant: {
      "consultants/ownerships": ["", "?ends=soon", "?client_id=1"].map(
        (query) => introductionPaths.ownerships + query,
      ),
      "consultants/share_requests": [
        introductionPaths.requests(),
        introductionPaths.requests("own"),
        `${introductionPaths.requests()}?status=declined`,
      ],
    },
  };
};
