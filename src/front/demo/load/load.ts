import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import { newKey } from "#kit/files/storage.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import { openPipelines } from "#people/companies/commands/pipelines.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import { summaryOf } from "#profiles/cv/summary.ts";
import type { DB } from "../../../../db/types.ts";
import type { DemoCandidate, DemoMarket } from "../types.ts";
import { addAlerts } from "./alerts.ts";
import { addApiKey } from "./api-keys.ts";
import { addApplicants, applicantActivities, type Facts } from "./applicants.ts";
import { addBlindReview } from "./blind-review.ts";
import { addCompanies, addFollowers } from "./companies.ts";
import { demoCompanyKey, messageActivities, messagesOf } from "./conversations.ts";
import type { DemoFile, DemoFiles } from "./files.ts";
import { addInbox } from "./inbox.ts";
import { addInterviews } from "./interviews.ts";
import { addInvitations } from "./invitations.ts";
import { addInvites } from "./invites.ts";
import { jobActivities } from "./job-activities.ts";
import { addJobTemplates } from "./job-templates.ts";
import { addJobs } from "./jobs.ts";
import { moderate } from "./moderation.ts";
import { newcomers } from "./newcomers.ts";
import { addNotifications } from "./notifications.ts";
import { addOffers, offerActivities } from "./offers.ts";
import { addOpinions } from "./opinions.ts";
import { addPeople, type Ids, idsOf } from "./people.ts";
import { addProfiles, onlineCvOf } from "./profiles.ts";
import { addProspects } from "./prospects.ts";
import { addSavedJobs } from "./saved-jobs.ts";
import { addTasks } from "./tasks.ts";
import { addTemplates } from "./templates.ts";
import { addVerifications } from "./verifications.ts";
import { addWebhook } from "./webhooks.ts";

/** Writes the whole market. Its history goes into the log in the order of time, and nobody is mailed. */
export async function writeMarket(
  tx: Tx,
  market: DemoMarket,
  files: DemoFiles,
  given: { passwordHash: string; box: SecretBox; asOf: Date },
): Promise<void> {
  const { asOf } = given;
  const { companies, candidates, applications } = market;
  const fresh = newcomers(market);
  const members = [...market.members, ...fresh.members];
  const moderated = moderate(
    market.jobs.map((job) => {
      const owner = fresh.ownerOf.get(job.key);
      return owner ? { ...job, ownerKey: owner, recruiterKeys: [owner, ...job.recruiterKeys] } : job;
    }),
    asOf,
  );
  const { jobs } = moderated;
  const ids: Ids = {
    companies: await idsOf(tx, "companies", companies),
    accounts: await idsOf(tx, "accounts", [...members, ...candidates]),
    candidates: await idsOf(tx, "candidates", candidates),
    cvs: await idsOf(tx, "cv_files", candidates),
    jobs: await idsOf(tx, "jobs", jobs),
  };
  await addCompanies(tx, companies, ids, files);
  await openPipelines(
    tx,
    [...ids.companies.values()].map((company) => ({ company })),
  );
  await addPeople(tx, { members, candidates }, ids, {
    passwordHash: given.passwordHash,
    unverified: new Set(fresh.members.map((member) => member.key)),
  });
  await addInvites(tx, members, ids, asOf);
  await addVerifications(tx, { companies, members }, ids, files, asOf);
  await addProfiles(tx, candidates, ids, files.photos);
  await addFollowers(tx, { companies, candidates }, ids, asOf);
  await insertMany(
    tx,
    "cv_files",
    candidates.map((person) => sentCv(person, files.photos.get(person.key)?.key ?? null, ids)),
  );
  await insertMany(
    tx,
    "cv_files",
    candidates.flatMap((person) => ownCv(person, files.cvs.get(person.key), ids)),
  );
  await addJobs(tx, moderated, ids, asOf);
  await addJobTemplates(tx, { jobs, members }, ids, asOf);
  await addSavedJobs(tx, { ...market, jobs }, ids, asOf);
  await addInbox(tx, { ...market, jobs }, moderated.suspended, ids, asOf);

  const numbers = await reserveIds(tx, "applicants", applications.length);
  const numbered = applications.map((application, index) => ({ application, id: numbers[index]! }));
  const facts: Facts = {
    ids,
    jobs: new Map(jobs.map((job) => [job.key, job])),
    candidates: new Map(candidates.map((person) => [person.key, person])),
    stages: await stageIds(tx),
    holidays: await holidaysOf(tx),
    asOf,
  };
  await addApplicants(tx, numbered, facts);
  const companyId = ids.companies.get(demoCompanyKey)!;
  await addOffers(tx, numbered, facts, { companyId, files: files.offers });
  const messages = messagesOf(numbered, facts);
  await insertMany(
    tx,
    "messages",
    messages.map(({ row }) => row),
  );
  await addNotifications(tx, { numbered, messages, companies }, facts);
  const interviews = await addInterviews(tx, numbered, facts);
  const opinions = await addOpinions(tx, numbered, { members, held: interviews.held }, facts);
  const company = companies.find(({ key }) => key === demoCompanyKey)!.name;
  const mails = await addTemplates(tx, { numbered, members, company }, facts);
  await addTasks(tx, numbered, members, facts);
  await addAlerts(tx, candidates, ids, asOf);
  const history = [
    ...jobActivities(moderated, ids),
    ...interviews.log,
    ...offerActivities(numbered, facts),
    ...applicantActivities(numbered, facts),
    ...messageActivities(messages, facts),
    ...opinions,
    ...mails,
  ];
  history.sort((a, b) => Number(a.at) - Number(b.at));
  const unlogged = [...history];
  const logUntil = (at: Date) => {
    const last = unlogged.findLastIndex((row) => Number(row.at) <= Number(at));
    return insertMany(tx, "activities", unlogged.splice(0, last + 1));
  };
  const recruiter = members.find(({ companyKey, admin }) => companyKey === demoCompanyKey && admin)!;
  const inviter = ids.accounts.get(recruiter.key)!;
  await addInvitations(tx, market, inviter, ids, asOf);
  await addProspects(tx, inviter, ids, { logUntil, asOf });
  await logUntil(asOf);
  await addWebhook(tx, history, ids, given);
  await addApiKey(tx, { companyId, accountId: inviter, asOf });
  await addBlindReview(tx, ids);
}

/** The online CV as it was sent: its file is drawn when somebody opens it. */
function sentCv(person: DemoCandidate, photoKey: string | null, ids: Ids): Insertable<DB["cv_files"]> {
  const drawn = onlineCvOf(person);
  const online = JSON.stringify({ ...drawn, photoKey });
  return {
    id: ids.cvs.get(person.key),
    candidate_id: ids.candidates.get(person.key)!,
    storage_key: newKey("cv"),
    name: person.cvName,
    kind: "pdf",
    bytes: 0,
    scan_state: "clean",
    online: JSON.parse(online),
    sha256: createHash("sha256").update(online).digest("hex"),
    summary: summaryOf(drawn.document, person.createdAt),
    created_at: person.createdAt,
    removed_at: person.createdAt,
  };
}

/** A file of the account's own, which the next application takes. */
function ownCv(person: DemoCandidate, file: DemoFile | undefined, ids: Ids): Insertable<DB["cv_files"]>[] {
  if (!file) return [];
  return [
    {
      candidate_id: ids.candidates.get(person.key)!,
      storage_key: file.key,
      name: person.cvName,
      kind: "pdf",
      bytes: file.bytes,
      sha256: file.sha256,
      pages: 1,
      created_at: person.createdAt,
    },
  ];
}

async function stageIds(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom("pipeline_stages as s")
    .innerJoin("pipelines as p", "p.id", "s.pipeline_id")
    .select(["s.id", "p.job_id", "s.kind"])
    .execute();
  return new Map(rows.map((row) => [`${row.job_id} ${row.kind}`, row.id]));
}
