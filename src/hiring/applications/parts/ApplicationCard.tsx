import type { MouseEvent } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ownApplicationPath } from "#hiring/applicant-pages/paths.ts";
import { ownMessagesPath } from "#hiring/messages/paths.ts";
import { Alert } from "#ui/Alert.tsx";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button } from "#ui/Button.tsx";
import { Card, cardLinkClass } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { useDate } from "#ui/use-date.ts";
import { applicationPaths } from "../paths.ts";
import { endedStatuses } from "../terms.ts";
import type { ApplicationView } from "./application-view.ts";
import { Consented } from "./Keeping.tsx";
import { OfferNote } from "./OfferNote.tsx";
import { StatusPill } from "./StatusPill.tsx";
import { Steps } from "./Steps.tsx";

interface ApplicationCardProps {
  application: ApplicationView;
  /** Opens the dialog for withdrawing; without JavaScript the button links to a page. */
  onWithdraw: () => void;
}

/** An application in the candidate's list: the job, the status and the actions. */
export function ApplicationCard({ application, onWithdraw }: ApplicationCardProps) {
  const { company } = application;
  return (
    <Card
      interactive
      className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <div className="flex min-w-0 gap-4">
        <Avatar name={company.name} src={company.logo} square size="lg" />
        <div className="min-w-0 flex-1">
          <TitleAndBadges application={application} />
          <p className="truncate text-sm text-ink-700">{company.name}</p>
          <Times application={application} />
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <Steps application={application} />
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 empty:hidden has-[>:only-child:empty]:hidden">
          <div className="min-w-0 flex-1 basis-60">
            <Notes application={application} />
          </div>
          {application.canWithdraw && <WithdrawButton application={application} onWithdraw={onWithdraw} />}
        </div>
      </div>
      <Consented application={application} />
      <div className="empty:hidden lg:col-span-2">
        <OfferNote application={application} />
      </div>
    </Card>
  );
}

function TitleAndBadges({ application }: { application: ApplicationView }) {
  const t = useTranslations("applications.site.mine");
  const { id, status, title, jobOpen, unreadMessages } = application;
  const running = !endedStatuses.includes(status) && status !== "hired";
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <h2 className="line-clamp-2 min-w-0 flex-1 basis-56 font-semibold">
        <Link to={ownApplicationPath(id)} className={cardLinkClass}>
          {title}
        </Link>
      </h2>
      <span className="flex flex-wrap gap-1.5">
        {!jobOpen && running && <Badge>{t("jobClosed")}</Badge>}
        {unreadMessages > 0 && (
          <Link to={ownMessagesPath(id)} className="relative z-1">
            <Badge tone="info" icon="mail">
              {t("unread", { count: unreadMessages })}
            </Badge>
          </Link>
        )}
        <StatusPill application={application} />
      </span>
    </div>
  );
}

/** The times at which the candidate applied and the employer viewed the application. */
function Times({ application: { appliedAt, viewedAt, status } }: { application: ApplicationView }) {
  const t = useTranslations("applications.site.mine");
  const seen = viewedAt
    ? t.rich("viewed", { when: () => <RelativeTime at={viewedAt} /> })
    : // After a response or a withdrawal, it does not matter that the employer has not viewed the application.
      status === "applied" && t("notViewed");
  return (
    <p className="mt-1 flex flex-wrap gap-x-2 text-sm text-ink-500">
      <span>{t.rich("appliedOn", { when: () => <RelativeTime at={appliedAt} /> })}</span>
      {seen && (
        <>
          <span aria-hidden="true">·</span>
          <span>{seen}</span>
        </>
      )}
    </p>
  );
}

function WithdrawButton({ application, onWithdraw }: ApplicationCardProps) {
  const t = useTranslations("applications.site.mine");
  return (
    <Button
      to={applicationPaths.withdraw(application.id)}
      variant="ghost"
      size="sm"
      className="relative z-1 -mr-3 -mb-1"
      preventScrollReset
      onClick={(event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        onWithdraw();
      }}
    >
      {t("withdraw")}
    </Button>
  );
}

/** The employer's answer to an application, or the date by which the employer has to respond. */
export function Notes({ application }: { application: ApplicationView }) {
  const t = useTranslations("applications.site.mine");
  const day = useDate("day");
  const { status, waiting, respondBy, rejectText } = application;
  if (rejectText) {
    return (
      <div className="rounded-lg bg-hover p-4 text-sm">
        <p className="font-semibold">{t(status === "no_response" ? "kinds.no_response" : "answer")}</p>
        <p className="mt-0.5 text-ink-700">{rejectText}</p>
      </div>
    );
  }
  if (waiting && respondBy) {
    return (
      <Alert tone="warning" title={t("waiting")}>
        {t("waitingText", { date: day(respondBy) })}
      </Alert>
    );
  }
  return respondBy ? (
    <p className="text-sm text-ink-700">{t("respondBy", { date: day(respondBy) })}</p>
  ) : null;
}
