import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { formOf, submit } from "#kit/page.ts";
import { Notice } from "#people/accounts/parts/Notice.tsx";
import { TokenForm } from "#people/accounts/parts/TokenForm.tsx";
import { stopInvites } from "../contract-invites.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  return { token: new URL(request.url).searchParams.get("token") ?? "" };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const token = String((await formOf(request)).get("token") ?? "").slice(0, 2000);
  const outcome = await submit(context, request, stopInvites, { body: { token } });
  if (!outcome.ok) return { company: null, text: outcome.errors[0]?.detail ?? null };
  return { company: outcome.data.data.attributes.company, text: null };
}

/** The page that stops a company's invitations. It needs a click, because programs also follow the links of mails. */
export default function StopInvites() {
  const { token } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  const t = useTranslations("talentPools.site.stop");
  if (outcome?.company)
    return (
      <Notice drawing="tasks" title={t("doneTitle")}>
        <p>{t("doneText", { company: outcome.company })}</p>
      </Notice>
    );
  if (outcome)
    return (
      <Notice title={t("failedTitle")}>
        <p>{outcome.text}</p>
      </Notice>
    );
  return (
    <Notice title={t("title")}>
      <p>{t("text")}</p>
      <TokenForm token={token} submit={t("submit")} />
    </Notice>
  );
}
