import type { Bound } from "#kit/http/handle.ts";
import { onHiring, onHiringFile } from "#people/accounts/hiring-routes.ts";
import { cvReply } from "#profiles/cv/keep.ts";
import { editProspect, renewRetention } from "../commands/add.ts";
import { deleteProspect } from "../commands/erase.ts";
import { mergePeople, unmerge } from "../commands/merge.ts";
import { putOnJob } from "../commands/source.ts";
import * as contract from "../contract.ts";
import { peopleOf } from "../queries/people.ts";
import { fileOf, personView } from "../queries/person.ts";

export function candidateRoutes(): Bound[] {
  return [
    ...onHiring(contract.people, ({ tx, actor, query }) => peopleOf(tx, actor, query)),
    ...onHiring(contract.personOf, async ({ tx, actor, params, query, asOf }) => ({
      data: await personView(tx, actor, params.id, asOf, query.cv),
    })),
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
      await renewRetention(tx, actor, params.id, asOf);
      return { data: await personView(tx, actor, params.id, asOf) };
    }),
    ...onHiring(contract.sourcePerson, async ({ tx, actor, params, body, language, asOf }) => {
      const { job_id: jobId } = body;
      const applicant = await putOnJob(tx, actor, { id: params.id, jobId, language, asOf });
      const attributes = { applicant_id: applicant, job_id: jobId };
      return { data: { id: String(applicant), type: "sourced" as const, attributes } };
    }),
    ...onHiring(contract.mergePerson, async ({ tx, actor, params, body, asOf }) => {
      const { into_id: intoId, values = {} } = body;
      const id = await mergePeople(tx, actor, { id: params.id, intoId, values, asOf });
      return { data: await personView(tx, actor, id, asOf) };
    }),
    ...onHiring(contract.unmergePerson, async ({ tx, actor, params, asOf }) => {
      await unmerge(tx, actor, params.id, asOf);
      return undefined;
    }),
    ...onHiringFile(contract.personCv, async ({ actor, params, database, services, requester }) =>
      cvReply(services, await fileOf(database.db, actor, params), requester),
    ),
  ];
}
