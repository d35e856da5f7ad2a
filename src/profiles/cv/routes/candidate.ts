import { attachmentHeaders } from "#kit/files/download.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { invalid } from "#kit/problem.ts";
import { documentTypes } from "#platform/files/terms.ts";
import { addCv, assertCvQuota, editCv, removeCv, restoreCv } from "../commands/files.ts";
import * as contract from "../contract.ts";
import { cvReply, withStoredCv } from "../keep.ts";
import { makeCvPdf } from "../online/make.ts";
import { onlineCvOf } from "../online/of-candidate.ts";
import { cvDetail, cvList, ownFile } from "../queries.ts";
import { cvMaxBytes } from "../terms.ts";

/** A candidate's own CV files: /candidates/cvs. */
export function candidateCvs(): Bound[] {
  return [
    on(contract.myCvs, async ({ tx, actor }) => ({ data: await cvList(tx, actor.candidateId) })),
    onDb(contract.keepCv, async ({ files, actor, asOf, commit, services }) => {
      const { cv: file } = files;
      if (!file) throw invalid("/cv", "cv_required");
      const { candidateId } = actor;
      return withStoredCv(services, file, cvMaxBytes, (cv) =>
        commit(async (tx) => {
          await assertCvQuota(tx, candidateId);
          const id = await addCv(tx, { candidateId, cv, asOf });
          return { data: await cvDetail(tx, candidateId, id) };
        }),
      );
    }),
    on(contract.editCv, async ({ tx, actor, params, body, asOf }) => {
      const { candidateId } = actor;
      const isDefault = body.default ?? false;
      await editCv(tx, { candidateId, id: params.id, name: body.name, isDefault, asOf });
      return { data: await cvDetail(tx, candidateId, params.id) };
    }),
    on(contract.removeCv, async ({ tx, actor, params, asOf }) => {
      await removeCv(tx, { candidateId: actor.candidateId, id: params.id, asOf });
      return undefined;
    }),
    on(contract.restoreCv, async ({ tx, actor, params, asOf }) => {
      await restoreCv(tx, { candidateId: actor.candidateId, id: params.id, asOf });
      return { data: await cvDetail(tx, actor.candidateId, params.id) };
    }),
    onFile(
      contract.onlineCv,
      async ({ actor, query, requester, database: { db }, services: { storage } }) => {
        const { document, settings, photo } = await onlineCvOf({ db, storage }, actor, query.language);
        const chosen = query.template ? { ...settings, template: query.template } : settings;
        return {
          stream: await makeCvPdf(document, chosen, { photo, requester }),
          headers: attachmentHeaders(`CV ${document.full_name}.pdf`, documentTypes.pdf),
        };
      },
    ),
    onFile(contract.myCvFile, async ({ actor, params, database, services, requester }) =>
      cvReply(services, await ownFile(database.db, actor.candidateId, params.id), requester),
    ),
  ];
}
