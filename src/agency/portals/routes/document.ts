import { beaconFor, countView } from "#hiring/share-links/commands/views.ts";
import { inTransaction } from "#kit/db.ts";
import { attachmentHeaders } from "#kit/files/download.ts";
import { type Bound, onDb, onFile } from "#kit/http/handle.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { makeCvPdf } from "#profiles/cv/online/make.ts";
import * as contract from "../contract-document.ts";
import { documentLinkOf, documentOf } from "../queries/document.ts";
import { openedPortalOf } from "../queries/entered.ts";

/** The documents of people in portals: the contact of the portal reads them without a further code. */
export function portalDocuments(keys: TokenKeys): Bound[] {
  return [
    onDb(contract.documentInPortal, async ({ database: { db }, services, params, query, actor, asOf }) => {
      const portal = await openedPortalOf(db, keys, { ...params, ...query }, asOf);
      const shown = await documentOf(db, services, portal, { code: params.code, actor, asOf });
      const { document, settings, presented, viewed, expiresAt } = shown;
      return {
        data: {
          id: params.code,
          type: "portal_document" as const,
          attributes: {
            full_name: document.full_name,
            job_title: document.job_title,
            expires_at: expiresAt,
            document: { ...document },
            settings: { ...settings },
            sender: portal.agency,
            letterhead: { ...presented.letterhead },
            watermark: presented.watermark,
            beacon: viewed.isOwner ? null : await beaconFor(keys, viewed, asOf),
          },
        },
      };
    }),
    onFile(
      contract.documentInPortalPdf,
      async ({ database: { db }, services, params, query, actor, asOf, requester }) => {
        const portal = await openedPortalOf(db, keys, { ...params, ...query }, asOf);
        const shown = await documentOf(db, services, portal, { code: params.code, actor, asOf });
        const { document, settings, presented, fileName } = shown;
        return {
          stream: await makeCvPdf(document, settings, { presented, requester }),
          headers: {
            ...attachmentHeaders(`${fileName}.pdf`, "application/pdf"),
            "X-Robots-Tag": "noindex",
          },
        };
      },
    ),
    onDb(contract.documentInPortalView, async ({ database, params, query, body, actor, origin, asOf }) => {
      const { db } = database;
      const portal = await openedPortalOf(db, keys, { ...params, ...query }, asOf);
      const { viewed } = await documentLinkOf(db, portal, { code: params.code, actor, asOf });
      await inTransaction(database, (tx) => countView(tx, keys, viewed, { ...body, actor, origin, asOf }));
      return undefined;
    }),
  ];
}
