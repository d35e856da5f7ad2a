import { csvReply } from "#kit/csv.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import * as contract from "../contract-transfers.ts";
import { transferList, transfersToDownload } from "../queries/transfers.ts";
import { transfersFile } from "../transfers-csv.ts";

/** The register of personal data that was sent abroad, for the administrators of an agency. */
export function transferRegister(): Bound[] {
  return [
    on(contract.transfers, ({ tx, actor, query }) => transferList(tx, actor, query)),
    onFile(contract.transfersCsv, async ({ database, actor, language }) => {
      const { name, text } = transfersFile(await transfersToDownload(database.db, actor), language);
      return csvReply(name, text);
    }),
  ];
}
