import { type ActionFunctionArgs, redirect } from "react-router";
import type { FormReply } from "#kit/form.ts";
import { readForm } from "#kit/form.ts";
import { formOf, submit } from "#kit/page.ts";
import {
  adminInviteCreate,
  adminInviteResend,
  adminInviteRevoke,
  confirmationGive,
} from "../../contract-admin.ts";
import { adminTeamPath } from "../../paths.ts";

/** The results that the page of Sen's team reports. */
export const dones = [
  "sent",
  "resent",
  "revoked",
  "changed",
  "requested",
  "ended",
  "reactivated",
  "deactivated",
] as const;
export type Done = (typeof dones)[number];

type Shown = { reply: FormReply | null; refused: string | null };

const to = (done: Done, email = "") =>
  redirect(`${adminTeamPath}?${new URLSearchParams(email ? { done, email } : { done })}`);
const refusalOf = (outcome: { errors: readonly { detail: string }[] }): Shown => ({
  reply: null,
  refused: outcome.errors[0]?.detail ?? null,
});

/** Runs the forms and menu entries of the page of Sen's team. */
export async function runAdminsAction(args: ActionFunctionArgs): Promise<Shown> {
  const { context, request } = args;
  const posted = await formOf(request);
  const query = new URL(request.url).searchParams;
  const params = { id: Number(posted.get("id") ?? query.get("id")) };
  switch (posted.get("do") ?? query.get("do")) {
    case "resend": {
      const outcome = await submit(context, request, adminInviteResend, { params });
      if (outcome.ok) throw to("resent", outcome.data.data.attributes.email);
      return refusalOf(outcome);
    }
    case "revoke": {
      const form = await readForm(posted, adminInviteRevoke.body);
      const outcome = await submit(context, request, adminInviteRevoke, { params, body: form.values });
      if (outcome.ok) throw to("revoked");
      return refusalOf(outcome);
    }
    case "confirm": {
      const outcome = await submit(context, request, confirmationGive, { params });
      if (outcome.ok) throw to("changed");
      return refusalOf(outcome);
    }
    default: {
      const form = await readForm(posted, adminInviteCreate.body);
      const outcome = await submit(context, request, adminInviteCreate, { body: form.values });
      if (outcome.ok) throw to("sent", outcome.data.data.attributes.email);
      return { reply: form.reply(outcome.errors), refused: null };
    }
  }
}
