/** Test files that only `npm run test:deep` runs, each with the property that it proves. */
export const deepOnly: Readonly<Record<string, string>> = {
  "src/administration/company-merges/every-table.deep.test.ts":
    "a merge and its undo with rows in every table of a company",
  "src/agency/shares/processes.deep.test.ts": "the end of a link within a second in every process",
  "src/market/job-search/opensearch/agreement.deep.test.ts":
    "OpenSearch and PostgreSQL find the same, where a cluster runs",
  "src/market/job-search/opensearch/processes.deep.test.ts": "eight searches at once on one cluster",
  "src/market/job-search/opensearch/rebuild.deep.test.ts": "rebuilding the cluster's index",
  "src/market/job-search/opensearch/repair.deep.test.ts": "comparing the cluster with the database",
  "src/market/job-search/opensearch/sync.deep.test.ts": "keeping the cluster in sync",
  "test/backup.deep.test.ts": "backup and restore of the demo market",
  "test/bad-input-pages.deep.test.ts": "hostile addresses and forms of every page",
  "test/candidate-bad-input.deep.test.ts": "refusals of broken profiles and files, word for word",
  "test/failures/closed-job.deep.test.ts": "a closed job with a replica that lags, and after a failover",
  "test/failures/frozen.deep.test.ts": "a server process that is stopped or loops; SIGHUP",
  "test/failures/kill-alerts.deep.test.ts": "a run of job alerts that is killed",
  "test/failures/kill-applying.deep.test.ts": "kill -9 while candidates apply",
  "test/failures/kill-webhooks.deep.test.ts": "kill -9 while webhooks are delivered",
  "test/failures/mails.deep.test.ts": "a slow mail server, and kill -9 while mails are sent",
  "test/journeys/viewed-pages.deep.test.ts": "every page of an account in a view of an administrator",
  "test/fuzz/fuzz.deep.test.ts": "hostile requests to every operation and page",
};

/** Test files of the gate that `npm run test:deep` runs with more examples, each with the cases that the gate leaves out. */
export const moreInDeep: Readonly<Record<string, string>> = {
  "src/agency/fees/fee.test.ts": "more random fees than 10,000",
  "src/agency/introductions/split.test.ts": "more random splits than 2,000",
  "src/agency/placements/agreed-splits.test.ts": "more random agreements than five",
  "src/agency/shares/planted.test.ts": "all 218 CVs with planted contacts instead of a sample",
  "src/hiring/applications/bulk.test.ts": "500 selected applicants instead of 30",
  "src/hiring/applications/crowded-job.test.ts": "a job with 50,000 applicants instead of 4,000",
  "src/hiring/applications/moves.test.ts": "more random moves than 150",
  "src/hiring/applications/undone.test.ts": "more histories than 60",
  "src/hiring/reports/log.test.ts": "more histories than four, and 5,000 activities",
  "test/bad-input-api.test.ts": "more requests an endpoint; every endless text in every field",
  "test/failures/kill.test.ts": "three rounds of kill -9 instead of one",
  "test/journeys/administrators-mend-failed-jobs.test.ts": "in English at a desk",
  "test/journeys/administrators-merge-companies.test.ts": "statistics and job titles in the other language",
  "test/journeys/candidate-follows-a-company.test.ts": "without script",
  "test/journeys/candidate-hides-jobs.test.ts": "without script",
  "test/journeys/company-lets-programs-in.test.ts": "in Vietnamese on a phone",
  "test/journeys/confidential-clients-are-named.test.ts": "in English at a desk",
  "test/journeys/consultants-review-people.test.ts": "in Vietnamese",
  "test/journeys/crowded-board.test.ts": "a board with 50,000 applicants instead of 1,200",
  "test/journeys/employer-makes-a-webhook.test.ts": "without script",
  "test/journeys/home-shows-jobs-at-once.test.ts": "in English",
  "test/journeys/menus-and-dialogs-are-clean.test.ts": "the menus of 15 more pages",
  "test/journeys/pages-are-clean.test.ts": "the other states of each page",
  "test/journeys/recruiter-handles-many.test.ts": "in Vietnamese on a phone",
  "test/journeys/recruiter-starts-the-day.test.ts": "in Vietnamese on a phone",
  "test/journeys/recruiter-triages-by-keyboard.test.ts": "50 applicants instead of ten",
  "test/journeys/request-becomes-a-fee.test.ts": "in English at a desk",
  "test/journeys/staff-logs-in-with-a-code.test.ts": "without script",
  "test/journeys/visitor-sends-bad-files.test.ts": "in English",
  "test/matrix/matrix.test.ts": "every caller instead of those of the prefix, and several bodies",
};

/** Deep tests about failures. The gate runs them too when the code under test differs from main. */
export const failures = {
  files: /^test\/(backup|failures\/)/,
  kernel:
    /^(bin\/(commands|sen|serve|start|supervisor)|db\/|src\/(kit\/|app\/(server|services|worker)\.ts)|test\/(failures\/|product\.ts))/,
};

/**
 * Journeys that the gate always runs, at least one for each role. It runs other journeys when a room that they visit
 * has changed.
 */
export const usualJourneys: readonly string[] = [
  "candidate-applies-on-a-phone",
  "consultants-hire-in-their-console",
  "employer-sets-up-a-company",
  "everybody-works-without-script",
  "recruiter-rejects-and-restores",
  "staff-logs-in-with-a-code",
  "visitor-searches-for-jobs",
].map((name) => `test/journeys/${name}.test.ts`);
