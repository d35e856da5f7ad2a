import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import type { Account } from "#accounts/actor.ts";
import { companyMembers } from "#accounts/contract-profile.ts";
import { readForm } from "#kit/form.ts";
import { formOf, load, type PageServices, pageServices, submit } from "#kit/page.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { inviteCreate, inviteList, inviteResend, inviteRevoke, memberUpdate } from "../../contract.ts";
import { InviteForm } from "../../parts/console/InviteForm.tsx";
import { InviteTable } from "../../parts/console/InviteTable.tsx";
import { MemberTable } from "../../parts/console/MemberTable.tsx";
import { NameSearch } from "../../parts/console/NameSearch.tsx";
import { teamPath } from "../../paths.ts";
import { inviteDays, memberRoles } from "../../terms.ts";

const aPage = 20;
const dones = ["sent", "resent", "revoked", "changed", "reactivated", "deactivated"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const { searchParams } = new URL(request.url);
  const name = searchParams.get("name")?.slice(0, 100) || undefined;
  const page = Math.max(1, Number.parseInt(searchParams.get("page") ?? "1", 10) || 1);
  const isAdmin = viewer?.kind === "company" && viewer.isAdmin;
  const [members, invites] = await Promise.all([
    load(context, request, companyMembers, { query: { name, page, items: aPage } }),
    isAdmin ? load(context, request, inviteList, { query: { state: "open", items: 100 } }) : null,
  ]);
  return {
    isAdmin,
    verified: viewer?.emailVerified === true,
    ownId: String(viewer?.accountId),
    name,
    page: members.meta.page,
    pages: Math.ceil(members.meta.total / members.meta.items),
    total: members.meta.total,
    members: members.data.map(({ id, attributes }) => ({ id, ...attributes })),
    invites: (invites?.data ?? []).map(({ id, attributes }) => ({ id, ...attributes })),
    done: dones.find((known) => known === searchParams.get("done")) ?? null,
    email: searchParams.get("email")?.slice(0, 255) ?? "",
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const posted = await formOf(request);
  const asked = new URL(request.url).searchParams;
  const id = Number(posted.get("id") ?? asked.get("id"));
  const wanted = posted.get("do") ?? asked.get("do");
  const to = (done: (typeof dones)[number], email = "") =>
    redirect(`${teamPath}?${new URLSearchParams({ done, ...(email && { email }) })}`);
  if (wanted === "resend") {
    const outcome = await submit(context, request, inviteResend, { params: { id } });
    if (outcome.ok) throw to("resent", outcome.data.data.attributes.email);
    return { reply: null, refused: outcome.errors[0]?.detail ?? null };
  }
  if (wanted === "revoke") {
    const outcome = await submit(context, request, inviteRevoke, { params: { id } });
    if (outcome.ok) throw to("revoked");
    return { reply: null, refused: outcome.errors[0]?.detail ?? null };
  }
  if (wanted === "promote" || wanted === "demote" || wanted === "reactivate") {
    const role_id = wanted === "promote" ? memberRoles.administrator : memberRoles.member;
    const body = wanted === "reactivate" ? { active: true } : { role_id };
    const outcome = await submit(context, request, memberUpdate, { params: { id }, body });
    if (outcome.ok) throw to(wanted === "reactivate" ? "reactivated" : "changed");
    return { reply: null, refused: outcome.errors[0]?.detail ?? null };
  }
  const form = await readForm(posted, inviteCreate.body);
  const outcome = await submit(context, request, inviteCreate, { body: form.values });
  if (outcome.ok) throw to("sent", outcome.data.data.attributes.email);
  return { reply: form.reply(outcome.errors), refused: null };
}

/** An employer's people and the invites that wait. */
export default function Team() {
  const data = useLoaderData<typeof loader>();
  const { isAdmin, verified, ownId, name, page, pages, total, members, invites, done, email } = data;
  const answer = useActionData<typeof action>();
  const t = useTranslations("members.console");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t(isAdmin ? "lead" : "memberLead")}</p>
      </div>
      {done && !answer && (
        <Alert tone="success" live>
          {done === "sent" || done === "resent" || done === "revoked"
            ? t(`invite.${done}`, { email })
            : t(`members.${done}`)}
        </Alert>
      )}
      {answer?.refused && (
        <Alert tone="danger" live>
          {answer.refused}
        </Alert>
      )}
      {isAdmin && (
        <InviteForm
          key={`${done}${email}`}
          reply={answer?.reply ?? null}
          days={inviteDays}
          verified={verified}
        />
      )}
      {invites.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-lg font-semibold">{t("invites.title")}</h2>
          <Card flush>
            <InviteTable invites={invites} />
          </Card>
        </section>
      )}
      <section className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-semibold">{t("members.title", { count: total })}</h2>
          {(pages > 1 || name) && <NameSearch name={name} />}
        </div>
        {members.length > 0 ? (
          <Card flush>
            <MemberTable members={members} ownId={ownId} isAdmin={isAdmin} />
          </Card>
        ) : (
          <EmptyState
            drawing="team"
            title={t("members.none", { name: name ?? "" })}
            action={
              <Button variant="secondary" to={teamPath}>
                {t("members.clear")}
              </Button>
            }
          />
        )}
        {isAdmin && total === 1 && invites.length === 0 && !name && (
          <EmptyState drawing="team" title={t("members.alone")} text={t("members.aloneText")} />
        )}
        <Pagination page={page} pages={pages} />
      </section>
    </div>
  );
}
