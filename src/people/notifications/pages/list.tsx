import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from "react-router";
import { useTranslations } from "use-intl";
import { load, perform } from "#kit/page.ts";
import { useLiveUpdates } from "#kit/use-live-updates.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { list, readAll } from "../contract.ts";
import { livePaths, notificationPaths } from "../paths.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const before = /^\d{1,15}$/.exec(new URL(request.url).searchParams.get("before") ?? "")?.[0];
  const { data, meta } = await load(context, request, list, { query: { before } });
  return {
    items: data.map(({ id, attributes: { text, at, read_at } }) => ({
      id,
      text,
      at,
      isNew: read_at === null,
    })),
    unread: meta.unread,
    next: meta.next,
    later: before !== undefined,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  await perform(context, request, readAll);
  throw redirect(notificationPaths.list);
}

/** The page with the reader's notifications, newest first. */
export default function Notifications() {
  const { items, unread, next, later } = useLoaderData<typeof loader>();
  const t = useTranslations("notifications.site.list");
  useLiveUpdates(livePaths.events, false);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4 lg:py-6">
      <PageHead title={t("title")} noindex />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl font-semibold">{t("title")}</h1>
        <div className="flex flex-wrap gap-2">
          {unread > 0 && (
            <Form method="post">
              <Button type="submit" variant="secondary" icon="check">
                {t("readAll")}
              </Button>
            </Form>
          )}
          <Button to={notificationPaths.choices} variant="ghost" icon="settings">
            {t("settings")}
          </Button>
        </div>
      </div>
      {items.length > 0 ? (
        <Card flush>
          <ul className="divide-y divide-line">
            {items.map(({ id, text, at, isNew }) => (
              <Item key={id} id={id} text={text} at={at} isNew={isNew} />
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState drawing="tasks" title={t("emptyTitle")} text={t("emptyText")} />
      )}
      {(next || later) && (
        <nav aria-label={t("title")} className="flex flex-wrap justify-between gap-2">
          {later && (
            <Button to={notificationPaths.list} variant="ghost" icon="arrow-left">
              {t("newest")}
            </Button>
          )}
          {next && (
            <Button to={`?before=${next}`} variant="ghost" iconAfter="arrow-right" className="ml-auto">
              {t("older")}
            </Button>
          )}
        </nav>
      )}
    </div>
  );
}

function Item({ id, text, at, isNew }: Awaited<ReturnType<typeof loader>>["items"][number]) {
  const t = useTranslations("notifications.site.list");
  return (
    <li>
      <Link
        to={notificationPaths.open(id)}
        prefetch="none"
        className="flex gap-3 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2 sm:px-6"
      >
        <span
          aria-hidden="true"
          className={cx("mt-2 size-2 shrink-0 rounded-full", isNew && "bg-lotus-500")}
        />
        <span className="min-w-0 flex-1">
          {isNew && <span className="sr-only">{t("new")}: </span>}
          <span className={cx("block break-words", isNew && "font-semibold")}>{text}</span>
          <RelativeTime at={at} className="text-sm text-ink-500" />
        </span>
      </Link>
    </li>
  );
}
