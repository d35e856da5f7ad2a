import type { Params } from "react-router";
import { data } from "react-router";
import { type FormReply, readForm } from "#kit/form.ts";
import { pageUrl, submit } from "#kit/page.ts";
import type { PostedArgs } from "#kit/posted-action.ts";
import { type ListKind, listKinds } from "#platform/reference/list-kinds.ts";
import { endpointsOf, type ListEndpoints } from "../../endpoints.ts";

/** Returns the list of a page by the second part of its address. @throws Response 404 */
export function listOfPage(request: Request): { kind: ListKind; endpoints: ListEndpoints } {
  const part = pageUrl(request).pathname.split("/")[2];
  const kind = listKinds.find((known) => known === part);
  if (!kind) throw data(null, { status: 404 });
  return { kind, endpoints: endpointsOf(kind) };
}

export type RowAct = "created" | "updated" | "retired" | "restored";
/** A refused form, which is shown again. */
export interface Shown {
  form: RowAct;
  reply: FormReply;
}

/** Sends a form of a row. @returns the id of the row, or the form to show again */
export async function sendRow(
  { context, request, posted }: PostedArgs,
  act: RowAct,
  params: Params,
): Promise<{ done: string } | Shown> {
  const { create, update, retire, restore } = listOfPage(request).endpoints;
  const endpoint = { created: create, updated: update, retired: retire, restored: restore }[
    act
  ] as unknown as typeof retire;
  const form = await readForm(posted, endpoint.body);
  const input =
    act === "created" ? { body: form.values } : { params: { id: params.rowId }, body: form.values };
  const outcome = await submit(context, request, endpoint, input as never);
  if (outcome.ok) return { done: outcome.data.data.id };
  return { form: act, reply: form.reply(outcome.errors) };
}
