import { sharedCvPath } from "#hiring/share-links/paths.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { logoOf } from "#people/agencies/logo.ts";
import { withView } from "#people/saved-views/queries/shared/apply.ts";
import { shareApplicant } from "../commands/create.ts";
import { renewShare, revokeShare } from "../commands/end.ts";
import * as contract from "../contract.ts";
import { assertClean, assertCleanFile, findingsIn } from "../document/check.ts";
import { preparedContent } from "../document/prepare.ts";
import { shareList, sharesOfApplicant } from "../queries/list.ts";
import { linksOf } from "../queries/shared/rows.ts";
import { savedShares } from "../saved-list.ts";

/** Links to applicants for recipients of clients. */
export function consultantShares(): Bound[] {
  return [
    on(contract.shares, async ({ tx, actor, query, asOf }) =>
      shareList(tx, actor, await withView(tx, actor, savedShares, query), asOf),
    ),
    on(contract.applicantShares, ({ tx, actor, params, asOf }) =>
      sharesOfApplicant(tx, actor, params.id, asOf),
    ),
    onDb(contract.previewShare, async ({ database, actor, params, body, services }) => {
      const wanted = { ...body, applicantId: params.id };
      const { content, forbidden } = await preparedContent(database.db, services, actor, wanted);
      const { document, settings, letterhead } = content;
      const attributes = {
        document: { ...document },
        settings: { ...settings },
        letterhead: { ...letterhead, logo: await logoOf(database.db, services, actor.agencyId) },
        ...findingsIn(content, forbidden),
      };
      return { data: { id: String(params.id), type: "share_preview" as const, attributes } };
    }),
    onDb(contract.createShare, async (call) => {
      const { database, actor, params, body, language, requester, services, asOf, commit } = call;
      const wanted = { ...body, applicantId: params.id };
      const { content, forbidden } = await preparedContent(database.db, services, actor, wanted);
      assertClean(findingsIn(content, forbidden), language);
      // The file is drawn and searched before the transaction, which must not wait for it.
      await assertCleanFile(services, content, forbidden, { language, requester });
      return commit(async (tx) => {
        const made = await shareApplicant(tx, actor, { applicantId: params.id, body, content, asOf });
        const { publicUrl } = services.config;
        const ids = made.map(({ id }) => id);
        const urls = made.map(({ id, name, token }) => ({
          id: String(id),
          name,
          url: `${publicUrl}${sharedCvPath(token)}`,
        }));
        return { data: await linksOf(tx, actor, ids, asOf), urls };
      });
    }),
    on(contract.renewShare, async ({ tx, actor, params, body, asOf }) => {
      await renewShare(tx, actor, { id: params.id, days: body.days, asOf });
      const [data] = await linksOf(tx, actor, [params.id], asOf);
      if (!data) throw new Error(`link ${params.id} was not renewed`);
      return { data };
    }),
    on(contract.revokeShare, async ({ tx, actor, params, asOf }) => {
      await revokeShare(tx, actor, params.id, asOf);
      return undefined;
    }),
  ];
}
