import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";

/** Actions while two-step login is on: new recovery codes, and turning it off. */
export function TwoStepOn({
  left,
  renew,
  end,
}: {
  left: number;
  renew: FormReply | null;
  end: FormReply | null;
}) {
  const t = useTranslations("security.site.twoStep");
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="success">{t("on")}</Badge>
        {t("left", { count: left })}
      </p>
      <Card>
        <CardHeader title={t("newCodes")} text={t("newCodesText")} />
        <SubmitForm reply={renew} className="mt-4 flex flex-col gap-4">
          <Field label={t("password")} name="current_password" id="field-renew-password" required>
            <PasswordInput autoComplete="current-password" />
          </Field>
          <Button type="submit" name="intent" value="renew" variant="secondary" className="self-start">
            {t("newCodesSubmit")}
          </Button>
        </SubmitForm>
      </Card>
      <Card>
        <CardHeader title={t("end")} text={t("endText")} />
        <SubmitForm reply={end} className="mt-4 flex flex-col gap-4">
          <Field label={t("password")} name="current_password" id="field-end-password" required>
            <PasswordInput autoComplete="current-password" />
          </Field>
          <Field label={t("code")} name="code" help={t("codeHelp")} required>
            <TextInput autoComplete="one-time-code" />
          </Field>
          <Button type="submit" name="intent" value="end" variant="danger" className="self-start">
            {t("endSubmit")}
          </Button>
        </SubmitForm>
      </Card>
    </>
  );
}
