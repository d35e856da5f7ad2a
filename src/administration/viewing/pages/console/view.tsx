import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { load, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { useDate } from "#ui/use-date.ts";
import { viewBegin, viewState } from "../../contract.ts";
import { viewMinutes, viewReasonMax } from "../../terms.ts";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { data } = await load(context, request, viewState, { params: { id: params.id ?? "" } });
  return data.attributes;
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await readForm(request, viewBegin.body);
  const outcome = await submit(context, request, viewBegin, {
    params: { id: params.id ?? "" },
    body: form.values,
  });
  if (!outcome.ok) return form.reply(outcome.errors);
  // The pages of the other account have other texts and menus, so the browser loads them as a new document.
  throw redirectDocument("/home");
}

/** Begins a view of an account. */
export default function View() {
  const { full_name, email, ends_at, can } = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("viewing.console.view");
  const refusal = useTranslations("viewing.console.view.refusals");
  const time = useDate("exact");
  const busy = useNavigation().state !== "idle";
  return (
    <Card className="mx-auto w-full max-w-form">
      <title>{`${t("title", { name: full_name })} · Sen`}</title>
      <h1 className="text-2xl font-semibold wrap-anywhere">{t("title", { name: full_name })}</h1>
      <p className="mt-2 text-ink-700">{t("lead", { email, minutes: viewMinutes })}</p>
      {ends_at && (
        <div className="mt-4">
          <Alert
            tone="info"
            actions={
              <Button to="/home" reloadDocument size="sm" variant="secondary">
                {t("go")}
              </Button>
            }
          >
            {t("open", { time: time(ends_at) })}
          </Alert>
        </div>
      )}
      {can.view === true ? (
        <SubmitForm reply={reply} className="mt-6 flex flex-col gap-4">
          <Field label={t("reason")} name="reason" help={t("reasonHelp")} required>
            <Textarea rows={3} maxLength={viewReasonMax} />
          </Field>
          <Field label={t("password")} name="current_password" required>
            <PasswordInput autoComplete="current-password" />
          </Field>
          <Button type="submit" busy={busy} className="self-start max-sm:self-stretch">
            {t("submit")}
          </Button>
        </SubmitForm>
      ) : (
        <div className="mt-6">
          <Alert tone="warning">{refusal(can.view)}</Alert>
        </div>
      )}
    </Card>
  );
}
