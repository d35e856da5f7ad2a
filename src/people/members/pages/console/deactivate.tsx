import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Select } from "#ui/inputs.tsx";
import { memberShow, memberUpdate } from "../../contract.ts";
import { teamPath } from "../../paths.ts";
import { workKinds } from "../../terms.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const id = params.id ?? "";
  const [{ data, meta }, members] = await Promise.all([
    load(context, request, memberShow, { params: { id } }),
    load(context, request, companyMembers, { query: { active: true, all: true } }),
  ]);
  if (!data.attributes.can.deactivate) throw redirect(teamPath(workspaceOf(context)));
  return {
    name: data.attributes.full_name,
    work: meta,
    heirs: members.data
      .filter((member) => member.id !== data.id)
      .map((member) => ({ value: member.id, label: member.attributes.full_name })),
  };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, memberUpdate.body);
  const outcome = await submit(context, request, memberUpdate, {
    params: { id: params.id ?? "" },
    body: { active: false, hand_over_to: form.values.hand_over_to || null },
  });
  if (outcome.ok) throw redirect(`${teamPath(workspaceOf(context))}?done=deactivated`);
  return form.reply(outcome.errors);
}

/** The page that deactivates a member and names the colleague who takes over. */
export default function Deactivate() {
  const { name, work, heirs } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const workspace = useWorkspace();
  const t = useTranslations("members.console.deactivate");
  const busy = useNavigation().state !== "idle";
  const names = new Intl.ListFormat(useLocale(), { type: "conjunction" });
  const parts = workKinds
    .filter((kind) => work[kind] > 0)
    .map((kind) => t(`work.${kind}`, { count: work[kind] }));
  const needsHeir = parts.length > 0;
  return (
    <Card className="mx-auto w-full max-w-form">
      <title>{`${t("title", { name })} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("title", { name })}</h1>
      <p className="mt-2 text-ink-700">{t("text", { name })}</p>
      {needsHeir && (
        <p className="mt-2 text-ink-700">{t("looksAfter", { name, work: names.format(parts) })}</p>
      )}
      <SubmitForm reply={reply} className="mt-6 flex flex-col gap-4">
        {needsHeir && heirs.length === 0 && <p>{t("nobody")}</p>}
        {heirs.length > 0 && (
          <Field
            label={t("heir")}
            name="hand_over_to"
            help={t("heirHelp")}
            required={needsHeir}
            optional={!needsHeir}
          >
            <Select placeholder={t("choose")} options={heirs} />
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button to={teamPath(workspace)} variant="ghost">
            {t("cancel")}
          </Button>
          <Button type="submit" variant="danger" busy={busy} disabled={needsHeir && heirs.length === 0}>
            {t("submit")}
          </Button>
        </div>
      </SubmitForm>
    </Card>
  );
}
