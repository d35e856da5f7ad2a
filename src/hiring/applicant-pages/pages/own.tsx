import { type MouseEvent, useCallback, useState } from "react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { useTranslations } from "use-intl";
import { consent, myApplication } from "#hiring/applications/contract.ts";
import { Notes } from "#hiring/applications/parts/ApplicationCard.tsx";
import { type ApplicationView, applicationView } from "#hiring/applications/parts/application-view.ts";
import { type ConsentResult, Keeping } from "#hiring/applications/parts/Keeping.tsx";
import { OfferNote } from "#hiring/applications/parts/OfferNote.tsx";
import { StatusPill } from "#hiring/applications/parts/StatusPill.tsx";
import { Steps } from "#hiring/applications/parts/Steps.tsx";
import { WithdrawDialog } from "#hiring/applications/parts/WithdrawDialog.tsx";
import { pathId } from "#hiring/applications/path-id.ts";
import { applicationPaths } from "#hiring/applications/paths.ts";
import { endedStatuses } from "#hiring/applications/terms.ts";
import { myInterviews } from "#hiring/interviews/contract-candidate.ts";
import { OwnInterviews } from "#hiring/interviews/parts/OwnInterviews.tsx";
import { ownMessagesPath } from "#hiring/messages/paths.ts";
import { myOffers } from "#hiring/offers/contract.ts";
import { OwnOfferCard } from "#hiring/offers/parts/OwnOfferCard.tsx";
import { readForm } from "#kit/form.ts";
import { load, pageServices, submit } from "#kit/page.ts";
import { dayOf } from "#platform/reference/calendar.ts";
import { PageHead } from "#platform/seo/PageHead.tsx";
import { Avatar } from "#ui/Avatar.tsx";
import { Button, buttonClass } from "#ui/Button.tsx";
import { Card, CardHeader } from "#ui/Card.tsx";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { Timeline, type TimelineEntry } from "#ui/Timeline.tsx";
import { useDate } from "#ui/use-date.ts";
import { ownApplicationPath } from "../paths.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { language, now } = context.get(pageServices);
  const id = pathId(params.id);
  const [application, interviews, offers] = await Promise.all([
    load(context, request, myApplication, { params: { id } }),
    load(context, request, myInterviews, { query: { application_id: id } }),
    load(context, request, myOffers, { query: { application_id: id } }),
  ]);
  return {
    application: applicationView(application.data, language),
    interviews: interviews.data,
    invites: interviews.meta.invites,
    today: dayOf(now),
    offers: offers.data,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const form = await readForm(request, consent.body);
  const id = pathId(params.id);
  const outcome = await submit(context, request, consent, { params: { id }, body: form.values });
  if (outcome.ok) return data<ConsentResult>({ problem: null });
  return data<ConsentResult>({ problem: outcome.errors[0]?.detail ?? "" }, { status: outcome.status });
}

const kinds = [
  "applied",
  "viewed",
  "under_review",
  "interview",
  "offer",
  "offer_accepted",
  "offer_declined",
  "hired",
  "rejected",
  "no_response",
  "withdrawn",
] as const;
const icons: Record<(typeof kinds)[number], IconName> = {
  applied: "upload",
  viewed: "eye",
  under_review: "search",
  interview: "calendar",
  offer: "mail",
  offer_accepted: "check",
  offer_declined: "x",
  hired: "star",
  rejected: "x",
  no_response: "clock",
  withdrawn: "undo",
};

/** The candidate's page of an application: its status, its history, and the CV and letter that were sent. */
export default function MyApplication() {
  const { application, offers, interviews, invites, today } = useLoaderData<typeof loader>();
  const t = useTranslations("applications.site.mine");
  const [withdrawing, setWithdrawing] = useState(false);
  const close = useCallback(() => setWithdrawing(false), []);
  const back = ownApplicationPath(application.id);
  return (
    <div className="mx-auto flex w-full max-w-reading flex-col gap-4">
      <PageHead title={application.title} noindex />
      <div>
        <Button to={applicationPaths.list} variant="ghost" size="sm" icon="arrow-left" className="-ml-3">
          {t("title")}
        </Button>
      </div>
      <Summary
        application={application}
        hasOffers={offers.length > 0}
        onWithdraw={() => setWithdrawing(true)}
      />
      {offers.map((offer) => (
        <OwnOfferCard key={offer.id} offer={offer} back={back} />
      ))}
      <OwnInterviews interviews={interviews} invites={invites} today={today} back={back} />
      <Card>
        <CardHeader title={t("timeline")} className="mb-4" />
        <History application={application} />
      </Card>
      <Card>
        <CardHeader
          title={t("messages")}
          text={t("messagesText")}
          actions={
            <Button
              to={ownMessagesPath(application.id)}
              variant={application.unreadMessages > 0 ? "primary" : "secondary"}
              icon="mail"
            >
              {t("messagesOpen", { count: application.unreadMessages })}
            </Button>
          }
        />
      </Card>
      <SentFiles application={application} />
      <Card>
        <CardHeader title={t("keep.title")} className="mb-3" />
        <Keeping application={application} />
      </Card>
      <WithdrawDialog application={withdrawing ? application : null} onClose={close} />
    </div>
  );
}

/** The job, the status and the actions. The note about an offer is shown if there is no card with the offer, and after a hiring. */
function Summary({
  application,
  hasOffers,
  onWithdraw,
}: {
  application: ApplicationView;
  hasOffers: boolean;
  onWithdraw: () => void;
}) {
  const t = useTranslations("applications.site.mine");
  const { company } = application;
  return (
    <Card className="flex flex-col gap-5">
      <div className="flex gap-4">
        <Avatar name={company.name} src={company.logo} square size="lg" />
        <div className="min-w-0 flex-1">
          <h1 className="text-xl font-semibold">{application.title}</h1>
          <p className="text-ink-700">{company.name}</p>
          <p className="mt-2">
            <StatusPill application={application} />
          </p>
        </div>
      </div>
      <Steps application={application} />
      {(!hasOffers || application.status === "hired") && <OfferNote application={application} />}
      <Notes application={application} />
      <div className="-mb-2 flex flex-wrap justify-between gap-2 border-t border-line pt-3">
        <Button to={application.jobPath} variant="ghost" size="sm" className="-ml-3" iconAfter="arrow-right">
          {t("seeJob")}
        </Button>
        {application.canWithdraw && (
          <Button
            to={applicationPaths.withdraw(application.id)}
            variant="ghost"
            size="sm"
            onClick={(event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              onWithdraw();
            }}
          >
            {t("withdraw")}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The CV and the cover letter as they were sent; renders nothing after their erasure. */
function SentFiles({ application: { id, cv, coverLetter } }: { application: ApplicationView }) {
  const t = useTranslations("applications.site.mine");
  if (!cv) return null;
  return (
    <Card>
      <CardHeader
        title={t("cv")}
        actions={
          <a
            href={applicationPaths.cvFile(id)}
            download
            className={buttonClass({ variant: "secondary", size: "sm" })}
          >
            <Icon name="download" size="sm" />
            {t("cvOpen")}
          </a>
        }
      />
      <p className="mt-2 flex items-center gap-2 text-ink-700">
        <Icon name="file" size="sm" />
        <span className="min-w-0 break-all">{cv.name}</span>
      </p>
      {coverLetter && (
        <div className="mt-6 border-t border-line pt-4">
          <h2 className="font-semibold">{t("coverLetter")}</h2>
          <p className="mt-2 whitespace-pre-line text-ink-700">{coverLetter}</p>
        </div>
      )}
    </Card>
  );
}

function History({ application }: { application: ApplicationView }) {
  const t = useTranslations("applications.site.mine");
  const day = useDate("day");
  const entries: TimelineEntry[] = application.timeline.flatMap(({ kind, at }, index) => {
    const shownKind = kinds.find((each) => each === kind);
    if (!shownKind) return [];
    const ended = endedStatuses.includes(shownKind) || shownKind === "offer_declined";
    return [
      {
        key: index,
        title: t(`kinds.${shownKind}`),
        time: <RelativeTime at={at} />,
        icon: icons[shownKind],
        tone: ended
          ? "neutral"
          : ["hired", "offer", "offer_accepted"].includes(shownKind)
            ? "success"
            : "leaf",
      },
    ];
  });
  if (application.respondBy) {
    entries.push({
      key: "ahead",
      title: t("ahead", { date: day(application.respondBy) }),
      ahead: true,
      icon: "clock",
    });
  }
  return <Timeline entries={entries} />;
}
