import { useRef, useState } from "react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from "react-router";
import { useTranslations } from "use-intl";
import { companyMembers } from "#accounts/contract-profile.ts";
import { runAction } from "#applications/board-action.ts";
import { applicantDetail } from "#applications/contract.ts";
import { ApplicantBar } from "#applications/parts/console/ApplicantBar.tsx";
import type { StageRef } from "#applications/parts/console/board-model.ts";
import { CvView } from "#applications/parts/console/CvView.tsx";
import { type Describe, History } from "#applications/parts/console/History.tsx";
import { KeysDialog } from "#applications/parts/console/KeysDialog.tsx";
import type { Command } from "#applications/parts/console/keys.ts";
import { OwnerForm } from "#applications/parts/console/OwnerForm.tsx";
import { Profile } from "#applications/parts/console/Profile.tsx";
import { RejectDialog } from "#applications/parts/console/RejectDialog.tsx";
import { useActions } from "#applications/parts/console/use-actions.ts";
import { useKeyRows, useKeys } from "#applications/parts/console/use-keys.ts";
import {
  applicantMailsPath,
  applicantMessagesPath,
  applicantNotesPath,
  applicantTaskPath,
} from "#applications/paths.ts";
import { applicantInterviews } from "#interviews/contract.ts";
import { InterviewsCard } from "#interviews/parts/console/InterviewsCard.tsx";
import { useInterviewHistory } from "#interviews/parts/console/use-interview-history.ts";
import { interviewPaths } from "#interviews/paths.ts";
import { consolePaths } from "#jobs/paths.ts";
import { formOf, load } from "#kit/page.ts";
import { applicantNotes, evaluations } from "#notes/contract.ts";
import { EvaluationPanel } from "#notes/parts/console/EvaluationPanel.tsx";
import { NotesPanel } from "#notes/parts/console/NotesPanel.tsx";
import { evaluationsView, notesView } from "#notes/parts/console/notes-view.ts";
import { applicantOffers } from "#offers/contract.ts";
import { FilledNote, OffersCard } from "#offers/parts/console/OffersCard.tsx";
import { useOfferHistory } from "#offers/parts/console/use-offer-history.ts";
import { offerPaths } from "#offers/paths.ts";
import { personOf } from "#talent-pools/contract.ts";
import { RecordLink } from "#talent-pools/parts/console/RecordLink.tsx";
import { cx } from "#ui/cx.ts";
import { Tabs } from "#ui/Tabs.tsx";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const at = { params: { id: params.applicantId } };
  const { data } = await load(context, request, applicantDetail, at);
  const interviews = await load(context, request, applicantInterviews, at);
  const offers = await load(context, request, applicantOffers, at);
  const notes = await load(context, request, applicantNotes.list, { ...at, query: {} });
  const judged = await load(context, request, evaluations, at);
  const members = await load(context, request, companyMembers, { query: { active: true, all: true } });
  const { candidate_id, erased_at } = data.attributes;
  const person = erased_at
    ? null
    : (await load(context, request, personOf, { params: { id: candidate_id } })).data;
  return {
    ...{
      id: data.id,
      applicant: data.attributes,
      interviews: interviews.data,
      invite: interviews.meta.invite,
    },
    ...{ offers: offers.data, filled: offers.meta.filled },
    ...{ notes: notesView(notes, undefined), feedback: evaluationsView(judged) },
    people: members.data.map((member) => ({ value: member.id, label: member.attributes.full_name })),
    record: person && {
      id: person.id,
      pools: person.attributes.pools.map(({ name }) => name),
      duplicates: person.attributes.duplicates.length,
    },
    can: { ...interviews.meta.can, ...offers.meta.can },
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return runAction({ context, request }, await formOf(request));
}

/** Another tab of the page shows what is here already. */
export function shouldRevalidate(given: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = given;
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !formMethod && samePage ? false : defaultShouldRevalidate;
}

const tabs = ["cv", "profile", "interviews", "notes", "history"] as const;

export default function ApplicantPage() {
  const { id, applicant, interviews, invite, offers, filled, notes, feedback, people, record, can } =
    useLoaderData<typeof loader>();
  const { companyId } = useParams();
  const { pathname, state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const t = useTranslations("applications.console");
  const [help, setHelp] = useState(false);
  // Of whom: a question about one applicant never becomes one about the next.
  const [rejecting, setRejecting] = useState<string | null>(null);
  const { pending: all, start } = useActions(pathname);
  // The one before may still be on its way when the reader has gone on.
  const pending = all.filter((action) => action.applicant === id);
  const ofInterview = useInterviewHistory();
  const ofOffer = useOfferHistory();
  const noteBox = useRef<HTMLDivElement>(null);
  const describe: Describe = (activity) => ofInterview(activity) ?? ofOffer(activity);
  const lane = useLane(id, applicant.neighbours);

  const company = Number(companyId);
  const backTo = (state as { board?: string } | null)?.board ?? "";
  const address = (other: string | null) => other && consolePaths.applicant(company, other);
  const name = applicant.full_name;
  const last = pending.at(-1);
  const stage = last?.intent === "move" ? last.to : applicant.stage;

  const more = [
    { to: applicantMailsPath(company, id), icon: "mail", label: t("tabs.email") },
    { to: applicantTaskPath(company, id), icon: "check", label: t("tabs.task") },
  ] as const;
  const actions = {
    move: (to: StageRef) =>
      start({ intent: "move", applicant: id, name, from: stage, fromIndex: applicant.index, to, index: 0 }),
    restore: () => start({ intent: "restore", applicant: id, name, to: null, index: null }),
    reject: () => setRejecting(id),
  };
  const keyRows = useKeyRows("applicant");
  const keys = useKeys((command: Command) => {
    const to = command === "next" ? lane.next : command === "previous" ? lane.previous : null;
    if (to) void navigate({ pathname: address(to) ?? "", search: String(params) }, { state });
    if (command === "move") document.querySelector<HTMLElement>("[data-menu]")?.click();
    if (command === "reject" && applicant.can.reject) actions.reject();
    if (command === "interview" && can.schedule) void navigate(interviewPaths.new(company, id));
    if (command === "offer" && can.create) void navigate(offerPaths.write(company, id));
    if (command === "note") noteBox.current?.querySelector("textarea")?.focus();
    if (command === "help") setHelp(true);
  });

  const shown = tabs.find((tab) => tab === params.get("tab")) ?? "cv";
  const only = (tab: string) => cx(shown !== tab && "max-lg:hidden print:block!");
  return (
    <div className="max-lg:pb-16">
      <title>{`${name} – ${applicant.job.title}`}</title>
      <ApplicantBar
        applicant={applicant}
        stage={stage}
        busy={pending.length > 0}
        actions={actions}
        boardHref={consolePaths.board(company, applicant.job.id) + backTo}
        messagesHref={applicantMessagesPath(company, id)}
        more={more}
        previous={address(lane.previous)}
        next={address(lane.next)}
      />
      <div className="no-print -mt-4 mb-4 lg:hidden">
        <Tabs
          label={t("tabs.label")}
          items={[
            ...tabs.map((tab) => ({
              to: { search: `?tab=${tab}` },
              label: t(`tabs.${tab}`),
              current: tab === shown,
            })),
            ...more.map(({ to, label }) => ({ to, label })),
          ]}
        />
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] print:flex print:flex-col-reverse print:items-stretch">
        <div className={cx(only("cv"), "mx-auto w-full max-w-content")}>
          <CvView key={applicant.cv.url} cv={applicant.cv} text={applicant.cv_text} />
        </div>
        <div className="flex flex-col gap-4 lg:sticky lg:top-[calc(var(--spacing-header)+6rem)] lg:max-h-[calc(100dvh-var(--spacing-header)-7rem)] lg:overflow-y-auto print:static print:max-h-none print:overflow-visible">
          <div className={only("profile")}>
            <Profile applicant={applicant}>
              <OwnerForm key={id} applicantId={id} owner={applicant.owner} people={people} />
              {record && <RecordLink companyId={company} record={record} />}
            </Profile>
          </div>
          <div className={cx(only("interviews"), "flex flex-col gap-4")}>
            <FilledNote filled={filled} write={offerPaths.write(company, id)} />
            <InterviewsCard
              companyId={company}
              applicantId={id}
              interviews={interviews}
              invite={invite}
              canSchedule={can.schedule}
            />
            <OffersCard companyId={company} applicantId={id} offers={offers} canCreate={can.create} />
          </div>
          <div className={cx(only("notes"), "flex flex-col gap-4")} ref={noteBox}>
            <NotesPanel view={notes} path={applicantNotesPath(company, id)} />
            <EvaluationPanel view={feedback} path={applicantNotesPath(company, id)} />
          </div>
          <div className={only("history")}>
            <History applicant={applicant} describe={describe} />
          </div>
        </div>
      </div>
      <RejectDialog
        who={rejecting === id ? { id, name } : null}
        onClose={() => setRejecting(null)}
        onReject={(given) => {
          setRejecting(null);
          start({ intent: "reject", applicant: id, name, from: stage, ...given });
        }}
      />
      <KeysDialog open={help} onClose={() => setHelp(false)} rows={keyRows} on={keys.on} onTurn={keys.turn} />
    </div>
  );
}

/** Before and after it where it stood when it was opened: a move does not change whom the reader goes on to. */
function useLane(id: string, now: { previous: string | null; next: string | null }) {
  const [lane, setLane] = useState({ id, ...now });
  if (lane.id === id) return lane;
  const fresh = { id, ...now };
  setLane(fresh);
  return fresh;
}
