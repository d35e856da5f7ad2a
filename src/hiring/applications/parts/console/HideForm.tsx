import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#ui/Button.tsx";

/** Takes an applicant off the board, or puts it back. */
export function HideForm({ applicantId, hidden }: { applicantId: string; hidden: boolean }) {
  const t = useTranslations("applications.console.profile");
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" className="mt-3">
      <input type="hidden" name="intent" value="hide" />
      <input type="hidden" name="applicant" value={applicantId} />
      <input type="hidden" name="hidden" value={hidden ? "0" : "1"} />
      {hidden && <p className="mb-2 text-sm text-ink-500">{t("isHidden")}</p>}
      <Button
        type="submit"
        variant="ghost"
        size="sm"
        icon={hidden ? "eye" : "eye-off"}
        busy={fetcher.state !== "idle"}
      >
        {t(hidden ? "unhide" : "hide")}
      </Button>
    </fetcher.Form>
  );
}
