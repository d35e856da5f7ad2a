import { csvReply, csvText } from "#kit/csv.ts";
import type { Bound } from "#kit/http/handle.ts";
import { invalid } from "#kit/problem.ts";
import { onHiring, onHiringDb, onHiringFile } from "#people/accounts/hiring-routes.ts";
import { setColumns } from "../commands/columns.ts";
import { confirmImport, storeProblems } from "../commands/confirm.ts";
import { assertKind, checkUpload, storeImport, WrongRows } from "../commands/upload.ts";
import * as contract from "../contract.ts";
import * as en from "../messages.en.ts";
import * as vi from "../messages.vi.ts";
import { importView } from "../queries/view.ts";
import { columnsOf, tableOf } from "../terms.ts";

const words = { en, vi };

export function importRoutes(): Bound[] {
  return [
    ...onHiringFile(contract.template, async ({ actor, query: { kind }, language }) => {
      assertKind(actor, kind);
      const { labels } = words[language];
      const table = tableOf(actor.scope, kind);
      const columns = columnsOf[table];
      const example = words[language].examples[table];
      const text = csvText(
        columns.map((field) => labels.columns[field]),
        [example.split(" | ")],
      );
      return csvReply(`${labels.file[kind]}.csv`, text);
    }),
    ...onHiringDb(contract.upload, async ({ services, actor, body, files, language, asOf, commit }) => {
      const { file } = files;
      if (!file) throw invalid("/file", "csv_required");
      const { kind, encoding } = body;
      const uploaded = { path: file.path, name: file.name, kind, encoding, asOf };
      const checked = await checkUpload(services, actor, uploaded);
      return commit(async (tx) => {
        const id = await storeImport(tx, actor, { ...checked, asOf });
        return { data: await importView(tx, actor, id, language) };
      });
    }),
    ...onHiring(contract.importDetail, async ({ tx, actor, params, language }) => ({
      data: await importView(tx, actor, params.id, language),
    })),
    ...onHiring(contract.assign, async ({ tx, actor, params: { id }, body, language, asOf }) => {
      await setColumns(tx, actor, { id, columns: body.columns, firstIsData: body.first_is_data, asOf });
      return { data: await importView(tx, actor, id, language) };
    }),
    ...onHiringDb(
      contract.confirm,
      async ({ database, actor, params: { id }, body, language, asOf, commit }) => {
        const confirmed = commit(async (tx) => {
          await confirmImport(tx, actor, { id, agreed: body.agreed, duplicates: body.duplicates, asOf });
          return { data: await importView(tx, actor, id, language) };
        });
        return confirmed.catch(async (error: unknown) => {
          // The import's transaction is rolled back. The answer has the number of wrong rows, and the page lists the stored problems.
          if (error instanceof WrongRows) await storeProblems(database.db, actor, id, error);
          throw error;
        });
      },
    ),
  ];
}
