import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { FormReply } from "#kit/form.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { useDate } from "#ui/use-date.ts";

interface Change {
  email: string;
  new_confirmed: boolean;
  old_confirmed: boolean;
  expires_at: string;
}

/** The form to change the email address or, while a change is pending, the state of its confirmations. */
export function ChangeEmail({
  account,
  change,
  reply,
}: {
  account: { email: string; email_verified: boolean; has_password: boolean };
  change: Change | null;
  reply: FormReply | undefined;
}) {
  const t = useTranslations("security.site.email");
  const busy = useNavigation().formData?.get("intent") === "email";
  const text = t(account.email_verified ? "text" : "textUnverified", { email: account.email });
  if (!account.has_password) return <NoPassword />;
  if (change) return <Pending change={change} text={text} verified={account.email_verified} />;
  return (
    <Card>
      <CardHeader title={t("title")} text={text} />
      <SubmitForm reply={reply} className="mt-4 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t("new")} name="email" required>
            <TextInput type="email" autoComplete="email" />
          </Field>
          <Field label={t("password")} name="current_password" required>
            <PasswordInput autoComplete="current-password" />
          </Field>
        </div>
        <Button
          type="submit"
          name="intent"
          value="email"
          busy={busy}
          className="self-start max-sm:self-stretch"
        >
          {t("submit")}
        </Button>
      </SubmitForm>
    </Card>
  );
}

/** A note that the account needs a password first, because a change of email address requires the password. */
function NoPassword() {
  const t = useTranslations("security.site.email");
  return (
    <Card>
      <CardHeader
        title={t("title")}
        text={t("noPassword")}
        actions={
          <Button to="/forgot-password" variant="secondary">
            {t("setPassword")}
          </Button>
        }
      />
    </Card>
  );
}

function Pending({ change, text, verified }: { change: Change; text: string; verified: boolean }) {
  const t = useTranslations("security.site.email");
  const date = useDate("exact");
  return (
    <Card>
      <CardHeader title={t("title")} text={text} />
      <div className="mt-4">
        <Alert title={t("sentTitle")}>
          <p>{t(verified ? "sent" : "sentOne", { email: change.email })}</p>
          {change.new_confirmed && <p>{t("newConfirmed")}</p>}
          {verified && change.old_confirmed && <p>{t("oldConfirmed")}</p>}
          <p>{t("until", { date: date(change.expires_at) })}</p>
        </Alert>
      </div>
      <Form method="post" className="mt-4">
        <Button type="submit" name="intent" value="keep-email" variant="secondary">
          {t("cancel")}
        </Button>
      </Form>
    </Card>
  );
}
