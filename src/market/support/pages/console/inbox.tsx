import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { load } from "#kit/page.ts";
import { useLiveUpdates } from "#kit/use-live-updates.ts";
import { reportReasons } from "#market/jobs/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { KeyHelp } from "#ui/console/KeyHelp.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Pagination } from "#ui/Pagination.tsx";
import { Tabs } from "#ui/Tabs.tsx";
import { inbox } from "../../contract-inbox.ts";
import { InboxFilter } from "../../parts/console/InboxFilter.tsx";
import { InboxList } from "../../parts/console/InboxList.tsx";
import { inboxPaths, livePaths } from "../../paths.ts";
import { threadKinds, threadStatuses } from "../../terms.ts";

const tabs = [...threadStatuses, "all"] as const;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const tab = tabs.find((each) => each === params.get("tab")) ?? "open";
  const kind = threadKinds.find((each) => each === params.get("kind"));
  const search = (params.get("search") ?? "").trim().slice(0, 255) || undefined;
  const [mine, dueToday] = [params.has("mine"), params.has("due_today")];
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(params.get("page"))) || 1));
  const { data, meta } = await load(context, request, inbox, {
    query: {
      page,
      items: 20,
      kind,
      search,
      mine,
      due_today: dueToday,
      status: tab === "all" ? undefined : tab,
    },
  });
  const { counts } = meta;
  return {
    tab,
    kind,
    search,
    mine,
    dueToday,
    page: meta.page,
    pages: Math.ceil(meta.total / meta.items),
    counts: { ...counts, all: counts.open + counts.answered + counts.closed },
    rows: data.map(({ id, attributes }) => ({
      id,
      kind: attributes.kind,
      status: attributes.status,
      name: attributes.email && attributes.name,
      company: attributes.company,
      subject: attributes.subject,
      reason: reportReasons.find(({ id: reasonId }) => reasonId === attributes.report_reason_id)?.key ?? null,
      excerpt: attributes.excerpt,
      ours: attributes.last_sender === "staff",
      unread: attributes.unread,
      overdue: attributes.overdue,
      owner: attributes.owner?.full_name ?? null,
      due: attributes.reply_by,
      at: attributes.last_message_at,
    })),
  };
}

/** The conversations with support, for administrators. */
export default function Inbox() {
  const { tab, kind, search, mine, dueToday, page, pages, counts, rows } = useLoaderData<typeof loader>();
  const t = useTranslations("support.console");
  useLiveUpdates(livePaths.inbox, false);
  const to = (target: (typeof tabs)[number]) => {
    const query = new URLSearchParams();
    if (target !== "open") query.set("tab", target);
    if (kind) query.set("kind", kind);
    if (search) query.set("search", search);
    if (mine) query.set("mine", "1");
    if (dueToday) query.set("due_today", "1");
    return query.size > 0 ? `${inboxPaths.list}?${query}` : inboxPaths.list;
  };
  return (
    <div className="flex flex-col gap-6">
      <title>{`${t("inbox.title")} · Sen`}</title>
      <CardHeader
        as="h1"
        title={t("inbox.title")}
        text={counts.overdue > 0 ? t("inbox.overdueCount", { count: counts.overdue }) : t("inbox.lead")}
      />
      <div className="flex flex-col gap-4">
        <Tabs
          label={t("inbox.tabs.label")}
          items={tabs.map((name) => ({
            to: to(name),
            label: t(`inbox.tabs.${name}`),
            count: counts[name],
            current: name === tab,
          }))}
        />
        <InboxFilter
          tab={tab}
          kind={kind}
          search={search}
          mine={mine}
          dueToday={dueToday}
          waiting={counts.kinds}
          counts={counts}
        />
        {rows.length > 0 ? (
          <Card flush>
            <InboxList rows={rows} showStatus={tab === "all"} />
          </Card>
        ) : (
          <NoThreads />
        )}
        <Pagination page={page} pages={pages} />
        <Keys />
      </div>
    </div>
  );
}

function Keys() {
  const t = useTranslations("support.console");
  return (
    <KeyHelp
      keys={[
        { key: "j", does: t("keys.next"), run: () => step(1) },
        { key: "k", does: t("keys.previous"), run: () => step(-1) },
        {
          key: "/",
          does: t("keys.search"),
          run: () => document.querySelector<HTMLElement>('[data-key="search"]')?.focus(),
        },
      ]}
    />
  );
}

/** The text of a tab without conversations, or of filters that match none. */
function NoThreads() {
  const { tab, kind, search, mine, dueToday } = useLoaderData<typeof loader>();
  const t = useTranslations("support.console.inbox");
  if (search || kind || mine || dueToday)
    return (
      <EmptyState
        drawing="search"
        title={t("noMatch")}
        text={t("noMatchText")}
        action={
          <Button variant="secondary" to={`${inboxPaths.list}?tab=${tab}`}>
            {t("clear")}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing={tab === "open" ? "tasks" : "mail"}
      title={t(`empty.${tab}.title`)}
      text={t(`empty.${tab}.text`)}
    />
  );
}

/** Moves the focus to the next conversation of the list; Enter opens it like any link. */
function step(by: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  links[Math.min(links.length - 1, Math.max(0, at < 0 ? 0 : at + by))]?.focus();
}
