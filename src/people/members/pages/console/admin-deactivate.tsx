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
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { adminMemberActive, adminMemberShow } from "../../contract-admin.ts";
import { adminTeamPath } from "../../paths.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { data } = await load(context, request, adminMemberShow, { params: { id: params.id ?? "" } });
  if (!data.attributes.can.deactivate) throw redirect(adminTeamPath);
  return { name: data.attributes.full_name };
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, adminMemberActive.body);
  const outcome = await submit(context, request, adminMemberActive, {
    params: { id: params.id ?? "" },
    body: { active: false },
  });
  if (outcome.ok) throw redirect(`${adminTeamPath}?done=deactivated`);
  return form.reply(outcome.errors);
}

/** The page that deactivates an administrator. */
export default function AdminDeactivate() {
  const { name } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("members.console");
  const busy = useNavigation().state !== "idle";
  return (
    <Card className="mx-auto w-full max-w-form">
      <title>{`${t("deactivate.title", { name })} · Sen`}</title>
      <h1 className="text-2xl font-semibold">{t("deactivate.title", { name })}</h1>
      <p className="mt-2 text-ink-700">{t("admins.deactivateText", { name })}</p>
      <SubmitForm reply={reply} className="mt-6 flex flex-wrap justify-end gap-3">
        <Button to={adminTeamPath} variant="ghost">
          {t("deactivate.cancel")}
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          {t("deactivate.submit")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
