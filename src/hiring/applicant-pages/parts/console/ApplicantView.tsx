import { type RefObject, useRef, useState } from "react";
import { type To, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { sharePaths } from "#agency/shares/console-paths.ts";
import { ApplicantBar } from "#hiring/applications/parts/console/ApplicantBar.tsx";
import { CvView } from "#hiring/applications/parts/console/CvView.tsx";
import { KeysDialog } from "#hiring/applications/parts/console/KeysDialog.tsx";
import type { Command } from "#hiring/applications/parts/console/keys.ts";
import { RefusalDialog } from "#hiring/applications/parts/console/RefusalDialog.tsx";
import { RejectDialog } from "#hiring/applications/parts/console/RejectDialog.tsx";
import { ReturnDialog } from "#hiring/applications/parts/console/ReturnDialog.tsx";
import { useKeyRows, useKeys } from "#hiring/applications/parts/console/use-keys.ts";
import { applicantMailsPath } from "#hiring/email-templates/paths.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { applicantMessagesPath } from "#hiring/messages/console-paths.ts";
import { offerPaths } from "#hiring/offers/paths.ts";
import { representationsPath } from "#hiring/representations/paths.ts";
import { applicantCallPath, applicantTaskPath } from "#hiring/tasks/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Alert } from "#ui/Alert.tsx";
import { cx } from "#ui/cx.ts";
import { Tabs } from "#ui/Tabs.tsx";
import type { ApplicantData } from "../../applicant-data.ts";
import { ApplicantParts } from "./ApplicantParts.tsx";
import { useApplicantActions } from "./use-applicant-actions.ts";
import { type ApplicantTabs, tabs as allTabs, useApplicantTabs } from "./use-applicant-tabs.ts";

/** Tabs that interviewers do not see (decision 079). */
const managed: readonly string[] = ["messages", "tasks"];

interface ApplicantViewProps {
  data: ApplicantData;
  /** Returns the address of another applicant of the stage. */
  addressOf: (id: string) => To;
  onGo: (id: string) => void;
  boardHref: string;
  /** Set in the drawer: the function that closes it, and the address of the applicant's page. */
  drawer?: { onClose: () => void; page: string };
}

/**
 * Shows an applicant. On the applicant's page the CV has a column beside the other parts; in the board's drawer and on
 * phones, each part is a tab.
 */
export function ApplicantView({ data, addressOf, onGo, boardHref, drawer }: ApplicantViewProps) {
  const { id, applicant, can } = data;
  const workspace = useWorkspace();
  const acts = useApplicantActions(data);
  const tabs = useApplicantTabs(data, drawer !== undefined);
  const lane = useLane(id, applicant.neighbours);
  const more = useWritingLinks(data);
  const bar = useRef<HTMLDivElement>(null);
  const address = (other: string | null) => other && addressOf(other);
  return (
    <div ref={bar} className={cx(drawer ? "px-4 pt-6 pb-6 sm:px-6" : "max-lg:pb-16")}>
      <ApplicantBar
        applicant={applicant}
        acts={acts}
        boardHref={can.board ? boardHref : null}
        drawer={drawer}
        messagesHref={can.manage ? applicantMessagesPath(workspace, id) : null}
        more={more}
        neighbours={{ previous: address(lane.previous), next: address(lane.next) }}
      />
      <ReturnNote applicant={applicant} />
      <TabBar
        tabs={tabs}
        canManage={can.manage}
        className={cx("no-print -mt-4 mb-4", !drawer && "lg:hidden")}
      />
      <div
        className={cx(
          "grid grid-cols-1 items-start gap-6 print:flex print:flex-col-reverse print:items-stretch",
          !drawer && "lg:grid-cols-[minmax(0,1fr)_24rem]",
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
            !drawer &&
              "lg:sticky lg:top-[calc(var(--spacing-header)+6rem)] lg:max-h-[calc(100dvh-var(--spacing-header)-7rem)] lg:overflow-y-auto print:static print:max-h-none print:overflow-visible",
          )}
        >
          <ApplicantParts data={data} tabs={tabs} acts={acts} />
        </div>
      </div>
      <RejectDialog {...acts.rejection} />
      <RefusalDialog {...acts.refusal} />
      <ReturnDialog {...acts.returns} />
      <Keys data={data} bar={bar} lane={lane} onGo={onGo} acts={acts} writeNote={tabs.writeNote} />
    </div>
  );
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

/** Returns the links for writing an email or a task about an applicant; none for interviewers. */
function useWritingLinks({ id, can }: ApplicantData) {
  const workspace = useWorkspace();
  const t = useTranslations("applications.console.tabs");
  if (!can.manage) return [];
  return [
    { to: applicantMailsPath(workspace, id), icon: "mail", label: t("email") },
    { to: applicantTaskPath(workspace, id), icon: "check", label: t("task") },
  ] as const;
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

/** Listens for the keys of an applicant's page, and shows their list on request. */
function Keys({
  data: { id, applicant, consent, can },
  bar,
  lane,
  onGo,
  acts,
  writeNote,
}: {
  data: ApplicantData;
  bar: RefObject<HTMLElement | null>;
  lane: Lane;
  onGo: (id: string) => void;
  acts: ReturnType<typeof useApplicantActions>;
  writeNote: () => void;
}) {
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const [help, setHelp] = useState(false);
  const keyRows = useKeyRows("applicant", consent !== null);
  const keys = useKeys(
    (command: Command) => {
      const to = command === "next" ? lane.next : command === "previous" ? lane.previous : null;
      if (to) onGo(to);
      if (command === "move") bar.current?.querySelector<HTMLElement>("[data-menu]")?.click();
      if (command === "reject" && applicant.can.reject) acts.actions.reject();
      if (command === "interview" && can.schedule) void navigate(interviewPaths.new(workspace, id));
      if (command === "offer" && can.create) void navigate(offerPaths.write(workspace, id));
      if (command === "note") writeNote();
      if (command === "help") setHelp(true);
      if (command === "ask" && consent) void navigate(representationsPath(id));
      if (command === "call" && consent) void navigate(applicantCallPath(workspace, id));
      if (command === "return") acts.review?.sendBack();
      if (command === "submit" && applicant.can.move) {
        if (acts.submit) acts.submit();
        else void navigate(sharePaths.applicant(id));
      }
    },
    { agency: consent !== null },
  );
  return (
    <KeysDialog open={help} onClose={() => setHelp(false)} rows={keyRows} on={keys.on} onTurn={keys.turn} />
  );
}

interface Lane {
  previous: string | null;
  next: string | null;
}

/** Returns the applicant's neighbours at the time it was opened: a move to another stage does not change what previous and next open. */
function useLane(id: string, now: Lane): Lane {
  const [lane, setLane] = useState({ id, ...now });
  if (lane.id === id) return lane;
  const fresh = { id, ...now };
  setLane(fresh);
  return fresh;
}
