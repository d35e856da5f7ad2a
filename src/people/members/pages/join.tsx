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
import { passwordMin, staffPasswordMin } from "#people/accounts/terms.ts";
import { inviteUpdate, inviteVerify } from "../contract.ts";
import { InviteEnded } from "../parts/InviteEnded.tsx";
import { JoinForm } from "../parts/JoinForm.tsx";
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
  if (data.ended) return <InviteEnded ended={data.ended} logInPath="/login" />;
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
      <JoinForm
        reply={reply}
        token={token}
        email={email}
        passwordMin={agency ? staffPasswordMin : passwordMin}
        submit={t("submit")}
      />
    </AuthFrame>
  );
}
