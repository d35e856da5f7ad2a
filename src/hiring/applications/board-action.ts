import type { ActionFunctionArgs } from "react-router";
import type { AnswerOf } from "#kit/contract.ts";
import { type Outcome, submit } from "#kit/page.ts";
import { changeOwner, move, reject, restore } from "./contract.ts";
import { hide, silence } from "./contract-record.ts";
import { returnApplicant } from "./contract-review.ts";
import type { ActionResult } from "./parts/console/board-model.ts";

type Card = AnswerOf<typeof hide>;
type Moved = Outcome<Card & { meta?: Pick<AnswerOf<typeof restore>["meta"], "email_at"> }>;

/**
 * Runs the action that the board or an applicant's page posts. Errors are part of the result instead of an error page: the
 * page stays open and a toast shows the error. Only an expired session redirects.
 */
export async function runAction(
  args: Pick<ActionFunctionArgs, "context" | "request">,
  form: FormData,
): Promise<ActionResult> {
  const serial = Number(form.get("serial"));
  try {
    const outcome = await carryOut(args, form);
    if (outcome.ok) {
      const { data, meta } = outcome.data;
      return { ok: true, serial, stage: data.attributes.stage, emails: Boolean(meta?.email_at) };
    }
    const [error] = outcome.errors;
    const { now } = outcome.meta;
    return { ok: false, serial, code: error?.code ?? "failed", text: error?.detail ?? null, now };
  } catch (error) {
    if (error instanceof Response) throw error;
    return { ok: false, serial, code: "failed", text: null };
  }
}

async function carryOut(
  { context, request }: Pick<ActionFunctionArgs, "context" | "request">,
  form: FormData,
): Promise<Moved> {
  const text = (name: string) => String(form.get(name) ?? "");
  const params = { id: text("applicant") };
  const to = () => ({ job_stage_id: text("stage"), new_index: text("index") });
  switch (text("intent")) {
    case "move":
      return submit(context, request, move, { params, body: { ...to(), from_job_stage_id: text("from") } });
    case "reject": {
      const body = { reason_id: text("reason"), note: text("note"), words: text("words") };
      return submit(context, request, reject, { params, body });
    }
    case "return":
      return submit(context, request, returnApplicant, { params, body: { reason: text("note") } });
    case "silence":
      return submit(context, request, silence, { params });
    case "hide":
      return submit(context, request, hide, { params, body: { hidden: text("hidden") === "1" } });
    case "owner":
      return submit(context, request, changeOwner, {
        params,
        body: { owner_id: text("owner_id") === "" ? null : text("owner_id") },
      });
    default: {
      const back = await submit(context, request, restore, { params });
      // The card was dragged from the rejected column to a stage other than its former one.
      if (!back.ok || !form.has("stage")) return back;
      return submit(context, request, move, { params, body: to() });
    }
  }
}
