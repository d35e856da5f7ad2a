import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { adminInviteList, adminMembers } from "../../contract-admin.ts";
import { AdminFilter } from "../../parts/console/AdminFilter.tsx";
import { AdminTable } from "../../parts/console/AdminTable.tsx";
import { InviteForm } from "../../parts/console/InviteForm.tsx";
import { countsOf, Invites } from "../../parts/console/Invites.tsx";
import { adminTeamPath } from "../../paths.ts";
import { inviteDays, memberStates, rolesOf } from "../../terms.ts";
import { type Done, dones, runAdminsAction } from "./admins-action.ts";

const aPage = 20;
const sen = { sen: true } as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<AdminActor>;
  const { searchParams } = new URL(request.url);
  const pageOf = (param: string) => Math.max(1, Number.parseInt(searchParams.get(param) ?? "1", 10) || 1);
  const state = searchParams.get("invites") === "accepted" ? ("accepted" as const) : ("open" as const);
  const other = state === "open" ? ("accepted" as const) : ("open" as const);
  const isSuper = viewer?.isAdmin === true;
  const name = searchParams.get("name")?.slice(0, 100) || undefined;
  const role_id = Object.values(rolesOf(sen)).find((id) => String(id) === searchParams.get("role_id"));
  const shownState = memberStates.find((each) => each === searchParams.get("state"));
  const query = { name, role_id, state: shownState, page: pageOf("page"), items: aPage };
  const [admins, invites, others] = await Promise.all([
    load(context, request, adminMembers, { query }),
    isSuper
      ? load(context, request, adminInviteList, {
          query: { state, page: pageOf("invites_page"), items: aPage },
        })
      : null,
    isSuper ? load(context, request, adminInviteList, { query: { state: other, items: 1 } }) : null,
  ]);
  return {
    isSuper,
    verified: viewer?.emailVerified === true,
    ownId: String(viewer?.accountId),
    filter: { name: name ?? "", role_id: String(role_id ?? ""), state: shownState ?? "" },
    isFiltered: name !== undefined || role_id !== undefined || shownState !== undefined,
    page: admins.meta.page,
    pages: Math.ceil(admins.meta.total / admins.meta.items),
    total: admins.meta.total,
    admins: admins.data.map(({ id, attributes }) => ({ id, ...attributes })),
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

export const action = (args: ActionFunctionArgs) => runAdminsAction(args);

/** The page with Sen's own team, and its invites for super administrators. */
export default function Admins() {
  const data = useLoaderData<typeof loader>();
  const { isSuper, verified, ownId, filter, isFiltered, page, pages, total, admins, invites } = data;
  const { done, email } = data;
  const answer = useActionData<typeof action>();
  const t = useTranslations("members.console.admins");
  const texts = useTranslations("members.console.members");
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${t("title")} · Sen`}</title>
      <div>
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <p className="mt-1 max-w-reading text-ink-700">{t(isSuper ? "lead" : "memberLead")}</p>
      </div>
      {done && !answer && <Report done={done} email={email} />}
      {answer?.refused && (
        <Alert tone="danger" live>
          {answer.refused}
        </Alert>
      )}
      {isSuper && (
        <InviteForm
          key={`${done}${email}`}
          reply={answer?.reply ?? null}
          team={sen}
          days={inviteDays}
          verified={verified}
        />
      )}
      {invites && invites.counts.open + invites.counts.accepted > 0 && (
        <Invites path={adminTeamPath} {...invites} asksReason />
      )}
      <section className="flex flex-col gap-3">
        <h2 className="text-lg font-semibold">{texts("title", { count: total })}</h2>
        <AdminFilter values={filter} />
        {admins.length > 0 ? (
          <Card flush>
            <AdminTable admins={admins} ownId={ownId} isSuper={isSuper} />
          </Card>
        ) : (
          <EmptyState
            drawing="team"
            title={t("none")}
            action={
              isFiltered && (
                <Button variant="secondary" to={adminTeamPath}>
                  {texts("clear")}
                </Button>
              )
            }
          />
        )}
        <Pagination page={page} pages={pages} />
      </section>
    </div>
  );
}

function Report({ done, email }: { done: Done; email: string }) {
  const t = useTranslations("members.console");
  return (
    <Alert tone="success" live>
      {done === "sent" || done === "resent" || done === "revoked"
        ? t(`invite.${done}`, { email })
        : done === "requested" || done === "ended"
          ? t(`admins.${done}`)
          : t(`members.${done}`)}
    </Alert>
  );
}
