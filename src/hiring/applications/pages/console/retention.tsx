import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { SettingsNav } from "#people/company-settings/parts/console/SettingsNav.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { FieldSet } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { retentionPath } from "../../console-paths.ts";
import { retentionChange, retentionShow } from "../../contract-retention.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { data } = await load(context, request, retentionShow);
  return { setting: data.attributes };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, retentionChange.body);
  const outcome = await submit(context, request, retentionChange, { body: form.values });
  if (outcome.ok) throw redirect(`${retentionPath(workspaceOf(context))}?done=1`);
  return form.reply(outcome.errors);
}

/** The settings page for how long a workspace stores the data of ended applications, and of people whom it added. */
export default function Retention() {
  const { setting } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const [params] = useSearchParams();
  const busy = useNavigation().state === "submitting";
  const t = useTranslations("applications.console.retention");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <SettingsNav on="retention" isAdmin={setting.can.edit} />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-700">{t("lead")}</p>
      </div>
      {params.has("done") && !reply && (
        <Alert tone="success" live>
          {t("saved")}
        </Alert>
      )}
      {!setting.can.edit && <Alert tone="info">{t("memberNote")}</Alert>}
      <Card>
        <SubmitForm
          reply={reply ?? null}
          values={{ days: String(setting.days), added_days: String(setting.added_days) }}
        >
          <fieldset disabled={!setting.can.edit} className="flex min-w-0 flex-col gap-4">
            <FieldSet name="days" label={t("legend")} help={t("help")}>
              <RadioGroup
                options={setting.choices.map((days) => ({ value: String(days), label: t("days", { days }) }))}
              />
            </FieldSet>
            <p className="text-sm text-ink-500">{t("consent")}</p>
            <FieldSet name="added_days" label={t("addedLegend")} help={t("addedHelp")}>
              <RadioGroup
                options={setting.added_choices.map((days) => ({
                  value: String(days),
                  label: t("days", { days }),
                }))}
              />
            </FieldSet>
            {setting.can.edit && (
              <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
                {t("save")}
              </Button>
            )}
          </fieldset>
        </SubmitForm>
      </Card>
    </div>
  );
}
