import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { onHiring } from "#people/accounts/hiring-routes.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { invitePeople, stopInvites } from "../commands/invite.ts";
import * as contract from "../contract-invites.ts";
import { talentPaths } from "../paths.ts";

export function inviteRoutes(keys: TokenKeys): Bound[] {
  return [
    ...onHiring(contract.invitePeople, async ({ tx, actor, body, language, asOf }) => {
      const { candidate_ids: ids, job_id: jobId, message } = body;
      const results = await invitePeople(tx, actor, { ids, jobId, message, language, keys, asOf });
      return {
        data: results.map(({ id, refused }) => ({ id: String(id), ok: refused === null, code: refused })),
        meta: { done: results.filter(({ refused }) => refused === null).length },
      };
    }),
    on(contract.stopInvites, async ({ tx, query, body, asOf }) => {
      const { id, company } = await stopInvites(tx, keys, query.token || body.token || "", asOf);
      return { data: { id, type: "invites_stopped" as const, attributes: { company } } };
    }),
    onFile(contract.stopInvitesPage, async ({ query, services }) => {
      const page = talentPaths.stopInvites(query.token);
      return { stream: "", headers: { location: new URL(page, services.config.publicUrl).href } };
    }),
  ];
}
