import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { applyPath } from "#hiring/applications/paths.ts";
import type { Language } from "#kit/i18n.ts";
import { formOf, load, submit } from "#kit/page.ts";
import { privacyPath } from "#market/hidden-jobs/paths.ts";
import { jobPath } from "#market/job-search/paths.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { useDate } from "#ui/use-date.ts";
import { acceptInvite, declineInvite, invites } from "../contract.ts";
import { invitesPath } from "../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = /^[1-9]\d{0,4}$/.exec(new URL(request.url).searchParams.get("page") ?? "")?.[0] ?? "1";
  const { data, meta } = await load(context, request, invites, { query: { page } });
  return {
    invites: data.map(({ id, attributes }) => ({ id, ...attributes })),
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request);
  const at = { params: { id: String(form.get("id") ?? "") } };
  const outcome = await submit(
    context,
    request,
    form.get("do") === "accept" ? acceptInvite : declineInvite,
    at,
  );
  if (outcome.ok) throw redirect(invitesPath);
  return data({ refused: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
}

/** The page on which a candidate answers invitations of companies. */
export default function Invites() {
  const { invites: all, page, pages } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const t = useTranslations("candidateSearch.site");
  const status = useTranslations("candidateSearch.labels.status");
  const language = useLocale() as Language;
  const date = useDate("day");
  const busy = useNavigation().state !== "idle";
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
      {all.length === 0 && (
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
        {all.map((invite) => (
          <li key={invite.id}>
            <Card className="flex flex-col gap-3">
              <div className="flex flex-wrap items-start justify-between gap-3">
                <div className="min-w-0">
                  <h2 className="text-lg font-semibold break-words">
                    <Link to={jobPath(language, invite.job.slug)} className="text-leaf-700">
                      {invite.job.title}
                    </Link>
                  </h2>
                  <p className="text-sm text-ink-500">
                    {t("from", { company: invite.job.company.name, when: date(invite.invited_at) })}
                  </p>
                </div>
                <Badge
                  tone={
                    invite.status === "accepted"
                      ? "success"
                      : invite.status === "pending"
                        ? "info"
                        : "neutral"
                  }
                >
                  {status(invite.status)}
                </Badge>
              </div>
              {invite.message && <p className="whitespace-pre-line break-words">{invite.message}</p>}
              {invite.can.accept && (
                <>
                  <p className="text-sm text-ink-700">
                    {t("agree", { company: invite.job.company.name })}{" "}
                    {t("expires", { when: date(invite.expires_at) })}
                  </p>
                  <Form method="post" className="flex flex-wrap gap-3">
                    <input type="hidden" name="id" value={invite.id} />
                    <Button type="submit" name="do" value="accept" busy={busy}>
                      {t("accept")}
                    </Button>
                    <Button type="submit" name="do" value="decline" variant="ghost">
                      {t("decline")}
                    </Button>
                  </Form>
                </>
              )}
              {invite.status === "accepted" && (
                <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                  <p className="text-sm text-ink-700">
                    {t("accepted", { company: invite.job.company.name })}
                  </p>
                  <Button to={applyPath(language, invite.job.slug)} variant="secondary" size="sm">
                    {t("apply")}
                  </Button>
                </div>
              )}
            </Card>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} />
    </div>
  );
}
