import type { ActionFunctionArgs } from "react-router";
import type { Endpoint } from "#kit/contract.ts";
import { type FormReply, type PostedForm, readForm } from "#kit/form.ts";
import { perform, submit } from "#kit/page.ts";
import { type PostedActions, runPosted } from "#kit/posted-action.ts";
import * as contract from "../../contract.ts";
import { bpsOf } from "../../percent.ts";

/** The refused form of the page. */
interface Refused {
  /** The value of `do` of the posted form. */
  form: string;
  reply: FormReply;
}

type Run = PostedActions<Refused>[string];

/** Runs the form of a placement's page that was posted. */
export const detailAction = (args: ActionFunctionArgs): Promise<Refused> => runPosted(args, actions);

/** Sends a form whose fields are those of the endpoint. */
const form =
  (name: string, endpoint: Endpoint & { body: Parameters<typeof readForm>[1] }): Run =>
  async ({ context, request, params, posted }) => {
    const read = await readForm(posted, endpoint.body);
    const input = { params: { id: params.placementId }, body: read.values };
    const outcome = await submit(context, request, endpoint, input as never);
    return outcome.ok ? null : { form: name, reply: read.reply(outcome.errors) };
  };

/** Presses a button without fields. */
const button =
  (endpoint: Endpoint): Run =>
  async ({ context, request, params }) => {
    await perform(context, request, endpoint, { params: { id: params.placementId } } as never);
    return null;
  };

const actions: PostedActions<Refused> = {
  start: form("start", contract.startPlacement),
  cancel: form("cancel", contract.cancelPlacement),
  fail: form("fail", contract.failPlacement),
  check_in: form("check_in", contract.checkIn),
  credit: button(contract.creditPlacement),
  replace: button(contract.replacePlacement),
  give_up: button(contract.giveUpReplacement),
  async split({ context, request, params, posted }) {
    const read = await readForm(posted, contract.splitPlacement.body);
    const { body, rows } = sharesOf(read);
    const outcome = await submit(context, request, contract.splitPlacement, {
      params: { id: params.placementId },
      body,
    });
    if (outcome.ok) return null;
    const errors = outcome.errors.map((error) => {
      const pointer = error.source?.pointer?.replace(
        /^\/splits\/(\d+)/,
        (_, n) => `/splits/${rows[Number(n)]}`,
      );
      return pointer === undefined ? error : { ...error, source: { pointer } };
    });
    return { form: "split", reply: read.reply(errors) };
  },
};

type SplitForm = PostedForm<typeof contract.splitPlacement.body>;

/** Returns the body of a split without empty rows, with percentages as basis points, and the row of each share in the form. */
function sharesOf({ values }: SplitForm) {
  const rows: number[] = [];
  const splits = values.splits.flatMap((share, row) => {
    const { account_id, bps } = share as Record<string, string | undefined>;
    if (!account_id && !bps) return [];
    rows.push(row);
    return [{ ...share, bps: bpsOf(bps ?? "") }];
  });
  return { body: { ...values, splits }, rows };
}
