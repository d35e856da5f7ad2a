import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import {
  createPool,
  deletePool,
  editPool,
  putApplicantsIntoPool,
  putIntoPool,
  removeFromPool,
} from "../commands/pools.ts";
import * as contract from "../contract-pools.ts";
import { poolList, poolView } from "../queries/pools.ts";

export function poolRoutes(): Bound[] {
  return [
    ...onHiring(contract.pools, async ({ tx, actor }) => ({ data: await poolList(tx, actor) })),
    ...onHiring(contract.createPool, async ({ tx, actor, body, asOf }) => {
      return { data: await poolView(tx, actor, await createPool(tx, actor, body, asOf)) };
    }),
    ...onHiring(contract.editPool, async ({ tx, actor, params, body }) => {
      await editPool(tx, actor, params.id, body);
      return { data: await poolView(tx, actor, params.id) };
    }),
    ...onHiring(contract.deletePool, async ({ tx, actor, params }) => {
      await deletePool(tx, actor, params.id);
      return undefined;
    }),
    ...onHiring(contract.addToPool, async ({ tx, actor, params, body, asOf }) => {
      // An unknown pool in the path gives a 404. `putIntoPool` would report an invalid field instead.
      await poolView(tx, actor, params.id);
      await putIntoPool(tx, actor, { poolId: params.id, ids: body.candidate_ids, asOf });
      return { data: await poolView(tx, actor, params.id) };
    }),
    ...onHiring(contract.addApplicantsToPool, async ({ tx, actor, params, body, asOf, errorText }) => {
      await poolView(tx, actor, params.id);
      const ids = body.applicant_ids;
      const results = await putApplicantsIntoPool(tx, actor, { poolId: params.id, ids, asOf });
      const data = results.map(({ id, error }) => {
        const detail = error && errorText(error);
        return { id: String(id), ok: error === null, code: error?.code ?? null, detail };
      });
      return { data };
    }),
    ...onHiring(contract.removeFromPool, async ({ tx, actor, params }) => {
      const { id: poolId, candidate: candidateId } = params;
      await removeFromPool(tx, actor, { poolId, candidateId });
      return undefined;
    }),
  ];
}
