import type { ApplicantActions } from "#hiring/applications/parts/console/ApplicantBar.tsx";
import { HideForm } from "#hiring/applications/parts/console/HideForm.tsx";
import { History } from "#hiring/applications/parts/console/History.tsx";
import { OwnerForm } from "#hiring/applications/parts/console/OwnerForm.tsx";
import { Profile } from "#hiring/applications/parts/console/Profile.tsx";
import { InterviewsCard } from "#hiring/interviews/parts/console/InterviewsCard.tsx";
import { EvaluationPanel } from "#hiring/notes/parts/console/EvaluationPanel.tsx";
import { NotesPanel } from "#hiring/notes/parts/console/NotesPanel.tsx";
import { applicantNotesPath } from "#hiring/notes/paths.ts";
import { FillNote } from "#hiring/offers/parts/console/FillNote.tsx";
import { OffersCard } from "#hiring/offers/parts/console/OffersCard.tsx";
import { offerPaths } from "#hiring/offers/paths.ts";
import { ConsentCard } from "#hiring/representations/parts/console/ConsentCard.tsx";
import { RecordLink } from "#hiring/talent-pools/parts/console/RecordLink.tsx";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { cx } from "#ui/cx.ts";
import type { ApplicantData } from "../../applicant-data.ts";
import { Contact } from "./Contact.tsx";
import type { ApplicantTabs } from "./use-applicant-tabs.ts";
import { useDescribe } from "./use-describe.ts";

/** The parts of an applicant's page other than the CV. */
export function ApplicantParts({
  data,
  tabs: { classOf },
  acts,
  hasNotes,
}: {
  data: ApplicantData;
  tabs: ApplicantTabs;
  acts: ApplicantActions;
  /** Whether a panel shows the notes: two forms of one page would share their fields’ ids. */
  hasNotes: boolean;
}) {
  const workspace = useWorkspace();
  const describe = useDescribe();
  const { id, applicant, notes, feedback, contact, people, record, can } = data;
  return (
    <>
      <div className={classOf("profile")}>
        <Profile applicant={applicant}>
          {can.manage && <OwnerForm key={id} applicantId={id} owner={applicant.owner} people={people} />}
          {can.manage && <HideForm applicantId={id} hidden={applicant.hidden} />}
          {record && <RecordLink record={record} />}
        </Profile>
      </div>
      <div className={cx(classOf("interviews"), "flex flex-col gap-4")}>
        <InterviewsAndOffers data={data} acts={acts} />
      </div>
      {!hasNotes && (
        <div className={cx(classOf("notes"), "flex flex-col gap-4")}>
          <NotesPanel view={notes} path={applicantNotesPath(workspace, id)} />
          <EvaluationPanel view={feedback} path={applicantNotesPath(workspace, id)} />
        </div>
      )}
      {contact && (
        <Contact
          contact={contact}
          id={id}
          className={{ tasks: classOf("tasks"), messages: classOf("messages") }}
        />
      )}
      <div className={classOf("history")}>
        <History applicant={applicant} describe={describe} />
      </div>
    </>
  );
}

function InterviewsAndOffers({
  data: { id, applicant, consent, interviews, invite, offers, filled, can },
  acts: { actions, stage },
}: {
  data: ApplicantData;
  acts: ApplicantActions;
}) {
  const workspace = useWorkspace();
  const hired = applicant.stages.find(({ kind }) => kind === "hired");
  return (
    <>
      <FillNote
        fill={filled && { ...filled, undoable: null, can: { fill: true, undo: false } }}
        address={offerPaths.fill(workspace, applicant.job.id)}
      />
      {consent && <ConsentCard applicantId={id} requests={consent.requests} canAsk={consent.canAsk} />}
      <InterviewsCard applicantId={id} interviews={interviews} invite={invite} canSchedule={can.schedule} />
      {can.manage && (
        <OffersCard
          applicantId={id}
          offers={offers}
          canCreate={can.create}
          onHire={hired && applicant.can.move && stage.kind !== "hired" ? () => actions.move(hired) : null}
        />
      )}
    </>
  );
}
