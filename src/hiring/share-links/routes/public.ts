import { inTransaction } from "#kit/db.ts";
import { attachmentHeaders } from "#kit/files/download.ts";
import { type Bound, onDb, onFile } from "#kit/http/handle.ts";
import { Problem } from "#kit/problem.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { makeCvPdf } from "#profiles/cv/online/make.ts";
import { giveFeedback } from "../commands/feedback.ts";
import { openLink, passFor } from "../commands/open.ts";
import { beaconFor, countView, noteOpening } from "../commands/views.ts";
import { sharedCv, sharedCvFeedback, sharedCvOpen, sharedCvPdf, sharedCvView } from "../contract.ts";
import { openedCv } from "../queries/shared/shown.ts";

/** Endpoints for everyone with the address of a shared CV. */
export function publicShareLinks(keys: TokenKeys): Bound[] {
  return [
    onDb(sharedCv, async ({ database, services, params, query, actor, asOf }) => {
      const { db } = database;
      const link = await openLink(db, keys, params.token, { actor, pass: query.pass, asOf });
      const shown = await openedCv(db, services, link);
      await noteOpening(database, link, asOf);
      const { document, settings, presented } = shown;
      const { full_name, job_title } = document;
      return {
        data: {
          id: String(link.id),
          type: "shared_cv" as const,
          attributes: {
            full_name,
            job_title,
            expires_at: link.expires_at,
            document: { ...document },
            settings: { ...settings },
            sender: link.agency,
            letterhead: presented ? { ...presented.letterhead } : null,
            watermark: presented?.watermark ?? null,
            beacon: link.isOwner ? null : await beaconFor(keys, link, asOf),
          },
        },
      };
    }),
    onFile(sharedCvPdf, async ({ database, services, params, query, actor, asOf, requester }) => {
      const { db } = database;
      const link = await openLink(db, keys, params.token, { actor, pass: query.pass, asOf });
      const { document, settings, presented, fileName } = await openedCv(db, services, link);
      await noteOpening(database, link, asOf);
      return {
        stream: await makeCvPdf(document, settings, { presented, requester }),
        headers: {
          ...attachmentHeaders(`${fileName}.pdf`, "application/pdf"),
          "X-Robots-Tag": "noindex",
        },
      };
    }),
    onDb(sharedCvView, async ({ database, params, query, body, actor, origin, asOf }) => {
      const link = await openLink(database.db, keys, params.token, { actor, pass: query.pass, asOf });
      await inTransaction(database, (tx) => countView(tx, keys, link, { ...body, actor, origin, asOf }));
      return undefined;
    }),
    onDb(sharedCvOpen, async ({ database, params, body, actor, asOf }) => ({
      pass: await passFor(database, keys, params.token, { code: body.code, actor, asOf }),
    })),
    onDb(sharedCvFeedback, async ({ database, params, query, body, actor, asOf }) => {
      const link = await openLink(database.db, keys, params.token, { actor, pass: query.pass, asOf });
      // The verdict is the recipient's: an owner who opens the page gives none.
      if (link.isOwner) throw new Problem(403, "forbidden");
      await inTransaction(database, (tx) => giveFeedback(tx, link, { ...body, asOf }));
      return undefined;
    }),
  ];
}
