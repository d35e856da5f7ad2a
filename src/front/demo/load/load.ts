import type { Insertable } from "kysely";
import { insertMany, reserveIds } from "#kit/bulk.ts";
import type { Tx } from "#kit/db.ts";
import type { SecretBox } from "#kit/secret-box.ts";
import { openPipelines } from "#people/companies/commands/pipelines.ts";
import { holidaysOf } from "#platform/reference/holidays.ts";
import type { DB } from "../../../../db/types.ts";
import type { DemoCandidate, DemoMarket } from "../types.ts";
import { addAdministration } from "./administration/all.ts";
import { addDesk } from "./agency/desk.ts";
import { addAlerts } from "./alerts.ts";
import { addApiKey } from "./api-keys.ts";
import { addApplicants, applicantActivities, type Facts, type Numbered } from "./applicants.ts";
import { addBlindReview } from "./blind-review.ts";
import { addCalendars } from "./calendars.ts";
import { addCompanies, addFollowers } from "./companies.ts";
import { demoCompanyKey, messageActivities, messagesOf } from "./conversations.ts";
import type { DemoFile, DemoFiles } from "./files.ts";
import { addInbox } from "./inbox.ts";
import { addInterviewKits } from "./interview-kits.ts";
import { addInterviews } from "./interviews.ts";
import { addInvitations } from "./invitations.ts";
import { addInvites } from "./invites.ts";
import { jobActivities } from "./job-activities.ts";
import { addJobTemplates } from "./job-templates.ts";
import { addJobs } from "./jobs.ts";
import { type Moderated, moderate } from "./moderation.ts";
import { newcomers } from "./newcomers.ts";
import { addNotifications } from "./notifications.ts";
import { addOffers, offerActivities } from "./offers.ts";
import { onlineCvRow } from "./online-cv.ts";
import { addOperations } from "./operations.ts";
import { addOpinions } from "./opinions.ts";
import { addPeople, type Ids, idsOf } from "./people.ts";
import { addProfiles } from "./profiles.ts";
import { addProspects } from "./prospects.ts";
import { addSavedJobs } from "./saved-jobs.ts";
import { addTasks } from "./tasks.ts";
import { addTemplates } from "./templates.ts";
import { addUserStates } from "./users.ts";
import { addVerifications } from "./verifications.ts";
import { addWebhook } from "./webhooks.ts";

type Activity = Insertable<DB["activities"]>;

interface Options {
  passwordHash: string;
  box: SecretBox;
  asOf: Date;
}

/** The market before it is written to the database: with new members, and with the decisions of reviewers. */
interface Prepared {
  market: DemoMarket;
  moderated: Moderated;
  /** Keys of members who have not verified their email. */
  unverified: ReadonlySet<string>;
}

/** Writes the whole market. Its history is logged in chronological order, and no mail is sent. */
export async function writeMarket(
  tx: Tx,
  whole: DemoMarket,
  files: DemoFiles,
  options: Options,
): Promise<void> {
  const { asOf } = options;
  const prepared = prepare(whole, asOf);
  const { market, moderated } = prepared;
  const ids = await idsFor(tx, market);
  await writePeople(tx, prepared, ids, files, options);
  await writeJobs(tx, prepared, ids, asOf);
  const numbers = await reserveIds(tx, "applicants", market.applications.length);
  const numbered = market.applications.map((application, index) => ({ application, id: numbers[index]! }));
  const facts: Facts = {
    ids,
    jobs: new Map(market.jobs.map((job) => [job.key, job])),
    candidates: new Map(market.candidates.map((person) => [person.key, person])),
    stages: await stageIds(tx),
    holidays: await holidaysOf(tx),
    asOf,
  };
  const hiring = await writeHiring(tx, market, numbered, facts, files);
  const desk = await addDesk(tx, ids, asOf);
  await addAlerts(tx, market.candidates, ids, asOf);
  const history = [...jobActivities(moderated, ids), ...hiring, ...desk]
    // `insertMany` requires the same columns in all rows.
    .map((row) => ({ agency_id: null, ...row }))
    .sort((a, b) => Number(a.at) - Number(b.at));
  await writeLatest(tx, market, history, ids, options);
  await addUserStates(tx, asOf);
}

function prepare(market: DemoMarket, asOf: Date): Prepared {
  const fresh = newcomers(market);
  const owned = market.jobs.map((job) => {
    const owner = fresh.ownerOf.get(job.key);
    return owner ? { ...job, ownerKey: owner, recruiterKeys: [owner, ...job.recruiterKeys] } : job;
  });
  const moderated = moderate(owned, asOf);
  const members = [...market.members, ...fresh.members];
  return {
    market: { ...market, members, jobs: moderated.jobs },
    moderated,
    unverified: new Set(fresh.members.map(({ key }) => key)),
  };
}

async function idsFor(tx: Tx, { companies, members, candidates, jobs }: DemoMarket): Promise<Ids> {
  return {
    companies: await idsOf(tx, "companies", companies),
    accounts: await idsOf(tx, "accounts", [...members, ...candidates]),
    candidates: await idsOf(tx, "candidates", candidates),
    cvs: await idsOf(tx, "cv_files", candidates),
    jobs: await idsOf(tx, "jobs", jobs),
  };
}

/** Writes companies, accounts and profiles. */
async function writePeople(
  tx: Tx,
  { market, unverified }: Prepared,
  ids: Ids,
  files: DemoFiles,
  { passwordHash, asOf }: Options,
): Promise<void> {
  const { companies, members, candidates } = market;
  await addCompanies(tx, companies, ids, files);
  await openPipelines(
    tx,
    [...ids.companies.values()].map((company) => ({ company })),
  );
  await addPeople(tx, { members, candidates }, ids, { passwordHash, unverified });
  await addInvites(tx, members, ids, asOf);
  await addVerifications(tx, { companies, members }, ids, files, asOf);
  await addAdministration(tx, market, ids, { passwordHash, asOf });
  await addProfiles(tx, candidates, ids, files.photos);
  await addFollowers(tx, { companies, candidates }, ids, asOf);
  await insertMany(
    tx,
    "cv_files",
    candidates.map((person) =>
      onlineCvRow(person, {
        id: ids.cvs.get(person.key)!,
        candidate: ids.candidates.get(person.key)!,
        photoKey: files.photos.get(person.key)?.key ?? null,
      }),
    ),
  );
  await insertMany(
    tx,
    "cv_files",
    candidates.flatMap((person) => ownCv(person, files.cvs.get(person.key), ids)),
  );
}

async function writeJobs(tx: Tx, { market, moderated }: Prepared, ids: Ids, asOf: Date): Promise<void> {
  await addJobs(tx, moderated, ids, asOf);
  await addJobTemplates(tx, market, ids, asOf);
  await addSavedJobs(tx, market, ids, asOf);
  await addInbox(tx, market, moderated.suspended, ids, asOf);
}

/** Writes the applicants, and the rows that employers make about them. @returns entries of the activity log */
async function writeHiring(
  tx: Tx,
  { companies, members }: DemoMarket,
  numbered: readonly Numbered[],
  facts: Facts,
  files: DemoFiles,
): Promise<Activity[]> {
  await addApplicants(tx, numbered, facts);
  const companyId = facts.ids.companies.get(demoCompanyKey)!;
  await addOffers(tx, numbered, facts, { companyId, files: files.offers });
  const messages = messagesOf(numbered, facts);
  await insertMany(
    tx,
    "messages",
    messages.map(({ row }) => row),
  );
  await addNotifications(tx, { numbered, messages, companies }, facts);
  const interviews = await addInterviews(tx, numbered, facts);
  const opinions = await addOpinions(tx, numbered, { members, completed: interviews.completed }, facts);
  const company = companies.find(({ key }) => key === demoCompanyKey)!.name;
  const mails = await addTemplates(tx, { numbered, members, company }, facts);
  await addTasks(tx, numbered, members, facts);
  await addInterviewKits(tx, members, facts);
  return [
    ...interviews.log,
    ...offerActivities(numbered, facts),
    ...applicantActivities(numbered, facts),
    ...messageActivities(messages, facts),
    ...opinions,
    ...mails,
  ];
}

/**
 * Writes the history to the activity log. Commands of the product write their own entries, in chronological order
 * between the others.
 */
async function writeLatest(
  tx: Tx,
  market: DemoMarket,
  history: readonly Activity[],
  ids: Ids,
  options: Options,
): Promise<void> {
  const { asOf } = options;
  const unlogged = [...history];
  const logUntil = (at: Date) => {
    const last = unlogged.findLastIndex((row) => Number(row.at) <= Number(at));
    return insertMany(tx, "activities", unlogged.splice(0, last + 1));
  };
  const recruiter = market.members.find(({ companyKey, admin }) => companyKey === demoCompanyKey && admin)!;
  const accountId = ids.accounts.get(recruiter.key)!;
  await addInvitations(tx, market, accountId, ids, asOf);
  await addProspects(tx, accountId, ids, { logUntil, asOf });
  await logUntil(asOf);
  await addCalendars(tx, market.members, ids, options);
  await addWebhook(tx, history, ids, options);
  await addApiKey(tx, { companyId: ids.companies.get(demoCompanyKey)!, accountId, asOf });
  await addBlindReview(tx, ids);
  await addOperations(tx, ids, asOf);
}

/** Returns the row of the candidate's uploaded CV file, which the next application uses. */
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
