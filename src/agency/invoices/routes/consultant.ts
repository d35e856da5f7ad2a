import { csvReply } from "#kit/csv.ts";
import { type Bound, on, onFile } from "#kit/http/handle.ts";
import { type TokenKeys, tokensOf } from "#people/accounts/tokens.ts";
import { withView } from "#people/saved-views/queries/shared/apply.ts";
import { adjustInvoice, editDraft, removeDraft, replaceInvoice, requestFee } from "../commands/draft.ts";
import { issueInvoice, recordEInvoice, voidInvoice } from "../commands/issue.ts";
import { payInvoice, remindClient, reversePayment } from "../commands/pay.ts";
import * as contract from "../contract.ts";
import { invoicesFile } from "../csv.ts";
import { pdfOf } from "../paper.ts";
import { invoiceOf } from "../queries/detail.ts";
import { invoiceList, invoicesToDownload } from "../queries/list.ts";
import { findInvoice } from "../queries/shared/find.ts";
import { savedFees } from "../saved-list.ts";

/** Binds the endpoints that read and draft payment requests. */
export function draftRoutes(): Bound[] {
  return [
    on(contract.invoices, async ({ tx, actor, query, asOf }) =>
      invoiceList(tx, actor, await withView(tx, actor, savedFees, query), asOf),
    ),
    onFile(contract.invoicesCsv, async ({ database, actor, query, language, asOf }) => {
      const filters = await withView(database.db, actor, savedFees, query);
      const rows = await invoicesToDownload(database.db, actor, filters, asOf);
      const { name, text } = invoicesFile(rows, language);
      return csvReply(name, text);
    }),
    on(contract.invoice, ({ tx, actor, params, asOf }) => invoiceOf(tx, actor, params.id, asOf)),
    onFile(contract.invoicePdf, async ({ database, services, actor, params, query, requester }) => {
      const row = await findInvoice(database.db, actor, params.id);
      return pdfOf({ database, services }, row, { language: query.language, requester });
    }),
    on(contract.requestFee, async ({ tx, actor, params, body, asOf }) => {
      const { amount, instalment, rate, advance, without_credit } = body;
      const input = { amount, instalment, rate, advance, without_credit };
      const id = await requestFee(tx, actor, { id: params.id, ...input, asOf });
      return invoiceOf(tx, actor, id, asOf);
    }),
    on(contract.editInvoice, async ({ tx, actor, params: { id }, body, asOf }) => {
      await editDraft(tx, actor, { id, lines: body.lines, version: body.version, asOf });
      return invoiceOf(tx, actor, id, asOf);
    }),
    on(contract.removeInvoice, async ({ tx, actor, params: { id }, asOf }) => {
      await removeDraft(tx, actor, { id, asOf });
      return undefined;
    }),
    on(contract.adjustInvoice, async ({ tx, actor, params, body, asOf }) => {
      const { lines, reason } = body;
      const id = await adjustInvoice(tx, actor, { id: params.id, lines, reason, asOf });
      return invoiceOf(tx, actor, id, asOf);
    }),
    on(contract.replaceInvoice, async ({ tx, actor, params, body, asOf }) => {
      const id = await replaceInvoice(tx, actor, { id: params.id, reason: body.reason, asOf });
      return invoiceOf(tx, actor, id, asOf);
    }),
  ];
}

/** Binds the endpoints that issue payment requests and what follows. */
export function issueRoutes(keys: TokenKeys): Bound[] {
  return [
    on(contract.issueInvoice, async ({ tx, actor, params: { id }, body, asOf }) => {
      const { tax_date, total, version, e_symbol, e_number, e_date, e_code } = body;
      const eInvoice = { e_symbol, e_number, e_date, e_code };
      const tokenOf = tokensOf(keys, asOf);
      await issueInvoice(tx, actor, { id, tax_date, total, version, eInvoice, asOf, tokenOf });
      return invoiceOf(tx, actor, id, asOf);
    }),
    on(contract.recordEInvoice, async ({ tx, actor, params: { id }, body, asOf }) => {
      await recordEInvoice(tx, actor, { id, eInvoice: body, asOf });
      return invoiceOf(tx, actor, id, asOf);
    }),
    on(contract.payInvoice, async ({ tx, actor, params: { id }, body, asOf }) => {
      const { amount, paid_on, reference } = body;
      await payInvoice(tx, actor, { id, amount, paid_on, reference, asOf });
      return invoiceOf(tx, actor, id, asOf);
    }),
    on(contract.reversePayment, async ({ tx, actor, params: { id, paymentId }, asOf }) => {
      await reversePayment(tx, actor, { id, paymentId, asOf });
      return invoiceOf(tx, actor, id, asOf);
    }),
    on(contract.voidInvoice, async ({ tx, actor, params: { id }, body, asOf }) => {
      await voidInvoice(tx, actor, { id, reason: body.reason, asOf });
      return invoiceOf(tx, actor, id, asOf);
    }),
    on(contract.remindClient, async ({ tx, actor, params: { id }, asOf }) => {
      await remindClient(tx, actor, { id, asOf, tokenOf: tokensOf(keys, asOf) });
      return invoiceOf(tx, actor, id, asOf);
    }),
  ];
}
