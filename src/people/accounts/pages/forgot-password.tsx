import { type ActionFunctionArgs, Link, redirect, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { forgotPassword } from "../contract.ts";
import { adminForgotPassword } from "../contract-admin.ts";
import { doorOf, useDoor } from "../door.ts";
import { AuthFrame } from "../parts/AuthFrame.tsx";

export async function action({ context, request }: ActionFunctionArgs) {
  const { under, forAdmins } = doorOf(new URL(request.url).pathname);
  const endpoint = forAdmins ? adminForgotPassword : forgotPassword;
  const form = await readForm(request, endpoint.body);
  const outcome = await submit(context, request, endpoint, { body: form.values });
  if (!outcome.ok) return form.reply(outcome.errors);
  throw redirect(`${under}/forgot-password/confirmation`);
}

export default function ForgotPassword() {
  const reply = useActionData<typeof action>();
  const { under, forAdmins } = useDoor();
  const t = useTranslations("accounts.site");
  const busy = useNavigation().state !== "idle";
  return (
    <AuthFrame
      title={t("forgot.title")}
      lead={t("forgot.lead")}
      side={forAdmins ? null : "seeker"}
      below={
        <Link
          to={`${under}/login`}
          className="font-semibold text-leaf-700 underline-offset-2 hover:underline"
        >
          {t("forgot.back")}
        </Link>
      }
    >
      <SubmitForm reply={reply}>
        <Field label={t("fields.email")} name="email" required>
          <TextInput type="email" autoComplete="username" />
        </Field>
        <Button type="submit" size="lg" busy={busy}>
          {t("forgot.submit")}
        </Button>
      </SubmitForm>
    </AuthFrame>
  );
}
