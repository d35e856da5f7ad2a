import { useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import type { QrCode } from "#kit/qr.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { QrPicture } from "#ui/QrPicture.tsx";

export interface TwoStepSetup {
  secret: string;
  code: QrCode;
}

/** Sets up two-step login: the password, then the app's secret and a first code. */
export function TwoStepOff({ setup, reply }: { setup: TwoStepSetup | null; reply: FormReply | null }) {
  const t = useTranslations("security.site.twoStep");
  const busy = useNavigation().state !== "idle";
  if (!setup)
    return (
      <Card>
        <SubmitForm key="begin" reply={reply}>
          <Field label={t("password")} name="current_password" required>
            <PasswordInput autoComplete="current-password" />
          </Field>
          <Button type="submit" name="intent" value="begin" busy={busy}>
            {t("begin")}
          </Button>
        </SubmitForm>
      </Card>
    );
  return (
    <Card>
      <p>{t("scan")}</p>
      <div className="my-4 flex justify-center">
        <QrPicture code={setup.code} label={t("qr")} />
      </div>
      <p>{t("secret")}</p>
      <code className="mt-1 block text-center text-sm font-semibold wrap-anywhere select-all">
        {setup.secret.replace(/(.{4})(?=.)/g, "$1 ")}
      </code>
      <SubmitForm key="confirm" reply={reply} className="mt-6 flex flex-col gap-4">
        <p>{t("enter")}</p>
        <input type="hidden" name="secret" value={setup.secret} />
        <Field label={t("code")} name="code" required>
          <TextInput autoComplete="one-time-code" inputMode="numeric" maxLength={7} />
        </Field>
        <Button type="submit" name="intent" value="confirm" busy={busy}>
          {t("confirm")}
        </Button>
      </SubmitForm>
    </Card>
  );
}
