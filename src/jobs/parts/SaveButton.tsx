import { type FormEvent, useEffect, useRef } from "react";
import { Link, useFetcher, useLocation, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { Button, iconButtonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { useToast } from "#ui/toasts.tsx";
import { savedPath } from "../paths.ts";

/** What the page that saves answers to a script. */
export interface SaveResult {
  ok: boolean;
  /** Why not. */
  text: string | null;
}

/**
 * A heart that keeps a job for later: at once with a script, as a form without. A visitor is led to the sign-in and back;
 * companies and staff have no list, and so no heart.
 */
export function SaveButton({
  job: { id, title, saved },
  open,
  labelled = false,
  className,
}: {
  job: { id: string; title: string; saved: boolean };
  /** Takes applications: others can only be taken off the list. */
  open: boolean;
  /** With its word beside the heart. */
  labelled?: boolean;
  className?: string;
}) {
  const t = useTranslations("jobs.site.save");
  const list = useTranslations("jobs.site.savedList");
  const root = useRouteLoaderData("root") as { viewer: { kind: string } | null } | undefined;
  const { pathname, search } = useLocation();
  const { submit, ...fetcher } = useFetcher<SaveResult>();
  const toast = useToast();
  const told = useRef<SaveResult | undefined>(undefined);
  useEffect(() => {
    if (!fetcher.data || fetcher.data === told.current || fetcher.state !== "idle") return;
    told.current = fetcher.data;
    if (!fetcher.data.ok) toast.show({ text: fetcher.data.text ?? t("failed"), tone: "danger" });
  }, [fetcher.data, fetcher.state, toast, t]);

  const sent = fetcher.formData?.get("saved");
  const on = sent == null ? saved : sent === "1";
  const name = t(on ? "unsaveJob" : "saveJob", { title });
  const heart = (
    <Icon name="heart" size={labelled ? "sm" : "md"} filled={on} className={cx(on && "text-lotus-600")} />
  );
  const look = cx(
    labelled ? undefined : cx(iconButtonClass(), "relative z-1"),
    !labelled && "text-ink-500 hover:text-lotus-600",
    className,
  );

  if (root?.viewer && root.viewer.kind !== "candidate") return null;
  if (!open && !on) return null;
  if (!root?.viewer) {
    const login = `/login?next=${encodeURIComponent(pathname + search)}`;
    return labelled ? (
      <Button
        to={login}
        rel="nofollow"
        variant="ghost"
        size="sm"
        icon="heart"
        className={look}
        aria-label={name}
      >
        {t("save")}
      </Button>
    ) : (
      <Link to={login} rel="nofollow" aria-label={name} title={name} className={look}>
        {heart}
      </Link>
    );
  }
  const action = { method: "post", action: savedPath } as const;
  const fields = { job: id, saved: on ? "0" : "1" };
  function press(event: FormEvent) {
    event.preventDefault();
    void submit(fields, action);
    // Its own list lets go of the card, and with it of the way back.
    if (on && pathname === savedPath)
      toast.show({
        text: list("removed", { title }),
        undo: open ? () => void submit({ job: id, saved: "1" }, action) : undefined,
      });
  }
  return (
    <form {...action} onSubmit={press} className="contents">
      <input type="hidden" name="job" value={fields.job} />
      <input type="hidden" name="saved" value={fields.saved} />
      <input type="hidden" name="next" value={pathname + search} />
      {labelled ? (
        <Button type="submit" variant="ghost" size="sm" className={look} aria-label={name}>
          {heart}
          {t(on ? "saved" : "save")}
        </Button>
      ) : (
        <button type="submit" aria-label={name} title={name} className={look}>
          {heart}
        </button>
      )}
    </form>
  );
}
