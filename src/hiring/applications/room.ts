import { sql } from "kysely";
import { addTo } from "#kit/contributions.ts";
import { answer } from "#kit/events.ts";
import type { Room } from "#kit/room.ts";
import { shownCompany } from "#market/jobs/queries/shared/shown-company.ts";
import { candidateErased } from "#people/accounts/events.ts";
import { tokenKeys } from "#people/accounts/tokens.ts";
import { mergeRules } from "#people/companies/contributions.ts";
import { memberLeft } from "#people/members/events.ts";
import { erasureReplayed } from "#platform/erasures/events.ts";
import { profileUpdated } from "#profiles/candidates/events.ts";
import { eraseAgain, eraseCandidate } from "./commands/erase.ts";
import { handOverApplicants } from "./commands/owner.ts";
import { recordProfileUpdate } from "./commands/profile-updated.ts";
import { endRetention } from "./commands/retention.ts";
import { closeUnanswered } from "./commands/unanswered.ts";
import { endUndecided } from "./commands/undecided.ts";
import { errors as en } from "./messages.en.ts";
import { errors as vi } from "./messages.vi.ts";
import * as notifications from "./notifications.ts";
import { contributions } from "./queries/contributions.ts";
import { exportedOutcome, isAnnounced } from "./queries/exported.ts";
import { retentionRun } from "./retention-days.ts";
import { candidateApplications } from "./routes/candidate.ts";
import { companyApplicants } from "./routes/company.ts";
import { consultantApplicants } from "./routes/consultant.ts";
import { publicApplications } from "./routes/public.ts";

export const room = {
  tables: [
    "applicants",
    "hidden_identities",
    "applicant_consents",
    "applicant_rejections",
    "applicant_withdrawals",
    "applicant_search",
    "applicant_terms",
  ],
  routes: ({ secret }) => [
    ...candidateApplications(),
    ...publicApplications(tokenKeys(secret)),
    ...companyApplicants(),
    ...consultantApplicants(),
  ],
  errors: { en, vi },
  notifications: Object.values(notifications),
  schedules: {
    unanswered: {
      cron: "0 8 * * *",
      run: async ({ database }, asOf) => {
        const counts = await closeUnanswered(database, asOf);
        return `${counts.nudged} nudged, ${counts.waiting} waiting, ${counts.warned} warned, ${counts.closed} closed`;
      },
    },
    undecided: {
      cron: "15 8 * * *",
      run: async ({ database }, asOf) => {
        const counts = await endUndecided(database, asOf);
        return `${counts.warned} applications of ended jobs announced to the employer, ${counts.ended} ended`;
      },
    },
    retention: {
      cron: `${retentionRun.minute} ${retentionRun.hour} * * *`,
      run: async ({ database }, asOf) => {
        const { warned, erased } = await endRetention(database, asOf);
        return `${warned} candidates warned, ${erased} applications erased`;
      },
    },
  },
  notExported: { applicant_search: "the words of applications, for searches" },
  exports: [
    {
      file: "applications",
      table: "applicants",
      key: "id",
      where: ({ candidateId }) => sql`t.candidate_id = ${candidateId}`,
      // The employer's order, assignment and tags of applicants are not data of the candidate.
      without: ["owner_id", "rank", "flags", "tags", "name_key", "stage_id", "agency_id", "clock_step"],
      also: () => ({
        outcome: exportedOutcome,
        job: sql`(SELECT j.title FROM jobs j WHERE j.id = t.job_id)`,
        company: sql`(SELECT ${shownCompany.name} FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id = t.job_id)`,
      }),
    },
    {
      file: "applications-reviewed-without-names",
      table: "hidden_identities",
      key: "applicant_id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId})`,
    },
    {
      file: "application-consents",
      table: "applicant_consents",
      key: "id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId})`,
    },
    {
      file: "application-rejections",
      table: "applicant_rejections",
      key: "id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId}) AND ${isAnnounced}`,
      without: ["note", "rejected_by", "restored_by"],
    },
    {
      file: "application-withdrawals",
      table: "applicant_withdrawals",
      key: "applicant_id",
      where: ({ candidateId }) =>
        sql`t.applicant_id IN (SELECT a.id FROM applicants a WHERE a.candidate_id = ${candidateId})`,
    },
  ],
  answers: [
    answer(profileUpdated, recordProfileUpdate),
    answer(candidateErased, (tx, { candidateId, asOf }) => eraseCandidate(tx, candidateId, asOf)),
    answer(memberLeft, (tx, left) => handOverApplicants(tx, left)),
    answer(erasureReplayed, async (tx, { kind, erased, asOf }) => {
      if (kind === "applicant") await eraseAgain(tx, erased, asOf);
    }),
  ],
  contributions: [
    ...contributions,
    addTo(mergeRules, { table: "applicants", rule: "move", ofAgency: true, grows: true, with: "job_id" }),
  ],
} satisfies Room;
