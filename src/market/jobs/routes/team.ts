import type { Bound } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import { changeJobTeam } from "../commands/team.ts";
import * as contract from "../contract-team.ts";
import { teamOfJob, teamView } from "../queries/team.ts";

/** Routes of the hiring team of a job. */
export function jobTeams(): Bound[] {
  return [
    ...onHiring(contract.team, async ({ tx, actor, params }) => ({
      data: await teamOfJob(tx, actor, params.id),
    })),
    ...onHiring(contract.changeTeam, async ({ tx, actor, params, body, asOf }) => ({
      data: await teamView(tx, actor, await changeJobTeam(tx, actor, { id: params.id, body, asOf })),
    })),
  ];
}
