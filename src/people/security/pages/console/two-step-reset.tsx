import {
  type ActionFunctionArgs,
  redirect,
  useActionData,
  useNavigation,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { Textarea, TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { twoStepReset } from "../../contract.ts";

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, twoStepReset.body);
  const outcome = await submit(context, request, twoStepReset, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect("/admin/two-step-reset?done=1");
}

/** Resets two-step login of a colleague who lost phone and recovery codes. */
export default function TwoStepReset() {
  const reply = useActionData<typeof action>();
  const t = useTranslations("security.console.reset");
  const busy = useNavigation().state !== "idle";
  const [params] = useSearchParams();
  return (
    <div className="flex max-w-form flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <CardHeader as="h1" title={t("title")} text={t("lead")} />
      {!reply && params.has("done") && (
        <Alert tone="success" live>
          {t("done")}
        </Alert>
      )}
      <Card>
        <SubmitForm reply={reply}>
          <Field label={t("email")} name="email" required>
            <TextInput type="email" autoComplete="off" />
          </Field>
          <Field label={t("reason")} name="reason" help={t("reasonHelp")} required>
            <Textarea rows={2} limit={1000} />
          </Field>
          <Field label={t("password")} name="current_password" required>
            <PasswordInput autoComplete="current-password" />
          </Field>
          <Button type="submit" busy={busy} className="self-start">
            {t("submit")}
          </Button>
        </SubmitForm>
      </Card>
    </div>
  );
}
