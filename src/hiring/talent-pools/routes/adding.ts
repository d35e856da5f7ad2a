import type { Bound } from "#kit/http/handle.ts";
import { invalid } from "#kit/problem.ts";
import { onHiringDb } from "#people/accounts/hiring-routes.ts";
import { fieldsOfFile } from "#profiles/cv/commands/extract.ts";
import { withStoredCv } from "#profiles/cv/keep.ts";
import { cvMaxBytes } from "#profiles/cv/terms.ts";
import { addProspect } from "../commands/add.ts";
import { addFromFile } from "../commands/from-file.ts";
import * as contract from "../contract.ts";
import { shownPeople } from "../queries/people.ts";
import { personView } from "../queries/person.ts";

/** Routes that add candidates, by hand or from CV files. */
export function addingRoutes(): Bound[] {
  return [
    ...onHiringDb(contract.addPerson, async ({ actor, body, files, language, asOf, commit, services }) => {
      const {
        agreed: _,
        is_another: isAnother,
        job_id: jobId = null,
        pool_id: poolId = null,
        ...fields
      } = body;
      const add = (cv: Parameters<typeof addProspect>[2]["cv"]) =>
        commit(async (tx) => {
          const adding = { fields, cv, isAnother, hasNamesakes: true, jobId, poolId, language, asOf };
          const id = await addProspect(tx, actor, adding);
          return { data: await personView(tx, actor, id, asOf) };
        });
      return files.cv ? withStoredCv(services, files.cv, cvMaxBytes, add) : add(null);
    }),
    ...onHiringDb(contract.addFile, async ({ actor, body, files, language, asOf, commit, services }) => {
      const { cv: file } = files;
      if (!file) throw invalid("/cv", "cv_required");
      const { source, is_another: isAnother, job_id: jobId = null, pool_id: poolId = null } = body;
      const { person_id: personId = null } = body;
      return withStoredCv(services, file, cvMaxBytes, async (cv) => {
        const read = await fieldsOfFile(file.path, cv.kind);
        return commit(async (tx) => {
          const adding = { cv, read, source, personId, isAnother, jobId, poolId, language, asOf };
          const { id, result } = await addFromFile(tx, actor, adding);
          const [data] = await shownPeople(tx, actor, [id]);
          return { data: data!, meta: { result } };
        });
      });
    }),
  ];
}
