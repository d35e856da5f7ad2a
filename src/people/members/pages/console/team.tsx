import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { readForm } from "#kit/form.ts";
import { formOf, load, type PageServices, pageServices, submit } from "#kit/page.ts";
import type { Account } from "#people/accounts/actor.ts";
import { companyMembers } from "#people/accounts/contract-profile.ts";
import { workspaceOf } from "#people/accounts/page-workspace.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { inviteCreate, inviteList, inviteResend, inviteRevoke, memberUpdate } from "../../contract.ts";
import { InviteForm } from "../../parts/console/InviteForm.tsx";
import { countsOf, Invites } from "../../parts/console/Invites.tsx";
import { MemberTable } from "../../parts/console/MemberTable.tsx";
import { NameSearch } from "../../parts/console/NameSearch.tsx";
import { teamPath } from "../../paths.ts";
import { inviteDays, rolesOf } from "../../terms.ts";

const aPage = 20;
const dones = ["sent", "resent", "revoked", "changed", "reactivated", "deactivated"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<Account>;
  const { searchParams } = new URL(request.url);
  const name = searchParams.get("name")?.slice(0, 100) || undefined;
  const pageOf = (param: string) => Math.max(1, Number.parseInt(searchParams.get(param) ?? "1", 10) || 1);
  const page = pageOf("page");
  const state = searchParams.get("invites") === "accepted" ? ("accepted" as const) : ("open" as const);
  const other = state === "open" ? ("accepted" as const) : ("open" as const);
  const isAdmin = viewer !== null && viewer.kind !== "candidate" && viewer.isAdmin;
  const [members, invites, others] = await Promise.all([
    load(context, request, companyMembers, { query: { name, page, items: aPage } }),
    isAdmin
      ? load(context, request, inviteList, { query: { state, page: pageOf("invites_page"), items: aPage } })
      : null,
    isAdmin ? load(context, request, inviteList, { query: { state: other, items: 1 } }) : null,
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
    invites: invites && {
      state,
      rows: invites.data.map(({ id, attributes }) => ({ id, ...attributes })),
      page: invites.meta.page,
      pages: Math.ceil(invites.meta.total / invites.meta.items),
      counts: countsOf(state, invites.meta.total, others?.meta.total ?? 0),
    },
    done: dones.find((each) => each === searchParams.get("done")) ?? null,
    email: searchParams.get("email")?.slice(0, 255) ?? "",
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const workspace = workspaceOf(context);
  const posted = await formOf(request);
  const query = new URL(request.url).searchParams;
  const id = Number(posted.get("id") ?? query.get("id"));
  const wanted = posted.get("do") ?? query.get("do");
  const to = (done: (typeof dones)[number], email = "") =>
    redirect(`${teamPath(workspace)}?${new URLSearchParams({ done, ...(email && { email }) })}`);
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
    const { administrator, member } = rolesOf(workspace);
    const role_id = wanted === "promote" ? administrator : member;
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

/** The page with the people of a workspace, and its invites for administrators. */
export default function Team() {
  const data = useLoaderData<typeof loader>();
  const { isAdmin, verified, ownId, name, page, pages, total, members, invites, done, email } = data;
  const [answer, workspace] = [useActionData<typeof action>(), useWorkspace()];
  const t = useTranslations("members.console");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">
          {isAdmin ? t("lead", { team: "agency" in workspace ? "agency" : "company" }) : t("memberLead")}
        </p>
      </div>
      {done && !answer && <Done done={done} email={email} />}
      {answer?.refused && (
        <Alert tone="danger" live>
          {answer.refused}
        </Alert>
      )}
      {isAdmin && (
        <InviteForm
          key={`${done}${email}`}
          reply={answer?.reply ?? null}
          team={workspace}
          days={inviteDays}
          verified={verified}
        />
      )}
      {invites && invites.counts.open + invites.counts.accepted > 0 && (
        <Invites path={teamPath(workspace)} {...invites} />
      )}
      <section className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-lg font-semibold">{t("members.title", { count: total })}</h2>
          {(pages > 1 || name) && <NameSearch path={teamPath(workspace)} name={name} />}
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
              <Button variant="secondary" to={teamPath(workspace)}>
                {t("members.clear")}
              </Button>
            }
          />
        )}
        {isAdmin && total === 1 && invites?.counts.open === 0 && !name && (
          <EmptyState drawing="team" title={t("members.alone")} text={t("members.aloneText")} />
        )}
        <Pagination page={page} pages={pages} />
      </section>
    </div>
  );
}

function Done({ done, email }: { done: (typeof dones)[number]; email: string }) {
  const t = useTranslations("members.console");
  return (
    <Alert tone="success" live>
      {done === "sent" || done === "resent" || done === "revoked"
        ? t(`invite.${done}`, { email })
        : t(`members.${done}`)}
    </Alert>
  );
}
