import type { AnswerOf } from "#kit/contract.ts";
import type { FormReply } from "#kit/form.ts";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import type { PostedArgs } from "#kit/posted-action.ts";
import type { LawKind } from "#platform/reference/terms.ts";
import * as contract from "../../contract.ts";

export type Preview = AnswerOf<typeof contract.lawCancel>["meta"];

/** The form that is shown again: refused, or with the preview of what it changes. */
export interface Shown {
  form: Verb;
  reply: FormReply;
  preview: Preview | null;
}
export type Verb = "create" | "update" | "correct" | "cancel";

const endpoints = {
  gross_net: {
    create: contract.payLawCreate,
    update: contract.payLawUpdate,
    correct: contract.payLawCorrect,
  },
  vat: { create: contract.vatCreate, update: contract.vatUpdate, correct: contract.vatCorrect },
  holidays: {
    create: contract.holidayCreate,
    update: contract.holidayUpdate,
    correct: contract.holidayCorrect,
  },
  rates: { create: contract.rateCreate, update: contract.rateUpdate, correct: contract.rateCorrect },
};

/**
 * Sends a form of a row of law; its button `step` chooses between the preview and the change.
 * @returns the id of the changed row, or the form to show again
 */
export async function sendLaw(
  { context, request, posted }: PostedArgs,
  verb: Verb,
  { kind, id }: { kind: LawKind; id?: number },
): Promise<{ done: string } | Shown> {
  // The endpoints of a verb differ in the values of their bodies, which each form has by their names.
  const endpoint = (verb === "cancel"
    ? contract.lawCancel
    : endpoints[kind][verb]) as unknown as typeof contract.lawCancel;
  const form = await readForm(posted, endpoint.body);
  const body = withoutEmpty(form.values);
  body.preview = form.text("step") !== "save";
  const params = (verb === "cancel" ? { kind, id } : { id }) as never;
  const outcome = await submit(context, request, endpoint, { params, body });
  if (outcome.ok && !body.preview) return { done: outcome.data.data?.id ?? String(id) };
  const preview = outcome.ok ? outcome.data.meta : null;
  return { form: verb, reply: form.reply(outcome.ok ? [] : outcome.errors), preview };
}

/** Leaves out the brackets that the form has but that are empty. */
function withoutEmpty<Body extends object>(values: Body): Body {
  const { data } = values as { data?: { brackets?: { top?: unknown; percent?: unknown }[] } };
  if (!data?.brackets) return values;
  const brackets = data.brackets.filter(({ top, percent }) => (top ?? "") !== "" || (percent ?? "") !== "");
  return Object.assign({}, values, { data: Object.assign({}, data, { brackets }) });
}
