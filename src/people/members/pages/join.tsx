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
import { submit } from "#kit/page.ts";
import { AgreeNote } from "#people/accounts/parts/AgreeNote.tsx";
import { AuthFrame } from "#people/accounts/parts/AuthFrame.tsx";
import { Notice } from "#people/accounts/parts/Notice.tsx";
import { passwordMin, staffPasswordMin } from "#people/accounts/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Field } from "#ui/Field.tsx";
import { SubmitForm } from "#ui/form/SubmitForm.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { PasswordInput } from "#ui/PasswordInput.tsx";
import { inviteUpdate, inviteVerify } from "../contract.ts";
import { isAdminRole } from "../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token");
  if (!token) throw redirect("/token-not-found");
  const shown = await submit(context, request, inviteVerify, { query: { token } });
  if (shown.ok) {
    const { company, agency, invited_by: inviter, email, role_id } = shown.data.data.attributes;
    return {
      token,
      ended: null,
      company: company.name,
      agency,
      inviter,
      email,
      isAdmin: isAdminRole(role_id),
    };
  }
  const error = shown.errors[0];
  if (error?.code === "token_not_found") throw redirect("/token-not-found");
  return { token, ended: { joined: error?.code === "invite_accepted", text: error?.detail ?? "" } };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, inviteUpdate.body);
  const outcome = await submit(context, request, inviteUpdate, { body: form.values });
  if (outcome.ok) throw redirect("/home");
  if (outcome.errors.some((error) => error.code === "token_not_found")) throw redirect("/token-not-found");
  return form.reply(outcome.errors);
}

/** The page on which an invited person joins a company or an agency. */
export default function Join() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("members.site.join");
  const busy = useNavigation().state !== "idle";
  if (data.ended)
    return (
      <Notice
        drawing="team"
        title={t(data.ended.joined ? "joinedTitle" : "endedTitle")}
        action={
          <Button to={data.ended.joined ? "/login" : "/"}>{t(data.ended.joined ? "logIn" : "home")}</Button>
        }
      >
        <p>{data.ended.text}</p>
        {!data.ended.joined && <p>{t("endedText")}</p>}
      </Notice>
    );
  const { token, company, agency, inviter, email, isAdmin } = data;
  return (
    <AuthFrame
      side="employer"
      title={t("title", { company })}
      lead={
        <>
          {t("lead", { inviter })} {t("as", { role: !isAdmin ? "member" : agency ? "agencyAdmin" : "admin" })}
        </>
      }
    >
      <SubmitForm reply={reply} wrong={reply?.error?.fieldErrors.token ?? reply?.error?.formErrors}>
        <input type="hidden" name="token" value={token} />
        <Field label={t("email")} name="email" help={t("emailHelp")}>
          <TextInput type="email" readOnly value={email} autoComplete="username" />
        </Field>
        <Field label={t("fullName")} name="full_name" required>
          <TextInput autoComplete="name" />
        </Field>
        <Field label={t("phone")} name="phone" optional>
          <TextInput type="tel" autoComplete="tel" />
        </Field>
        <Field
          label={t("password")}
          name="password"
          help={t("passwordHelp", { min: agency ? staffPasswordMin : passwordMin })}
          required
        >
          <PasswordInput autoComplete="new-password" />
        </Field>
        <Field label={t("confirmation")} name="password_confirmation" required>
          <PasswordInput autoComplete="new-password" />
        </Field>
        <AgreeNote by="submit" />
        <Button type="submit" size="lg" busy={busy}>
          {t("submit")}
        </Button>
      </SubmitForm>
    </AuthFrame>
  );
}
