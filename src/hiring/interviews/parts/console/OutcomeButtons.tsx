import { useFetcher, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { feedbackPath } from "#hiring/notes/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Button } from "#ui/Button.tsx";
import { interviewPaths } from "../../paths.ts";
import type { Interview } from "../interview-view.ts";

/**
 * The buttons of an interview. A proposed time is taken where it is shown; rescheduling and cancelling lead to the interview's page, which
 * has their forms.
 */
export function OutcomeButtons({ interview }: { interview: Interview }) {
  const workspace = useWorkspace();
  const t = useTranslations("interviews.console.card");
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  const { can, proposed, feedback, status } = interview.attributes;
  const path = interviewPaths.detail(workspace, interview.id);
  const isAhead = status === "scheduled" || status === "rescheduled";
  const busy = fetcher.state === "idle" ? null : fetcher.formData?.get("intent");
  const outcome = (verb: "complete" | "no_show", label: string) => (
    <Button type="submit" name="intent" value={verb} variant="secondary" size="sm" busy={busy === verb}>
      {label}
    </Button>
  );
  if (!Object.values(can).some(Boolean)) return null;
  return (
    <fetcher.Form method="post" action={path} className="mt-2 flex flex-wrap gap-2">
      <input type="hidden" name="back" value={pathname + search} />
      {can.reschedule && proposed && (
        <Button type="submit" name="intent" value="take" variant="primary" size="sm" busy={busy === "take"}>
          {t("take")}
        </Button>
      )}
      {can.feedback && !feedback.own && (
        <Button to={feedbackPath(workspace, interview.id)} variant="secondary" size="sm" icon="edit">
          {t("feedback")}
        </Button>
      )}
      {can.read && !can.feedback && isAhead && (
        <Button to={feedbackPath(workspace, interview.id)} variant="secondary" size="sm">
          {t("kit")}
        </Button>
      )}
      {can.complete && outcome("complete", t("complete"))}
      {can.no_show && outcome("no_show", t("noShow"))}
      {can.reschedule && (
        <Button to={path} variant="secondary" size="sm">
          {t("reschedule")}
        </Button>
      )}
      {can.cancel && (
        <Button to={`${path}#cancel`} variant="ghost" size="sm">
          {t("cancel")}
        </Button>
      )}
    </fetcher.Form>
  );
}
