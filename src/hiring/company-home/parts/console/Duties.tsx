import { useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { feedbacksPath } from "#hiring/notes/paths.ts";
import { offerPaths } from "#hiring/offers/paths.ts";
import { taskPaths } from "#hiring/tasks/paths.ts";
import { consolePaths } from "#market/jobs/console-paths.ts";
import { useCompanyWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { type DutyKind, dutyKinds } from "#people/accounts/terms.ts";
import { Button } from "#ui/Button.tsx";
import { Card } from "#ui/Card.tsx";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { dutiesShown } from "../../terms.ts";
import { DutyRow, dutyIcons } from "./DutyRow.tsx";
import type { DutyTotals, DutyView } from "./duty-view.ts";
import { useDutyActs } from "./use-duty-acts.ts";

/** What the reader has to do, the most urgent first, each row with its act. */
export function Duties({ duties, totals }: { duties: readonly DutyView[]; totals: DutyTotals }) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console.duties");
  const onAct = useDutyActs(duties);
  const [all, setAll] = useState(false);
  const shown = all ? duties : duties.slice(0, dutiesShown);
  return (
    <section aria-labelledby="duties" className="flex flex-col gap-3">
      <h2 id="duties" className="text-lg font-semibold">
        {t("title")}
      </h2>
      {duties.length === 0 ? (
        <EmptyState
          drawing="tasks"
          title={t("empty")}
          text={t("emptyText")}
          action={<Button to={consolePaths.jobs(workspace)}>{t("jobs")}</Button>}
        />
      ) : (
        <>
          <Totals totals={totals} />
          <Card flush>
            <ul className="divide-y divide-line">
              {shown.map((duty) => (
                <DutyRow key={duty.id} duty={duty} onAct={onAct} />
              ))}
            </ul>
            {shown.length < duties.length && (
              <p className="border-t border-line px-4 py-3 sm:px-6">
                <Button variant="ghost" size="sm" onClick={() => setAll(true)}>
                  {t("more", { count: duties.length - shown.length })}
                </Button>
              </p>
            )}
          </Card>
        </>
      )}
    </section>
  );
}

/** The number of duties of each kind, with links to the lists that have them all. */
function Totals({ totals }: { totals: DutyTotals }) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console.duties");
  const jobs = consolePaths.jobs(workspace);
  const lists: Record<DutyKind, string> = {
    interview: interviewPaths.list(workspace),
    proposal: interviewPaths.list(workspace),
    response: `${jobs}?sort=-waiting`,
    message: `${jobs}?sort=-waiting`,
    feedback: feedbacksPath(workspace),
    offer: offerPaths.list(workspace),
    job: `${jobs}?sort=expires`,
    task: taskPaths.list(workspace),
  };
  return (
    <ul className="flex flex-wrap gap-2 text-sm">
      {dutyKinds
        .filter((kind) => totals[kind] > 0)
        .map((kind) => (
          <li key={kind}>
            <Link
              to={lists[kind]}
              className="flex min-h-8 items-center gap-2 rounded-full border border-line bg-surface px-3 text-ink-700 hover:border-edge hover:text-ink-900"
            >
              <Icon name={dutyIcons[kind]} size="sm" className="text-leaf-700" />
              {t(`total.${kind}`, { count: totals[kind] })}
            </Link>
          </li>
        ))}
    </ul>
  );
}
