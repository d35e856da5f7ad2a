import { onePerson, recordsOf } from "#hiring/talent-pools/queries/shared/records.ts";
import { csvReply } from "#kit/csv.ts";
import { safeName } from "#kit/files/download.ts";
import type { Bound } from "#kit/http/handle.ts";
import { onHiringFile } from "#people/accounts/hiring-routes.ts";
import * as contract from "../contract.ts";
import { applicantsCsv, jobsCsv, peopleCsv, wordsOf } from "../csv.ts";
import { answeredQuestions, applicantIds, applicantRows } from "../queries/applicants.ts";
import { jobRows } from "../queries/jobs.ts";
import { applicantsZip } from "../zip.ts";

export function companyDownloads(): Bound[] {
  return [
    ...onHiringFile(contract.jobsCsv, async ({ database, services, actor, query, language }) => {
      const rows = await jobRows(database.db, actor, query.ids);
      const { publicUrl } = services.config;
      return csvReply(
        `${wordsOf(language).file.jobs}.csv`,
        jobsCsv(rows, { language, publicUrl, hasClients: "agency" in actor.scope }),
      );
    }),
    ...onHiringFile(contract.applicantsCsv, async ({ database, actor, params, query, language, asOf }) => {
      const { job, ids } = await applicantIds(database.db, actor, params.id, query.ids);
      const questions = await answeredQuestions(database.db, job.id);
      const rows = applicantRows(database.db, actor, ids, asOf);
      const text = applicantsCsv(rows, { language, questions, cvName: (row) => row.cv_name ?? "" });
      return csvReply(safeName(`${job.title}.csv`), text);
    }),
    ...onHiringFile(contract.peopleCsv, async ({ database, actor, query, language }) => {
      const records = await recordsOf(database.db, actor, query.ids);
      const name = `${wordsOf(language).file.people}.csv`;
      return csvReply(
        name,
        peopleCsv(
          [...records].map(([id, own]) => ({ id, ...onePerson(own) })),
          language,
        ),
      );
    }),
    ...onHiringFile(contract.applicantsZip, ({ services, actor, params, language, asOf }) =>
      applicantsZip(services, actor, { jobId: params.id, language, asOf }),
    ),
  ];
}
