import type { Bound } from "#kit/http/handle.ts";
import { invalid } from "#kit/problem.ts";
import { onHiring, onHiringDb, onHiringFile } from "#people/accounts/hiring-routes.ts";
import { fieldsOfFile } from "#profiles/cv/commands/extract.ts";
import { cvReply, withStoredCv } from "#profiles/cv/keep.ts";
import { cvMaxBytes } from "#profiles/cv/terms.ts";
import { addProspect, editProspect, keepProspect } from "../commands/add.ts";
import { deleteProspect } from "../commands/erase.ts";
import { addFromFile } from "../commands/from-file.ts";
import { mergePeople, unmerge } from "../commands/merge.ts";
import { createPool, deletePool, editPool, putIntoPool, takeOutOfPool } from "../commands/pools.ts";
import { putOnJob } from "../commands/source.ts";
import * as contract from "../contract.ts";
import * as pools from "../contract-pools.ts";
import { peopleOf, shownPeople } from "../queries/people.ts";
import { fileOf, personView } from "../queries/person.ts";
import { poolList, poolView } from "../queries/pools.ts";

/** The people whom a company knows. */
export function companyPeople(): Bound[] {
  return [
    ...onHiring(contract.people, ({ tx, actor, query }) => peopleOf(tx, actor, query)),
    ...onHiring(contract.personOf, async ({ tx, actor, params, asOf }) => ({
      data: await personView(tx, actor, params.id, asOf),
    })),
    ...onHiringDb(contract.addPerson, async ({ actor, body, files, language, asOf, commit, services }) => {
      const { agreed: _, job_id: jobId = null, pool_id: poolId = null, ...fields } = body;
      const add = (cv: Parameters<typeof addProspect>[2]["cv"]) =>
        commit(async (tx) => {
          const id = await addProspect(tx, actor, { fields, cv, jobId, poolId, language, asOf });
          return { data: await personView(tx, actor, id, asOf) };
        });
      return files.cv ? withStoredCv(services, files.cv, cvMaxBytes, add) : add(null);
    }),
    ...onHiringDb(contract.addFile, async ({ actor, body, files, language, asOf, commit, services }) => {
      const { cv: file } = files;
      if (!file) throw invalid("/cv", "cv_required");
      const { source, job_id: jobId = null, pool_id: poolId = null } = body;
      return withStoredCv(services, file, cvMaxBytes, async (cv) => {
        const read = await fieldsOfFile(file.path, cv.kind);
        return commit(async (tx) => {
          const adding = { cv, read, source, jobId, poolId, language, asOf };
          const { id, result } = await addFromFile(tx, actor, adding);
          const [data] = await shownPeople(tx, actor, [id]);
          return { data: data!, meta: { result } };
        });
      });
    }),
    ...onHiring(contract.editPerson, async ({ tx, actor, params, body, asOf }) => {
      const { version, ...fields } = body;
      await editProspect(tx, actor, { id: params.id, version, fields, asOf });
      return { data: await personView(tx, actor, params.id, asOf) };
    }),
    ...onHiring(contract.deletePerson, async ({ tx, actor, params, asOf }) => {
      await deleteProspect(tx, actor, params.id, asOf);
      return undefined;
    }),
    ...onHiring(contract.keepPerson, async ({ tx, actor, params, asOf }) => {
      await keepProspect(tx, actor, params.id, asOf);
      return { data: await personView(tx, actor, params.id, asOf) };
    }),
    ...onHiring(contract.sourcePerson, async ({ tx, actor, params, body, language, asOf }) => {
      const { job_id: jobId } = body;
      const applicant = await putOnJob(tx, actor, { id: params.id, jobId, language, asOf });
      const attributes = { applicant_id: applicant, job_id: jobId };
      return { data: { id: String(applicant), type: "sourced" as const, attributes } };
    }),
    ...onHiring(contract.mergePerson, async ({ tx, actor, params, body, asOf }) => {
      const id = await mergePeople(tx, actor, { id: params.id, intoId: body.into_id, asOf });
      return { data: await personView(tx, actor, id, asOf) };
    }),
    ...onHiring(contract.unmergePerson, async ({ tx, actor, params, asOf }) => {
      await unmerge(tx, actor, params.id, asOf);
      return undefined;
    }),
    ...onHiringFile(contract.personCv, async ({ actor, params, database, services, requester }) =>
      cvReply(services, await fileOf(database.db, actor, params), requester),
    ),
    ...onHiring(pools.pools, async ({ tx, actor }) => ({ data: await poolList(tx, actor) })),
    ...onHiring(pools.createPool, async ({ tx, actor, body, asOf }) => {
      return { data: await poolView(tx, actor, await createPool(tx, actor, body, asOf)) };
    }),
    ...onHiring(pools.editPool, async ({ tx, actor, params, body }) => {
      await editPool(tx, actor, params.id, body);
      return { data: await poolView(tx, actor, params.id) };
    }),
    ...onHiring(pools.deletePool, async ({ tx, actor, params }) => {
      await deletePool(tx, actor, params.id);
      return undefined;
    }),
    ...onHiring(pools.addToPool, async ({ tx, actor, params, body, asOf }) => {
      // One that is not there is absent, not a wrong field.
      await poolView(tx, actor, params.id);
      await putIntoPool(tx, actor, { poolId: params.id, ids: body.candidate_ids, asOf });
      return { data: await poolView(tx, actor, params.id) };
    }),
    ...onHiring(pools.removeFromPool, async ({ tx, actor, params }) => {
      const { id: poolId, candidate: candidateId } = params;
      await takeOutOfPool(tx, actor, { poolId, candidateId });
      return undefined;
    }),
  ];
}
