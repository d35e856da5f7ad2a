import { type Bound, onFile } from "#kit/http/handle.ts";
import { Problem } from "#kit/problem.ts";
import type { TokenKeys } from "#people/accounts/tokens.ts";
import { linkedPdf } from "../contract.ts";
import { pdfOf } from "../paper.ts";
import { issuedRow } from "../queries/shared/find.ts";

/** The endpoint for the signed link of a payment request, without a session. */
export function linkedRequests(keys: TokenKeys): Bound[] {
  return [
    onFile(linkedPdf, async ({ database, services, query, asOf, requester }) => {
      const { paymentRequest } = (await keys.unseal(query.token, asOf)) ?? {};
      const row = typeof paymentRequest === "number" ? await issuedRow(database.db, paymentRequest) : null;
      if (!row) throw new Problem(410, "payment_request_link_ended");
      return pdfOf({ database, services }, row, { language: query.language, requester });
    }),
  ];
}
