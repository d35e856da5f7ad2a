import { createReadStream } from "node:fs";
import { attachmentHeaders } from "#kit/files/download.ts";
import { type Bound, on, onDb, onFile } from "#kit/http/handle.ts";
import { assertAllowed, invalid } from "#kit/problem.ts";
import { mayEdit } from "#people/agencies/policy.ts";
import { sendFile } from "#platform/files/send.ts";
import { storeFile } from "#platform/files/store.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { confirmAdmin, countDaily } from "../commands/guards.ts";
import { folder, startCheck, startExport, startImport } from "../commands/request.ts";
import * as contract from "../contract.ts";
import { archiveOf, archivesOf, exportFile } from "../queries/archives.ts";

/** Binds the endpoints of exports and imports, which only administrators of the agency use. */
export function archiveRoutes(): Bound[] {
  return [
    on(contract.archives, async ({ tx, actor, language, asOf }) => {
      assertAllowed(mayEdit(actor));
      return { data: await archivesOf(tx, actor, { language, asOf }) };
    }),
    on(contract.archiveDetail, async ({ tx, actor, params: { id }, language, asOf }) => {
      assertAllowed(mayEdit(actor));
      return { data: await archiveOf(tx, actor, { id, language, asOf }) };
    }),
    onDb(contract.exportStart, async ({ services, actor, body, origin, language, asOf, commit }) => {
      const given = { password: body.current_password, ip: origin.ip, asOf };
      await confirmAdmin(services.database, actor, given);
      await countDaily(services.database, actor, { kind: "export", asOf });
      return commit(async (tx) => {
        const id = await startExport(tx, actor, asOf);
        return { data: await archiveOf(tx, actor, { id, language, asOf }) };
      });
    }),
    onFile(contract.archiveFile, async ({ database, services, actor, params: { id }, asOf }) => {
      assertAllowed(mayEdit(actor));
      const { file_key, created_at } = await exportFile(database.db, actor, { id, asOf });
      return sendFile(
        services,
        file_key,
        attachmentHeaders(`sen-${dayOf(created_at)}.zip`, "application/zip"),
      );
    }),
    onDb(contract.importCheck, async ({ services, actor, body, files, origin, language, asOf, commit }) => {
      const given = { password: body.current_password, ip: origin.ip, asOf };
      await confirmAdmin(services.database, actor, given);
      const { file } = files;
      if (!file) throw invalid("/file", "archive_required");
      await countDaily(services.database, actor, { kind: "import", asOf });
      const upload = { folder, bytes: createReadStream(file.path), type: "application/zip" };
      return storeFile(services, upload, (key) =>
        commit(async (tx) => {
          const id = await startCheck(tx, actor, { key, bytes: file.bytes, asOf });
          return { data: await archiveOf(tx, actor, { id, language, asOf }) };
        }),
      );
    }),
    on(contract.importStart, async ({ tx, actor, params: { id }, language, asOf }) => {
      assertAllowed(mayEdit(actor));
      await startImport(tx, actor, { id, asOf });
      return { data: await archiveOf(tx, actor, { id, language, asOf }) };
    }),
  ];
}
