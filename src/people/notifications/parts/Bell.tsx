import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { follow } from "#kit/live.ts";
import { buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { livePaths, notificationPaths } from "../paths.ts";

/** A link to the notifications with the unread number, which is fetched on each page and for each event of the account. */
export default function Bell() {
  const t = useTranslations("notifications.labels.bell");
  const { pathname } = useLocation();
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew on each page
  useEffect(() => {
    const request = new AbortController();
    const ask = () => void countUnread(request.signal).then(setCount, () => {});
    ask();
    const unfollow = follow({ url: livePaths.events, ambient: true, heard: ask });
    return () => {
      request.abort();
      unfollow();
    };
  }, [pathname]);
  const label = count > 0 ? t("some", { count: String(count) }) : t("none");
  return (
    <Link
      to={notificationPaths.list}
      title={label}
      prefetch="none"
      className={cx(buttonClass({ variant: "ghost" }), "relative shrink-0 px-2")}
    >
      <Icon name="bell" />
      <span className="sr-only" aria-live="polite">
        {label}
      </span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-4 rounded-full bg-lotus-100 px-1 text-center text-xs leading-4 font-semibold tabular-nums text-lotus-600"
        >
          {count > 99 ? "99+" : count}
        </span>
      )}
    </Link>
  );
}

async function countUnread(signal: AbortSignal): Promise<number> {
  const answer = await fetch(livePaths.unread, { signal });
  if (!answer.ok) return 0;
  const { data } = (await answer.json()) as { data: { attributes: { count: number } } };
  return data.attributes.count;
}
