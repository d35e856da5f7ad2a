import { type ActionFunctionArgs, data, redirect } from "react-router";
import { readForm } from "#kit/form.ts";
import { formOf, submit } from "#kit/page.ts";
import { orderPaths } from "../../console-paths.ts";
import { advertise, cancel, copy, fill, hold, lose, open, reopen, resume } from "../../contract.ts";
import type { RefusedVerb } from "../../parts/console/OrderVerbs.tsx";

const plain = { open, resume, fill } as const;
const reasoned = { hold, lose, cancel } as const;

const has = <T extends object>(verbs: T, verb: string): verb is keyof T & string =>
  Object.hasOwn(verbs, verb);

/** Runs the verb whose form was posted. A success shows the page again, so that a reload does not post the form a second time. */
export async function detailAction({ context, params, request }: ActionFunctionArgs) {
  const id = params.orderId ?? "";
  const posted = await formOf(request);
  const verb = String(posted.get("do"));
  const input = { params: { id } };
  const form = await readForm(posted, hold.body);
  const outcome = has(reasoned, verb)
    ? await submit(context, request, reasoned[verb], { ...input, body: form.values })
    : has(plain, verb)
      ? await submit(context, request, plain[verb], { ...input, body: {} })
      : verb === "reopen"
        ? await submit(context, request, reopen, {
            ...input,
            body: { advertise: posted.get("advertise") === "on" },
          })
        : verb === "advertise"
          ? await submit(context, request, advertise, input)
          : verb === "copy"
            ? await submit(context, request, copy, input)
            : null;
  if (outcome === null) throw new Response(null, { status: 400 });
  // A copy has its own page, every other verb answers the same order.
  if (outcome.ok) throw redirect(orderPaths.detail(outcome.data.data.id));
  const refused: RefusedVerb = {
    verb,
    reply: has(reasoned, verb) ? form.reply(outcome.errors) : undefined,
    refused: has(reasoned, verb) ? null : (outcome.errors[0]?.detail ?? ""),
  };
  return data(refused, { status: outcome.status });
}
