import { type RefObject, useEffect, useRef } from "react";
import { type To, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { ApplicantBar } from "#hiring/applications/parts/console/ApplicantBar.tsx";
import { stageName } from "#hiring/applications/parts/console/board-model.ts";
import { CvView } from "#hiring/applications/parts/console/CvView.tsx";
import { RefusalDialog } from "#hiring/applications/parts/console/RefusalDialog.tsx";
import { RejectDialog } from "#hiring/applications/parts/console/RejectDialog.tsx";
import { ReturnDialog } from "#hiring/applications/parts/console/ReturnDialog.tsx";
import { applicantNotesPath } from "#hiring/notes/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { phaseOf } from "#people/companies/pipeline.ts";
import { Alert } from "#ui/Alert.tsx";
import { cx } from "#ui/cx.ts";
import { Tabs } from "#ui/Tabs.tsx";
import type { ApplicantData } from "../../applicant-data.ts";
import { ApplicantKeys } from "./ApplicantKeys.tsx";
import { ApplicantParts } from "./ApplicantParts.tsx";
import { reviewOf } from "./next-to-decide.ts";
import { PanelView } from "./PanelView.tsx";
import { ReviewProgress, StageEnded } from "./Review.tsx";
import { useApplicantActions } from "./use-applicant-actions.ts";
import { type ApplicantTabs, tabs as allTabs, useApplicantTabs } from "./use-applicant-tabs.ts";
import { useGoingOn } from "./use-going-on.ts";
import { type Lane, useLane } from "./use-lane.ts";
import { type OpenedPanel, usePanel } from "./use-panel.ts";
import { useSwipe } from "./use-swipe.ts";

/** Tabs that interviewers do not see (decision 079). */
const managed: readonly string[] = ["messages", "tasks"];

interface ApplicantViewProps {
  data: ApplicantData;
  /** Returns the address of another applicant of the stage. */
  addressOf: (id: string) => To;
  /** Shows another applicant; `replace` when the one in view is decided on. */
  onGo: (id: string, replace?: boolean) => void;
  /** Whether the next applicant is shown after a decision, for readers who came from the board. */
  goesOn: boolean;
  boardHref: string;
  /** Set in the drawer: the function that closes it, and the address of the applicant's page. */
  drawer?: { onClose: () => void; page: string } | undefined;
}

/**
 * Shows an applicant. On the applicant's page the CV has a column beside the other parts; in the board's drawer and on
 * phones, each part is a tab. A panel with a form takes the place beside the CV (decision 180).
 */
export function ApplicantView({ data, addressOf, onGo, goesOn, boardHref, drawer }: ApplicantViewProps) {
  const { id, applicant } = data;
  const going = useGoingOn(data, goesOn ? (other) => onGo(other, true) : null);
  const acts = useApplicantActions(data, going);
  const lane = useLane(id, applicant.neighbours);
  const opened = usePanel(data);
  const root = useRef<HTMLDivElement>(null);
  useFocusAfter(opened.shown !== null, root);
  useSwipe(root, (to) => {
    const other = to === "left" ? lane.next : lane.previous;
    if (other && !going.isLeft && !opened.shown) onGo(other);
  });
  const [params] = useSearchParams();
  const review = reviewOf(params.get("review"), applicant.neighbours.count);
  const locale = useLocale();
  return (
    <div
      ref={root}
      tabIndex={-1}
      onClickCapture={opened.onClickCapture}
      className={cx("outline-none", drawer ? "px-4 pt-6 pb-6 sm:px-6" : "max-lg:pb-16")}
    >
      {going.endedStage ? (
        <StageEnded
          stage={stageName(going.endedStage, locale)}
          total={review?.total ?? null}
          boardHref={boardHref}
          onClose={drawer?.onClose}
        />
      ) : (
        <div inert={going.isLeft} className={cx(going.isLeft && "opacity-60")}>
          <Opened
            data={data}
            addressOf={addressOf}
            boardHref={boardHref}
            drawer={drawer}
            acts={acts}
            lane={lane}
            opened={opened}
            review={review}
          />
        </div>
      )}
      <RejectDialog {...acts.dialogs.rejection} />
      <RefusalDialog {...acts.refusal} />
      <ReturnDialog {...acts.dialogs.returns} />
      <ApplicantKeys
        data={data}
        root={root}
        lane={lane}
        onGo={onGo}
        acts={acts}
        opened={opened}
        isLeft={going.isLeft}
      />
    </div>
  );
}

/** An applicant who waits for a decision: the bar, the tabs, the parts and the panel. */
function Opened({
  data,
  addressOf,
  boardHref,
  drawer,
  acts,
  lane,
  opened,
  review,
}: Pick<ApplicantViewProps, "data" | "addressOf" | "boardHref" | "drawer"> & {
  acts: ReturnType<typeof useApplicantActions>;
  lane: Lane;
  opened: OpenedPanel;
  review: ReturnType<typeof reviewOf>;
}) {
  const { id, applicant, can } = data;
  const hasNotes = opened.shown?.page.startsWith(applicantNotesPath(useWorkspace(), id)) ?? false;
  const tabs = useApplicantTabs(data, { inDrawer: drawer !== undefined, hasNotes });
  const address = (other: string | null) => other && addressOf(other);
  const isNew = phaseOf(applicant.stage.kind) === "applied";
  return (
    <>
      <ApplicantBar
        applicant={applicant}
        acts={acts}
        boardHref={can.board ? boardHref : null}
        drawer={drawer}
        tools={opened.pages}
        neighbours={{ previous: address(lane.previous), next: address(lane.next) }}
      />
      {review && isNew && <ReviewProgress {...review} />}
      <ReturnNote applicant={applicant} />
      <TabBar
        tabs={tabs}
        canManage={can.manage}
        className={cx("no-print -mt-4 mb-4", !drawer && "lg:hidden")}
      />
      <Parts
        data={data}
        tabs={tabs}
        acts={acts}
        opened={opened}
        hasNotes={hasNotes}
        inDrawer={drawer !== undefined}
      />
    </>
  );
}

/** The CV, the other parts, and the panel. */
function Parts({
  data,
  tabs,
  acts,
  opened,
  hasNotes,
  inDrawer,
}: {
  data: ApplicantData;
  tabs: ApplicantTabs;
  acts: ReturnType<typeof useApplicantActions>;
  opened: OpenedPanel;
  hasNotes: boolean;
  inDrawer: boolean;
}) {
  const { applicant } = data;
  const { shown } = opened;
  const column =
    "lg:sticky lg:top-[calc(var(--spacing-header)+6rem)] lg:max-h-[calc(100dvh-var(--spacing-header)-7rem)] lg:overflow-y-auto";
  return (
    <div
      className={cx(
        "grid grid-cols-1 items-start gap-6 print:flex print:flex-col-reverse print:items-stretch",
        (!inDrawer || shown) && "lg:grid-cols-[minmax(0,1fr)_24rem]",
      )}
    >
      <div className={cx(tabs.classOf("cv"), "mx-auto w-full max-w-content")}>
        <CvView
          key={applicant.cv.url}
          cv={applicant.cv}
          text={applicant.cv_text}
          hidden={applicant.identity_hidden}
        />
      </div>
      <div
        className={cx(
          "flex flex-col gap-4",
          !inDrawer && cx(column, "print:static print:max-h-none print:overflow-visible"),
          !inDrawer && shown && "lg:hidden print:flex",
          inDrawer && tabs.shown === "cv" && "hidden",
        )}
      >
        <ApplicantParts data={data} tabs={tabs} acts={acts} hasNotes={hasNotes} />
      </div>
      {shown && (
        <div
          className={cx(
            "no-print",
            inDrawer
              ? "lg:sticky lg:top-32 lg:max-h-[calc(100dvh-var(--spacing-header)-9rem)] lg:overflow-y-auto"
              : column,
          )}
        >
          <PanelView shown={shown} id={data.id} opened={opened} />
        </div>
      )}
    </div>
  );
}

/** Puts the focus on the applicant when the panel closes, so that its keys work. */
function useFocusAfter(isOpen: boolean, root: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) root.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, root]);
}

/** The reason with which the AM sent the applicant back, until it is sent to the AM again. */
function ReturnNote({ applicant: { activities } }: Pick<ApplicantData, "applicant">) {
  const t = useTranslations("applications.console.return");
  const latest = activities
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .find(({ kind, to_stage }) => kind === "am_return" || to_stage === "sent_to_am");
  if (latest?.kind !== "am_return") return null;
  return (
    <div className="mb-6">
      <Alert tone="warning">
        {t("note", { by: latest.by ?? "" })} <span className="whitespace-pre-line">{latest.note}</span>
      </Alert>
    </div>
  );
}

function TabBar({
  tabs,
  canManage,
  className,
}: {
  tabs: ApplicantTabs;
  canManage: boolean;
  className: string;
}) {
  const t = useTranslations("applications.console.tabs");
  return (
    <div className={className}>
      <Tabs
        label={t("label")}
        items={allTabs
          .filter((tab) => canManage || !managed.includes(tab))
          .map((tab) => ({ to: { search: tabs.searchOf(tab) }, label: t(tab), current: tab === tabs.shown }))}
      />
    </div>
  );
}
