import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { explainPath } from "#administration/explain/paths.ts";
import { viewPath } from "#administration/viewing/paths.ts";
import { idIn } from "#kit/address-id.ts";
import { load, type PageServices, pageServices } from "#kit/page.ts";
import type { AdminActor } from "#people/accounts/actor.ts";
import { Alert } from "#ui/Alert.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Breadcrumbs } from "#ui/Breadcrumbs.tsx";
import { Button } from "#ui/Button.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { userEvents, userMails, userSessions, userShow } from "../../contract.ts";
import { userNotes } from "../../contract-notes.ts";
import { EndSessions } from "../../parts/console/EndSessions.tsx";
import { MailTable } from "../../parts/console/MailTable.tsx";
import { SessionTable } from "../../parts/console/SessionTable.tsx";
import { StateBadge } from "../../parts/console/StateBadge.tsx";
import { UserActs } from "../../parts/console/UserActs.tsx";
import { UserFacts } from "../../parts/console/UserFacts.tsx";
import { UserLog } from "../../parts/console/UserLog.tsx";
import { UserNotes } from "../../parts/console/UserNotes.tsx";
import { UserRequests } from "../../parts/console/UserRequests.tsx";
import { userPaths } from "../../paths.ts";
import type { UserKind } from "../../terms.ts";
import { doneOf, runUserAct } from "./user-acts.ts";

const tabs = ["facts", "sessions", "mails", "notes", "log"] as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { viewer } = context.get(pageServices) as PageServices<AdminActor>;
  const given = new URL(request.url).searchParams;
  const isSuper = viewer?.isAdmin === true;
  const shownTabs = tabs.filter((tab) => tab !== "log" || isSuper);
  const tab = shownTabs.find((each) => each === given.get("tab")) ?? "facts";
  const before = idIn(given.get("before"));
  const input = { params: { id: params.userId as never } };
  const { data } = await load(context, request, userShow, input);
  const paged = { ...input, query: { before } };
  return {
    user: { id: data.id, ...data.attributes },
    isSuper,
    tab,
    shownTabs,
    done: doneOf(given.get("done")),
    paged: before !== undefined,
    sessions: tab === "sessions" ? (await load(context, request, userSessions, input)).data : null,
    mails: tab === "mails" ? await load(context, request, userMails, paged) : null,
    notes: tab === "notes" ? await load(context, request, userNotes, paged) : null,
    events: tab === "log" ? await load(context, request, userEvents, paged) : null,
  };
}

export const action = (args: ActionFunctionArgs) => runUserAct(args);

/** A user: facts, logins, mails, the audit log, and what may be done. */
export default function User() {
  const { user, isSuper, tab, shownTabs, done, paged, sessions, mails, notes, events } =
    useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>();
  const t = useTranslations("users.console");
  const list = useTranslations("users.console.list");
  const kinds = useTranslations("users.labels.kind");
  const path = userPaths.detail(user.id);
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-6">
      <title>{`${user.full_name} · Sen`}</title>
      <Breadcrumbs items={[{ label: t("title"), to: userPaths.list }, { label: user.full_name }]} />
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold break-words">{user.full_name}</h1>
        <p className="wrap-anywhere text-ink-700">{user.email}</p>
        <p className="flex flex-wrap gap-2">
          <Badge>{kinds(user.kind)}</Badge>
          <StateBadge state={user.state} />
          <Badge tone={user.email_verified ? "success" : "warning"}>
            {list(user.email_verified ? "verified" : "unverified")}
          </Badge>
        </p>
        {isSuper && <SuperLinks user={user} />}
      </header>
      <Tabs
        label={t("user.tabs.label")}
        items={shownTabs.map((each) => ({
          to: each === "facts" ? path : `${path}?tab=${each}`,
          label: t(`user.tabs.${each}`),
          current: each === tab,
        }))}
      />
      {done && !shown && (
        <Alert tone="success" live>
          {t(`acts.done.${done}`)}
        </Alert>
      )}
      <UserRequests user={user} shown={shown} />
      {tab === "facts" && <UserFacts user={user} />}
      {tab === "facts" && <UserActs user={user} shown={shown} />}
      {sessions && user.can.end_sessions && (
        <EndSessions sessions={sessions.map(({ id, attributes }) => ({ id, ...attributes }))} shown={shown} />
      )}
      {sessions && <SessionTable sessions={sessions.map(({ id, attributes }) => ({ id, ...attributes }))} />}
      {mails && <MailTable path={path} mails={mails} paged={paged} />}
      {notes && <UserNotes notes={notes} path={path} paged={paged} shown={shown} />}
      {events && <UserLog userId={user.id} path={path} events={events} paged={paged} />}
    </div>
  );
}

/** Links of super administrators to the product as the user sees it, and to the reasons of a refusal. */
function SuperLinks({ user: { id, kind } }: { user: { id: string; kind: UserKind } }) {
  const t = useTranslations("users.console.user");
  return (
    <p className="flex flex-wrap gap-3">
      {kind !== "admin" && (
        <Button to={viewPath(id)} size="sm" variant="secondary">
          {t("view")}
        </Button>
      )}
      <Button to={`${explainPath}?account=${id}`} size="sm" variant="secondary">
        {t("explain")}
      </Button>
    </p>
  );
}
