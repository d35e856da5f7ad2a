import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { formOf, load, submit } from "#kit/page.ts";
import { privacyPath } from "#market/hidden-jobs/paths.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { acceptInvite, declineInvite, invites } from "../contract.ts";
import { profileRequests } from "../contract-requests.ts";
import { InviteCard } from "../parts/InviteCard.tsx";
import { RequestCard } from "../parts/RequestCard.tsx";
import { invitesPath } from "../paths.ts";
import { answerRequest } from "./answer-request.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = /^[1-9]\d{0,4}$/.exec(new URL(request.url).searchParams.get("page") ?? "")?.[0] ?? "1";
  const [ofJobs, ofAgencies] = await Promise.all([
    load(context, request, invites, { query: { page } }),
    load(context, request, profileRequests, { query: { page } }),
  ]);
  const pagesOf = ({ total, items }: typeof ofJobs.meta) => Math.ceil(total / items);
  return {
    invites: ofJobs.data.map(({ id, attributes }) => ({ id, ...attributes })),
    requests: ofAgencies.data.map(({ id, attributes }) => ({ id, ...attributes })),
    page: ofJobs.meta.page,
    pages: Math.max(pagesOf(ofJobs.meta), pagesOf(ofAgencies.meta)),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const at = { params: { id: String(form.get("id") ?? "") } };
  const verb = String(form.get("do") ?? "");
  const outcome = form.has("request")
    ? await answerRequest({ context, request }, String(form.get("request")), verb)
    : await submit(context, request, verb === "accept" ? acceptInvite : declineInvite, at);
  if (outcome.ok) throw redirect(invitesPath);
  return data({ refused: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
}

export type InviteView = Awaited<ReturnType<typeof loader>>["invites"][number];
export type RequestView = Awaited<ReturnType<typeof loader>>["requests"][number];

/** The page on which a candidate answers invitations of companies. */
export default function Invites() {
  const { invites: all, requests, page, pages } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("candidateSearch.site");
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-6">
      <PageHead title={t("title")} noindex />
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 text-ink-500">{t("lead")}</p>
      </div>
      {result?.refused && (
        <Alert tone="danger" live>
          {result.refused}
        </Alert>
      )}
      {all.length + requests.length === 0 && (
        <EmptyState
          drawing="mail"
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={
            <Button to={privacyPath} variant="secondary">
              {t("settings")}
            </Button>
          }
        />
      )}
      <ul className="flex flex-col gap-4">
        {requests.map((request) => (
          <li key={`request-${request.id}`}>
            <RequestCard request={request} />
          </li>
        ))}
        {all.map((invite) => (
          <li key={invite.id}>
            <InviteCard invite={invite} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} />
    </div>
  );
}
