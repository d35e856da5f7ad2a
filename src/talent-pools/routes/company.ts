import { hiringForCompany } from "#accounts/hiring-scope.ts";
import { fieldsOfFile } from "#cv/commands/extract.ts";
import { cvReply, withKeptCv } from "#cv/keep.ts";
import { cvMaxBytes } from "#cv/terms.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { invalid } from "#kit/problem.ts";
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
    on(contract.people, ({ tx, actor, query }) => peopleOf(tx, hiringForCompany(actor), query)),
    on(contract.personOf, async ({ tx, actor, params, asOf }) => ({
      data: await personView(tx, hiringForCompany(actor), params.id, asOf),
    })),
    onDb(contract.addPerson, async ({ actor, body, files, language, asOf, commit, services }) => {
      const recruiter = hiringForCompany(actor);
      const { agreed: _, job_id: jobId = null, pool_id: poolId = null, ...fields } = body;
      const add = (cv: Parameters<typeof addProspect>[2]["cv"]) =>
        commit(async (tx) => {
          const id = await addProspect(tx, recruiter, { fields, cv, jobId, poolId, language, asOf });
          return { data: await personView(tx, recruiter, id, asOf) };
        });
      return files.cv ? withKeptCv(services, files.cv, cvMaxBytes, add) : add(null);
    }),
    onDb(contract.addFile, async ({ actor, body, files, language, asOf, commit, services }) => {
      const { cv: file } = files;
      if (!file) throw invalid("/cv", "cv_required");
      const recruiter = hiringForCompany(actor);
      const { source, job_id: jobId = null, pool_id: poolId = null } = body;
      return withKeptCv(services, file, cvMaxBytes, async (cv) => {
        const read = await fieldsOfFile(file.path, cv.kind);
        return commit(async (tx) => {
          const adding = { cv, read, source, jobId, poolId, language, asOf };
          const { id, result } = await addFromFile(tx, recruiter, adding);
          const [data] = await shownPeople(tx, recruiter, [id]);
          return { data: data!, meta: { result } };
        });
      });
    }),
    on(contract.editPerson, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const { version, ...fields } = body;
      await editProspect(tx, recruiter, { id: params.id, version, fields, asOf });
      return { data: await personView(tx, recruiter, params.id, asOf) };
    }),
    on(contract.deletePerson, async ({ tx, actor, params, asOf }) => {
      await deleteProspect(tx, hiringForCompany(actor), params.id, asOf);
      return undefined;
    }),
    on(contract.keepPerson, async ({ tx, actor, params, asOf }) => {
      const recruiter = hiringForCompany(actor);
      await keepProspect(tx, recruiter, params.id, asOf);
      return { data: await personView(tx, recruiter, params.id, asOf) };
    }),
    on(contract.sourcePerson, async ({ tx, actor, params, body, language, asOf }) => {
      const { job_id: jobId } = body;
      const applicant = await putOnJob(tx, hiringForCompany(actor), { id: params.id, jobId, language, asOf });
      const attributes = { applicant_id: applicant, job_id: jobId };
      return { data: { id: String(applicant), type: "sourced" as const, attributes } };
    }),
    on(contract.mergePerson, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      const id = await mergePeople(tx, recruiter, { id: params.id, intoId: body.into_id, asOf });
      return { data: await personView(tx, recruiter, id, asOf) };
    }),
    on(contract.unmergePerson, async ({ tx, actor, params, asOf }) => {
      await unmerge(tx, hiringForCompany(actor), params.id, asOf);
      return undefined;
    }),
    onFile(contract.personCv, async ({ actor, params, database, services, requester }) =>
      cvReply(services, await fileOf(database.db, hiringForCompany(actor), params), requester),
    ),
    on(pools.pools, async ({ tx, actor }) => ({ data: await poolList(tx, hiringForCompany(actor)) })),
    on(pools.createPool, async ({ tx, actor, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      return { data: await poolView(tx, recruiter, await createPool(tx, recruiter, body, asOf)) };
    }),
    on(pools.editPool, async ({ tx, actor, params, body }) => {
      const recruiter = hiringForCompany(actor);
      await editPool(tx, recruiter, params.id, body);
      return { data: await poolView(tx, recruiter, params.id) };
    }),
    on(pools.deletePool, async ({ tx, actor, params }) => {
      await deletePool(tx, hiringForCompany(actor), params.id);
      return undefined;
    }),
    on(pools.addToPool, async ({ tx, actor, params, body, asOf }) => {
      const recruiter = hiringForCompany(actor);
      // One that is not there is absent, not a wrong field.
      await poolView(tx, recruiter, params.id);
      await putIntoPool(tx, recruiter, { poolId: params.id, ids: body.candidate_ids, asOf });
      return { data: await poolView(tx, recruiter, params.id) };
    }),
    on(pools.removeFromPool, async ({ tx, actor, params }) => {
      const { id: poolId, candidate: candidateId } = params;
      await takeOutOfPool(tx, hiringForCompany(actor), { poolId, candidateId });
      return undefined;
    }),
  ];
}
