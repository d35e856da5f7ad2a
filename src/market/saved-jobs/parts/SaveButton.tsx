import { type FormEvent, useEffect, useRef } from "react";
import { Form, useFetcher, useLocation, useRouteLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import type { JobCardView } from "#market/jobs/parts/card-view.ts";
import { jobIdOf } from "#market/jobs/slug.ts";
import { Button } from "#ui/Button.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { useToast } from "#ui/toasts.tsx";
import { savedPath, saveLaterPath } from "../paths.ts";

/** The answer of the saving page to a script. */
export interface SaveResult {
  ok: boolean;
  /** The reason of a refusal. */
  text: string | null;
}

type Saving = {
  job: { id: string; title: string; saved?: boolean };
  /** True when the job accepts applications; others can only be removed from the list. */
  open: boolean;
  /** Shows a label beside the heart. */
  labelled?: boolean;
};

/**
 * A heart button that saves a job for later: immediately with script, as a form without. Visitors log in or
 * sign up first; companies and staff have no list and no button.
 */
export function SaveButton(saving: Saving) {
  const root = useRouteLoaderData("root") as { viewer: { kind: string } | null } | undefined;
  if (!root?.viewer) return saving.open ? <SignIn {...saving} /> : null;
  return root.viewer.kind === "candidate" ? <Heart {...saving} /> : null;
}

/** The heart button of a card. */
export function SaveCard({ job, open = true }: { job: JobCardView; open?: boolean }) {
  return <SaveButton job={{ ...job, id: String(jobIdOf(job.path)) }} open={open} />;
}

/** For visitors: the job is saved after login or sign-up. */
function SignIn({ job, labelled = false }: Saving) {
  const t = useTranslations("savedJobs.site.save");
  const { pathname, search } = useLocation();
  const button = { name: "job", value: job.id, "aria-label": t("saveJob", { title: job.title }) };
  return (
    <Form
      method="post"
      action={`${saveLaterPath}?next=${encodeURIComponent(pathname + search)}`}
      className="contents"
    >
      {labelled ? (
        <Button {...button} type="submit" variant="ghost" size="sm" icon="heart">
          {t("save")}
        </Button>
      ) : (
        // The class `heart` draws the heart.
        <button {...button} type="submit" title={t("save")} className="heart" />
      )}
    </Form>
  );
}

function Heart({ job: { id, title, saved = false }, open, labelled = false }: Saving) {
  const t = useTranslations("savedJobs.site.save");
  const list = useTranslations("savedJobs.site.savedList");
  const { pathname, search } = useLocation();
  const { submit, ...fetcher } = useFetcher<SaveResult>();
  const toast = useToast();
  const notified = useRef<SaveResult | undefined>(undefined);
  useEffect(() => {
    if (!fetcher.data || fetcher.data === notified.current || fetcher.state !== "idle") return;
    notified.current = fetcher.data;
    if (!fetcher.data.ok) toast.show({ text: fetcher.data.text ?? t("failed"), tone: "danger" });
  }, [fetcher.data, fetcher.state, toast, t]);

  const sent = fetcher.formData?.get("saved");
  const on = sent == null ? saved : sent === "1";
  const name = t(on ? "unsaveJob" : "saveJob", { title });
  const heart = (
    <Icon name="heart" size={labelled ? "sm" : "md"} filled={on} className={on ? "text-lotus-600" : ""} />
  );

  if (!open && !on) return null;
  const action = { method: "post", action: savedPath } as const;
  const fields = { job: id, saved: on ? "0" : "1" };
  function press(event: FormEvent) {
    event.preventDefault();
    void submit(fields, action);
    // On the page of saved jobs the card disappears, so the undo button is in a toast.
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
        <Button type="submit" variant="ghost" size="sm" aria-label={name}>
          {heart}
          {t(on ? "saved" : "save")}
        </Button>
      ) : (
        <button type="submit" aria-label={name} title={t(on ? "saved" : "save")} className="heart">
          {heart}
        </button>
      )}
    </form>
  );
}
