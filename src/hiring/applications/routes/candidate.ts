import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { invalid } from "#kit/problem.ts";
import { readPhone } from "#people/accounts/phone.ts";
import { cvReply, withStoredCv } from "#profiles/cv/keep.ts";
import { cvMaxBytes } from "#profiles/cv/terms.ts";
import { applyToJob, type NewApplication } from "../commands/apply.ts";
import { assertCanApply } from "../commands/can-apply.ts";
import { changeConsent } from "../commands/consent.ts";
import { withdrawApplication } from "../commands/withdraw.ts";
import * as contract from "../contract.ts";
import { applicationDetail, applicationList } from "../queries/applications.ts";
import { ownSentCv } from "../queries/shared/find.ts";
import { rejectTexts } from "../reject-texts.ts";

/** Routes for applying and for a candidate's own applications. */
export function candidateApplications(): Bound[] {
  return [
    onDb(contract.apply, async ({ params, body, files, actor, asOf, origin, ...call }) => {
      const { database, commit, services } = call;
      const input: Omit<NewApplication, "cv"> = {
        jobId: params.id,
        fullName: body.full_name ?? actor.fullName,
        phone: body.phone === undefined ? undefined : readPhone(body.phone, "/phone"),
        coverLetter: body.cover_letter,
        answers: body.answers ?? [],
        consent: body.consent,
        origin,
        asOf,
      };
      const send = (cv: NewApplication["cv"]) =>
        commit(async (tx) => ({ data: await applyToJob(tx, actor, { ...input, cv }) }));
      const { cv: file } = files;
      if (!file && body.cv_id) return send({ id: body.cv_id });
      if (!file && body.online_cv) return send({ online: body.cv_language ?? null });
      // The application is checked before its file is stored, so that most refusals store no file, and again in the transaction.
      await assertCanApply(database.db, actor.candidateId, input);
      if (file) return withStoredCv(services, file, cvMaxBytes, (stored) => send({ stored }));
      throw invalid("/cv", "cv_required");
    }),
    on(contract.myApplications, async ({ tx, actor, query, asOf, language }) => {
      const context = { asOf, rejectText: rejectTexts[language] };
      const { data, ...totals } = await applicationList(tx, actor, query, context);
      return { data, meta: { page: query.page, items: query.items, ...totals } };
    }),
    on(contract.myApplication, async ({ tx, actor, params, asOf, language }) => ({
      data: await applicationDetail(tx, actor, params.id, { asOf, rejectText: rejectTexts[language] }),
    })),
    onFile(contract.sentCv, async ({ actor, params, database, services, requester }) =>
      cvReply(services, await ownSentCv(database.db, actor, params.id), requester),
    ),
    on(contract.consent, async ({ tx, actor, params, body, asOf, language }) => {
      await changeConsent(tx, actor, { id: params.id, consent: body.consent, language, asOf });
      const context = { asOf, rejectText: rejectTexts[language] };
      return { data: await applicationDetail(tx, actor, params.id, context) };
    }),
    on(contract.withdraw, async ({ tx, actor, params, body, asOf, language }) => {
      const { reason_id: reasonId, note } = body;
      await withdrawApplication(tx, actor, { id: params.id, reasonId, note, asOf });
      const context = { asOf, rejectText: rejectTexts[language] };
      return { data: await applicationDetail(tx, actor, params.id, context) };
    }),
  ];
}
