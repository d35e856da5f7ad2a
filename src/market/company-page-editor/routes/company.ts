import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { assertAllowed } from "#kit/problem.ts";
import { mayEdit } from "#people/company-settings/policy.ts";
import { withImage } from "#people/medias/commands/images.ts";
import { sendFile } from "#platform/files/send.ts";
import { discardPage, draftImage, savePage } from "../commands/draft.ts";
import { addDraftImage } from "../commands/images.ts";
import { publishPage } from "../commands/publish.ts";
import * as contract from "../contract.ts";
import { companyPageDraft } from "../queries/page.ts";

/** The editor of a company's page: /companies/page. */
export function companyPageEditor(): Bound[] {
  return [
    on(contract.pageShow, async ({ tx, actor }) => {
      assertAllowed(mayEdit(actor));
      return { data: await companyPageDraft(tx, actor) };
    }),
    on(contract.pageSave, async ({ tx, actor, body, asOf }) => {
      await savePage(tx, actor, body, asOf);
      return { data: await companyPageDraft(tx, actor) };
    }),
    onDb(contract.pagePublish, async ({ database, services, actor, body, asOf }) => {
      await publishPage({ database, services }, actor, { version: body.version, asOf });
      return { data: await companyPageDraft(database.db, actor) };
    }),
    on(contract.pageDiscard, async ({ tx, actor, asOf }) => {
      await discardPage(tx, actor, asOf);
      return undefined;
    }),
    onDb(contract.imageAdd, async ({ database, services, actor, files, body, asOf }) => {
      const call = { database, services, actor };
      const { id, ...attributes } = await withImage({ ...call, body }, files.image, (file) =>
        addDraftImage({ ...call, file }, body.kind, asOf),
      );
      return { data: { id: String(id), type: "company_page_image" as const, attributes } };
    }),
    onFile(contract.imageShow, async ({ database, services, actor, params }) => {
      assertAllowed(mayEdit(actor));
      const { key, type } = await draftImage(database.db, actor, params.id);
      return sendFile(services, key, {
        "Content-Type": type,
        "Cache-Control": "private, no-cache",
        etag: `"${key}"`,
        "X-Content-Type-Options": "nosniff",
      });
    }),
  ];
}
