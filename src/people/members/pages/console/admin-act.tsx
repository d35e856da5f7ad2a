import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import {
  adminMemberActive,
  adminMemberRole,
  adminMemberShow,
  confirmationEnd,
} from "../../contract-admin.ts";
import { adminTeamPath } from "../../paths.ts";
import { type AdminAct, adminActs, reasonMax, rolesOf } from "../../terms.ts";
import type { Done } from "./admins-action.ts";

const actOf = (text: string | undefined): AdminAct | undefined => adminActs.find((act) => act === text);

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const act = actOf(params.act);
  if (!act) throw new Response(null, { status: 404 });
  const { data } = await load(context, request, adminMemberShow, { params: { id: params.id ?? "" } });
  const { can, full_name: name } = data.attributes;
  const may = act === "promote" || act === "demote" ? can.change_role : can[act];
  if (!may) throw redirect(adminTeamPath);
  return { act, name };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const act = actOf(params.act) ?? "deactivate";
  const form = await readForm(request, confirmationEnd.body);
  const { reason } = form.values;
  const input = { params: { id: params.id ?? "" } };
  const { administrator, member } = rolesOf({ sen: true });
  const to = (done: Done) => redirect(`${adminTeamPath}?done=${done}`);
  if (act === "end_confirmation") {
    const outcome = await submit(context, request, confirmationEnd, { ...input, body: { reason } });
    if (outcome.ok) throw to("ended");
    return form.reply(outcome.errors);
  }
  if (act === "promote" || act === "demote") {
    const body = { role_id: act === "promote" ? administrator : member, reason };
    const outcome = await submit(context, request, adminMemberRole, { ...input, body });
    if (outcome.ok) throw to(outcome.data.data.attributes.confirmation ? "requested" : "changed");
    return form.reply(outcome.errors);
  }
  const body = { active: act === "reactivate", reason };
  const outcome = await submit(context, request, adminMemberActive, { ...input, body });
  if (outcome.ok) throw to(act === "reactivate" ? "reactivated" : "deactivated");
  return form.reply(outcome.errors);
}

/** The page of an act on an administrator, which asks for the reason that the person reads. */
export default function AdminActPage() {
  const { act, name } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("members.console.adminAct");
  const busy = useNavigation().state !== "idle";
  return (
    <Card className="mx-auto w-full max-w-form">
      <title>{`${t(`title.${act}`, { name })} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t(`title.${act}`, { name })}</h1>
      <p className="mt-2 text-ink-700">{t(`text.${act}`, { name })}</p>
      <SubmitForm reply={reply} noValidate className="mt-6 flex flex-col gap-4">
        <Field name="reason" label={t("reason")} help={t("reasonHelp")} required>
          <Textarea rows={3} limit={reasonMax} />
        </Field>
        <div className="flex flex-wrap justify-end gap-3">
          <Button to={adminTeamPath} variant="ghost">
            {t("cancel")}
          </Button>
          <Button type="submit" variant={act === "deactivate" ? "danger" : "primary"} busy={busy}>
            {t(`submit.${act}`)}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
