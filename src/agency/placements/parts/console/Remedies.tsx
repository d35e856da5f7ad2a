import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { Button } from "#ui/Button.tsx";
import { useDate } from "#ui/use-date.ts";
import type { PlacementView } from "./placement-view.ts";

/** The remedies of a failed placement: those that can be chosen, or the chosen one. */
export function Remedies({ row }: { row: PlacementView }) {
  const t = useTranslations("placements.console.remedy");
  const day = useDate("day");
  const workspace = useWorkspace();
  const { can, credit, replacement, replace_until } = row;
  const verbs = (["replace", "credit", "give_up"] as const).filter((verb) => can[verb]);
  if (row.status !== "failed_probation" && row.status !== "replacement") return null;
  const text = credit
    ? t(credit.used ? "creditUsed" : "credit")
    : replacement
      ? t("replacement", { status: replacement.status })
      : can.replace && replace_until
        ? t("both", { date: day(replace_until) })
        : t("creditOnly");
  return (
    <Alert tone="warning" title={t("title")}>
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {replacement && (
          <Button to={applicantPaths.board(workspace, replacement.job_id)} variant="secondary" size="sm">
            {t("board")}
          </Button>
        )}
        {verbs.map((verb) => (
          <Form key={verb} method="post">
            <Button type="submit" name="do" value={verb} variant="secondary" size="sm">
              {t(`verb.${verb}`)}
            </Button>
          </Form>
        ))}
      </div>
    </Alert>
  );
}
