import { type Bound, on } from "#kit/http/handle.ts";
import { createLink, revokeLink } from "../commands/links.ts";
import { cvViews, shareLinkCreate, shareLinkList, shareLinkRevoke } from "../contract.ts";
import { sharedCvPath } from "../paths.ts";
import { ownLinks } from "../queries/links.ts";
import { viewsOf } from "../queries/views.ts";

/** Endpoints for a job seeker's share links and the views of the CV. */
export function candidateShareLinks(): Bound[] {
  return [
    on(shareLinkList, async ({ tx, actor, asOf }) => ({ data: await ownLinks(tx, actor, asOf) })),
    on(shareLinkCreate, async ({ tx, actor, body, asOf, services }) => {
      const { id, token } = await createLink(tx, actor, body, asOf);
      const [data] = await ownLinks(tx, actor, asOf, id);
      if (!data) throw new Error(`share link ${id} was not written`);
      const url = `${services.config.publicUrl}${sharedCvPath(token)}`;
      return { data: { ...data, attributes: { ...data.attributes, url } }, url };
    }),
    on(shareLinkRevoke, async ({ tx, actor, params, asOf }) => {
      await revokeLink(tx, actor, params.id, asOf);
      return undefined;
    }),
    on(cvViews, ({ tx, actor, query }) => viewsOf(tx, actor, query.before)),
  ];
}
