import { type ActionFunctionArgs, redirect } from "react-router";
import type { Endpoint } from "#kit/contract.ts";
import { type FormReply, type PostedForm, readForm } from "#kit/form.ts";
import { type Outcome, perform, submit } from "#kit/page.ts";
import { type PostedActions, runPosted } from "#kit/posted-action.ts";
import { invoicePaths } from "../../console-paths.ts";
import * as contract from "../../contract.ts";

/** The refused form of the page. */
interface Refused {
  /** The value of `do` of the posted form. */
  form: string;
  reply: FormReply;
  /** The total at the VAT of the chosen tax date, which the next attempt accepts. */
  total?: number;
}

type Run = PostedActions<Refused>[string];

/** Runs the form of a payment request's page that was posted. */
export const detailAction = (args: ActionFunctionArgs): Promise<Refused> => runPosted(args, actions);

/** Sends a form whose fields are those of the endpoint. */
const form =
  (name: string, endpoint: Endpoint & { body: Parameters<typeof readForm>[1] }): Run =>
  async ({ context, request, params, posted }) => {
    const read = await readForm(posted, endpoint.body);
    const input = { params: { id: params.invoiceId }, body: read.values };
    const outcome = await submit(context, request, endpoint, input as never, [403]);
    return outcome.ok ? null : { form: name, reply: read.reply(outcome.errors) };
  };

interface Lines {
  lines: unknown[];
}

/** Returns the lines of a form without empty rows, and the row of each line in the form. */
function linesOf(values: Lines) {
  const rows: number[] = [];
  const lines = values.lines.filter((line, row) => {
    const isTyped = Object.values(line as object).some((value) => value !== undefined && value !== "");
    if (isTyped) rows.push(row);
    return isTyped;
  });
  return { lines, rows };
}

/** Returns the refused form, with the errors of lines at the rows of the form. */
function refusedLines(
  name: string,
  read: Pick<PostedForm<never>, "reply">,
  outcome: Outcome<unknown> & { ok: false },
  rows: readonly number[],
): Refused {
  const errors = outcome.errors.map((error) => {
    const pointer = error.source?.pointer?.replace(/^\/lines\/(\d+)/, (_, n) => `/lines/${rows[Number(n)]}`);
    return pointer === undefined ? error : { ...error, source: { pointer } };
  });
  return { form: name, reply: read.reply(errors) };
}

const actions: PostedActions<Refused> = {
  pay: form("pay", contract.payInvoice),
  void: form("void", contract.voidInvoice),
  record: form("record", contract.recordEInvoice),
  async edit({ context, request, params, posted }) {
    const read = await readForm(posted, contract.editInvoice.body);
    const { lines, rows } = linesOf(read.values);
    const body = { ...read.values, lines } as never;
    const input = { params: { id: params.invoiceId }, body };
    const outcome = await submit(context, request, contract.editInvoice, input, [403]);
    return outcome.ok ? null : refusedLines("edit", read, outcome, rows);
  },
  async issue({ context, request, params, posted }) {
    const read = await readForm(posted, contract.issueInvoice.body);
    const input = { params: { id: params.invoiceId }, body: read.values };
    const outcome = await submit(context, request, contract.issueInvoice, input, [403]);
    if (outcome.ok) return null;
    const { now } = outcome.meta;
    const isTotal = outcome.errors.some(({ code }) => code === "vat_rate_changed") && typeof now === "number";
    return { form: "issue", reply: read.reply(outcome.errors), ...(isTotal && { total: now }) };
  },
  async adjust({ context, request, params, posted }) {
    const read = await readForm(posted, contract.adjustInvoice.body);
    const { lines, rows } = linesOf(read.values);
    const body = { ...read.values, lines } as never;
    const input = { params: { id: params.invoiceId }, body };
    const outcome = await submit(context, request, contract.adjustInvoice, input);
    if (!outcome.ok) return refusedLines("adjust", read, outcome, rows);
    throw redirect(invoicePaths.detail(outcome.data.data.id));
  },
  async replace({ context, request, params, posted }) {
    const read = await readForm(posted, contract.replaceInvoice.body);
    const input = { params: { id: params.invoiceId }, body: read.values };
    const outcome = await submit(context, request, contract.replaceInvoice, input);
    if (!outcome.ok) return { form: "replace", reply: read.reply(outcome.errors) };
    throw redirect(invoicePaths.detail(outcome.data.data.id));
  },
  async remind({ context, request, params }) {
    await perform(context, request, contract.remindClient, { params: { id: params.invoiceId } });
    return null;
  },
  async reverse({ context, request, params, posted }) {
    const ids = { id: params.invoiceId, paymentId: String(posted.get("payment")) };
    await perform(context, request, contract.reversePayment, { params: ids });
    return null;
  },
  async remove({ context, request, params }) {
    await perform(context, request, contract.removeInvoice, { params: { id: params.invoiceId } });
    throw redirect(invoicePaths.list);
  },
};
