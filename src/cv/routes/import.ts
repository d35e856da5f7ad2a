import { saveImported } from "#candidates/commands/save-imported.ts";
import { type Bound, on, onDb } from "#kit/http/handle.ts";
import { extractFields } from "../commands/extract.ts";
import * as contract from "../contract-import.ts";
import { ownFile } from "../queries.ts";

/** From a CV file to the profile: read, confirmed by its owner, written. */
export function candidateImports(): Bound[] {
  return [
    onDb(contract.extractCv, async ({ actor, params, database, services }) => {
      const file = await ownFile(database.db, actor.candidateId, params.id);
      const attributes = await extractFields(services, file);
      return { data: { id: String(file.id), type: "imported_profile" as const, attributes } };
    }),
    on(contract.importProfile, async ({ tx, actor, body, asOf }) => {
      await saveImported(tx, actor, body, asOf);
      return undefined;
    }),
  ];
}
