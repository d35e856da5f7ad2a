import { useEffect, useRef, useState } from "react";
import { type To, useLocation, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { ApplicantBar } from "#hiring/applications/parts/console/ApplicantBar.tsx";
import type { StageRef } from "#hiring/applications/parts/console/board-model.ts";
import { CvView } from "#hiring/applications/parts/console/CvView.tsx";
import { HideForm } from "#hiring/applications/parts/console/HideForm.tsx";
import { type Describe, History } from "#hiring/applications/parts/console/History.tsx";
import { KeysDialog } from "#hiring/applications/parts/console/KeysDialog.tsx";
import type { Command } from "#hiring/applications/parts/console/keys.ts";
import { OwnerForm } from "#hiring/applications/parts/console/OwnerForm.tsx";
import { Profile } from "#hiring/applications/parts/console/Profile.tsx";
import { RejectDialog } from "#hiring/applications/parts/console/RejectDialog.tsx";
import { useActions } from "#hiring/applications/parts/console/use-actions.ts";
import { useKeyRows, useKeys } from "#hiring/applications/parts/console/use-keys.ts";
import { applicantMailsPath } from "#hiring/email-templates/paths.ts";
import { InterviewsCard } from "#hiring/interviews/parts/console/InterviewsCard.tsx";
import { useInterviewHistory } from "#hiring/interviews/parts/console/use-interview-history.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { applicantMessagesPath } from "#hiring/messages/console-paths.ts";
import { EvaluationPanel } from "#hiring/notes/parts/console/EvaluationPanel.tsx";
import { NotesPanel } from "#hiring/notes/parts/console/NotesPanel.tsx";
import { applicantNotesPath } from "#hiring/notes/paths.ts";
import { FillNote } from "#hiring/offers/parts/console/FillNote.tsx";
import { OffersCard } from "#hiring/offers/parts/console/OffersCard.tsx";
import { useOfferHistory } from "#hiring/offers/parts/console/use-offer-history.ts";
import { offerPaths } from "#hiring/offers/paths.ts";
import { RecordLink } from "#hiring/talent-pools/parts/console/RecordLink.tsx";
import { applicantTaskPath } from "#hiring/tasks/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { companyOf } from "#people/accounts/workspace.ts";
import { cx } from "#ui/cx.ts";
import { Tabs } from "#ui/Tabs.tsx";
import type { ApplicantData } from "../../applicant-data.ts";
import { applicantPaths } from "../../console-paths.ts";
import { Contact } from "./Contact.tsx";

const tabs = ["cv", "profile", "interviews", "notes", "messages", "tasks", "history"] as const;
/** Tabs that interviewers do not see (decision 079). */
const managed: readonly string[] = ["messages", "tasks"];

/**
 * Shows an applicant. On the applicant's page the CV has a column beside the other parts; in the board's drawer and on
 * phones, each part is a tab.
 */
export function ApplicantView({
  data,
  addressOf,
  onGo,
  boardHref,
  drawer,
}: {
  data: ApplicantData;
  /** Returns the address of another applicant of the stage. */
  addressOf: (id: string) => To;
  onGo: (id: string) => void;
  boardHref: string;
  /** Set in the drawer: the function that closes it, and the address of the applicant's page. */
  drawer?: { onClose: () => void; page: string };
}) {
  const workspace = useWorkspace();
  const company = companyOf(workspace);
  const { id, applicant, interviews, invite, offers, filled, notes, feedback, contact, people, record, can } =
    data;
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const t = useTranslations("applications.console");
  const [help, setHelp] = useState(false);
  // The applicant's id, so that the dialog does not stay open for the next applicant.
  const [rejecting, setRejecting] = useState<string | null>(null);
  const { pending: all, start } = useActions(applicantPaths.detail(workspace, id));
  // An action on the previous applicant may still be running after the reader has opened the next.
  const pending = all.filter((action) => action.applicant === id);
  const ofInterview = useInterviewHistory();
  const ofOffer = useOfferHistory();
  const bar = useRef<HTMLDivElement>(null);
  const noteBox = useRef<HTMLDivElement>(null);
  // True until the note box is focused, which has to wait for its tab to be shown.
  const writesNote = useRef(Boolean((state as { note?: boolean } | null)?.note));
  const describe: Describe = (activity) => ofInterview(activity) ?? ofOffer(activity);
  const lane = useLane(id, applicant.neighbours);

  const address = (other: string | null) => other && addressOf(other);
  const name = applicant.full_name;
  const last = pending.at(-1);
  const stage = last?.intent === "move" ? last.to : applicant.stage;
  const hired = applicant.stages.find(({ kind }) => kind === "hired");

  const more = can.manage
    ? ([
        { to: applicantMailsPath(workspace, id), icon: "mail", label: t("tabs.email") },
        { to: applicantTaskPath(workspace, id), icon: "check", label: t("tabs.task") },
      ] as const)
    : [];
  const actions = {
    move: (to: StageRef) =>
      start({ intent: "move", applicant: id, name, from: stage, fromIndex: applicant.index, to, index: 0 }),
    restore: () => start({ intent: "restore", applicant: id, name, to: null, index: null }),
    reject: () => setRejecting(id),
  };
  const keyRows = useKeyRows("applicant");
  const keys = useKeys((command: Command) => {
    const to = command === "next" ? lane.next : command === "previous" ? lane.previous : null;
    if (to) onGo(to);
    if (command === "move") bar.current?.querySelector<HTMLElement>("[data-menu]")?.click();
    if (command === "reject" && applicant.can.reject) actions.reject();
    if (command === "interview" && can.schedule) void navigate(interviewPaths.new(workspace, id));
    if (command === "offer" && can.create) void navigate(offerPaths.write(workspace, id));
    if (command === "note") {
      if (drawer && shown !== "notes") {
        writesNote.current = true;
        void navigate({ search: tabSearch("notes") }, { replace: true });
      } else focusNote();
    }
    if (command === "help") setHelp(true);
  });

  // An applicant without a CV opens with the profile, not with an empty tab.
  const first = applicant.cv_text.state === "none" ? "profile" : "cv";
  const shown = tabs.find((tab) => tab === params.get("tab")) ?? first;
  const focusNote = () => noteBox.current?.querySelector("textarea")?.focus();
  useEffect(() => {
    if (shown !== "notes" || !writesNote.current) return;
    writesNote.current = false;
    focusNote();
  });
  const tabSearch = (tab: string) => `?${withTab(params, tab)}`;
  const only = (tab: string) => cx(shown !== tab && (drawer ? "hidden" : "max-lg:hidden print:block!"));
  return (
    <div ref={bar} className={cx(drawer ? "px-4 pt-6 pb-6 sm:px-6" : "max-lg:pb-16")}>
      <ApplicantBar
        applicant={applicant}
        stage={stage}
        busy={pending.length > 0}
        actions={actions}
        boardHref={can.board ? boardHref : null}
        drawer={drawer}
        messagesHref={can.manage ? applicantMessagesPath(workspace, id) : null}
        more={more}
        previous={address(lane.previous)}
        next={address(lane.next)}
      />
      <div className={cx("no-print -mt-4 mb-4", !drawer && "lg:hidden")}>
        <Tabs
          label={t("tabs.label")}
          items={[
            ...tabs
              .filter((tab) => can.manage || !managed.includes(tab))
              .map((tab) => ({
                to: { search: tabSearch(tab) },
                label: t(`tabs.${tab}`),
                current: tab === shown,
              })),
          ]}
        />
      </div>
      <div
        className={cx(
          "grid grid-cols-1 items-start gap-6 print:flex print:flex-col-reverse print:items-stretch",
          !drawer && "lg:grid-cols-[minmax(0,1fr)_24rem]",
        )}
      >
        <div className={cx(only("cv"), "mx-auto w-full max-w-content")}>
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
          <div className={only("profile")}>
            <Profile applicant={applicant}>
              {can.manage && <OwnerForm key={id} applicantId={id} owner={applicant.owner} people={people} />}
              {can.manage && <HideForm applicantId={id} hidden={applicant.hidden} />}
              {record && <RecordLink record={record} />}
            </Profile>
          </div>
          <div className={cx(only("interviews"), "flex flex-col gap-4")}>
            {company && (
              <FillNote
                fill={filled && { ...filled, undoable: null, can: { fill: true, undo: false } }}
                address={offerPaths.fill(company, applicant.job.id)}
              />
            )}
            <InterviewsCard
              applicantId={id}
              interviews={interviews}
              invite={invite}
              canSchedule={can.schedule}
            />
            {can.manage && (
              <OffersCard
                applicantId={id}
                offers={offers}
                canCreate={can.create}
                onHire={
                  hired && applicant.can.move && stage.kind !== "hired" ? () => actions.move(hired) : null
                }
              />
            )}
          </div>
          <div className={cx(only("notes"), "flex flex-col gap-4")} ref={noteBox}>
            <NotesPanel view={notes} path={applicantNotesPath(workspace, id)} />
            <EvaluationPanel view={feedback} path={applicantNotesPath(workspace, id)} />
          </div>
          {contact && (
            <Contact
              contact={contact}
              id={id}
              className={{ tasks: only("tasks"), messages: only("messages") }}
            />
          )}
          <div className={only("history")}>
            <History applicant={applicant} describe={describe} />
          </div>
        </div>
      </div>
      <RejectDialog
        who={rejecting === id ? { id, name, count: 1, unreached: applicant.unreached } : null}
        onClose={() => setRejecting(null)}
        onReject={(rejection) => {
          setRejecting(null);
          start({ intent: "reject", applicant: id, name, from: stage, ...rejection });
        }}
      />
      <KeysDialog open={help} onClose={() => setHelp(false)} rows={keyRows} on={keys.on} onTurn={keys.turn} />
    </div>
  );
}

function withTab(params: URLSearchParams, tab: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set("tab", tab);
  return next;
}

/** Returns the applicant's neighbours at the time it was opened: a move to another stage does not change what previous and next open. */
function useLane(id: string, now: { previous: string | null; next: string | null }) {
  const [lane, setLane] = useState({ id, ...now });
  if (lane.id === id) return lane;
  const fresh = { id, ...now };
  setLane(fresh);
  return fresh;
}
