import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { submit } from "#kit/page.ts";
import { AuthFrame } from "#people/accounts/parts/AuthFrame.tsx";
import { staffPasswordMin } from "#people/accounts/terms.ts";
import { adminInviteUpdate, adminInviteVerify } from "../contract-admin.ts";
import { InviteEnded } from "../parts/InviteEnded.tsx";
import { JoinForm } from "../parts/JoinForm.tsx";
import { adminOnboardingPath } from "../paths.ts";
import { isAdminRole } from "../terms.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token");
  if (!token) throw redirect("/token-not-found");
  const shown = await submit(context, request, adminInviteVerify, { query: { token } });
  if (shown.ok) {
    const { invited_by: inviter, email, role_id } = shown.data.data.attributes;
    return { token, ended: null, inviter, email, isSuper: isAdminRole(role_id) };
  }
  const error = shown.errors[0];
  if (error?.code === "token_not_found") throw redirect("/token-not-found");
  return { token, ended: { joined: error?.code === "invite_accepted", text: error?.detail ?? "" } };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request, adminInviteUpdate.body);
  const outcome = await submit(context, request, adminInviteUpdate, { body: form.values });
  if (outcome.ok) throw redirect(adminOnboardingPath);
  if (outcome.errors.some((error) => error.code === "token_not_found")) throw redirect("/token-not-found");
  return form.reply(outcome.errors);
}

/** The page on which an invited person joins Sen's own team. */
export default function AdminJoin() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<typeof action>();
  const t = useTranslations("members.site.join");
  if (data.ended) return <InviteEnded ended={data.ended} logInPath="/admin/login" />;
  const { token, inviter, email, isSuper } = data;
  return (
    <AuthFrame
      side={null}
      title={t("adminTitle")}
      lead={
        <>
          {t("adminLead", { inviter })} {t("adminAs", { role: isSuper ? "super" : "administrator" })}{" "}
          {isSuper && t("adminConfirmed")}
        </>
      }
    >
      <JoinForm
        reply={reply}
        token={token}
        email={email}
        passwordMin={staffPasswordMin}
        submit={t("adminSubmit")}
      />
    </AuthFrame>
  );
}
