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
import { cx } from "#ui/cx.ts";
import { EmptyState } from "#ui/EmptyState.tsx";
import { Icon } from "#ui/icons/Icon.tsx";
import { shownOfKind } from "../../terms.ts";
import { DutyRow, dutyIcons } from "./DutyRow.tsx";
import type { DutyTotals, DutyView } from "./duty-view.ts";
import { useDutyActs } from "./use-duty-acts.ts";

/** What the reader has to do, the most urgent first, each row with its act; a kind alone is chosen by its number. */
export function Duties({
  duties,
  totals,
  kind,
}: {
  duties: readonly DutyView[];
  totals: DutyTotals;
  /** The chosen kind; null lists the most urgent of each. */
  kind: DutyKind | null;
}) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console.duties");
  const onAct = useDutyActs(duties);
  // A kind whose last duty is done is left, so that the others are in sight again.
  const chosen = kind !== null && totals[kind] > 0 ? kind : null;
  const shown = shownOf(duties, chosen);
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
          <Kinds totals={totals} chosen={chosen} />
          <Card flush>
            <ul className="divide-y divide-line">
              {shown.map((duty) => (
                <DutyRow key={duty.id} duty={duty} onAct={onAct} />
              ))}
            </ul>
            {chosen && totals[chosen] > shown.length && <AllOfKind kind={chosen} count={totals[chosen]} />}
          </Card>
        </>
      )}
    </section>
  );
}

/** Returns the duties of a kind, or the most urgent ones of each kind. */
function shownOf(duties: readonly DutyView[], kind: DutyKind | null): DutyView[] {
  if (kind) return duties.filter(({ attributes }) => attributes.kind === kind);
  const listed = new Map<DutyKind, number>();
  return duties.filter(({ attributes }) => {
    const count = (listed.get(attributes.kind) ?? 0) + 1;
    listed.set(attributes.kind, count);
    return count <= shownOfKind;
  });
}

/** The number of duties of each kind, which limits the list to the kind. */
function Kinds({ totals, chosen }: { totals: DutyTotals; chosen: DutyKind | null }) {
  const t = useTranslations("company-home.console.duties");
  return (
    <nav aria-label={t("kinds")}>
      <ul className="flex gap-2 text-sm max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-1 sm:flex-wrap">
        {dutyKinds
          .filter((kind) => totals[kind] > 0)
          .map((kind) => (
            <li key={kind} className="shrink-0">
              <Link
                to={kind === chosen ? "?" : `?kind=${kind}`}
                preventScrollReset
                aria-current={kind === chosen ? "true" : undefined}
                className={cx(
                  "flex min-h-8 items-center gap-2 rounded-full border px-3 hover:border-edge hover:text-ink-900",
                  kind === chosen
                    ? "border-leaf-600 bg-leaf-100 font-semibold text-leaf-700"
                    : "border-line bg-surface text-ink-700",
                )}
              >
                <Icon name={dutyIcons[kind]} size="sm" className="text-leaf-700" />
                {t(`total.${kind}`, { count: totals[kind] })}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

/** The link to the list with all duties of a kind. */
function AllOfKind({ kind, count }: { kind: DutyKind; count: number }) {
  const workspace = useCompanyWorkspace();
  const t = useTranslations("company-home.console.duties");
  const jobs = consolePaths.jobs(workspace);
  const lists: Record<DutyKind, string> = {
    interview: interviewPaths.list(workspace),
    proposal: interviewPaths.list(workspace),
    response: `${jobs}?sort=-waiting`,
    message: jobs,
    feedback: feedbacksPath(workspace),
    approval: `${offerPaths.list(workspace)}?tab=draft`,
    offer: offerPaths.list(workspace),
    job: `${jobs}?sort=expires`,
    task: taskPaths.list(workspace),
  };
  return (
    <p className="border-t border-line px-4 py-3 sm:px-6">
      <Button to={lists[kind]} variant="ghost" size="sm" iconAfter="arrow-right">
        {t("all", { count })}
      </Button>
    </p>
  );
}
