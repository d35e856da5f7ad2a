import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { buttonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { chatPath, guestMarkPath } from "../paths.ts";
import { setGuestWrote } from "./guest-wrote.ts";

/** Shows a guest on any page that support has answered; empty until then. */
export default function AnswerMark() {
  const t = useTranslations("support.labels.mark");
  const { pathname } = useLocation();
  const [unread, setUnread] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again on each page
  useEffect(() => {
    const request = new AbortController();
    const ask = () => {
      if (!document.hidden) void unreadAnswers(request.signal).then(setUnread, () => {});
    };
    ask();
    document.addEventListener("visibilitychange", ask, request);
    return () => request.abort();
  }, [pathname]);
  if (unread === 0 || pathname === chatPath) return null;
  const label = t("unread", { count: unread });
  return (
    <Link to={chatPath} title={label} className={cx(buttonClass({ variant: "ghost" }), "relative px-2")}>
      <Icon name="headset" label={label} />
      <span aria-hidden="true" className="absolute top-1.5 right-1 size-2.5 rounded-full bg-lotus-500" />
    </Link>
  );
}

async function unreadAnswers(signal: AbortSignal): Promise<number> {
  const answer = await fetch(guestMarkPath, { signal });
  // The conversation has ended, or its cookie has expired.
  if (answer.status === 404) setGuestWrote(false);
  if (!answer.ok) return 0;
  const { data } = (await answer.json()) as { data: { attributes: { unread: number } } };
  return data.attributes.unread;
}
