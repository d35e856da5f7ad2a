import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { interviewPaths } from "#hiring/interviews/paths.ts";
import { applicantMessagesPath } from "#hiring/messages/console-paths.ts";
import { offerPaths } from "#hiring/offers/paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge, type Tone } from "#ui/Badge.tsx";
import type { IconName } from "#ui/icons/Icon.tsx";
import { useDate } from "#ui/use-date.ts";
import type { Card } from "./board-model.ts";
import { reasonKey } from "./reasons.ts";

const consentTones = {
  none: "neutral",
  asked: "neutral",
  provisional: "warning",
  yes: "success",
  no: "danger",
  expired: "neutral",
  revoked: "danger",
} as const;

const answerTones = { fit: "success", maybe: "warning", no: "danger" } as const;
const offerTones = {
  draft: "neutral",
  pending: "info",
  accepted: "success",
  declined: "danger",
  expired: "warning",
} as const;
const interviewTones = {
  pending: "info",
  accepted: "success",
  declined: "danger",
  proposed_new_time: "warning",
} as const;

/** Badges for facts that need the recruiter's attention; those about a page lead to it. Nothing for a card without such facts. */
export function CardMarks({ card: { id, attributes } }: { card: Card }) {
  const { consent, client_answer, waiting, flags, unread, reject_reason_id, offer, interview, tags } =
    attributes;
  const t = useTranslations("applications.console.card");
  const workspace = useWorkspace();
  if (!consent && !unread && !waiting && !flags && !reject_reason_id && !offer && !interview && !tags)
    return null;
  return (
    <p className="mt-2 flex flex-wrap gap-1">
      {interview && <InterviewMark {...interview} />}
      {offer && (
        <BadgeLink to={offerPaths.write(workspace, id)} tone={offerTones[offer]} icon="file">
          {t(`offer.${offer}`)}
        </BadgeLink>
      )}
      {consent && <Badge tone={consentTones[consent]}>{t(`consent.${consent}`)}</Badge>}
      {client_answer && <Badge tone={answerTones[client_answer]}>{t(`answer.${client_answer}`)}</Badge>}
      {unread && (
        <BadgeLink to={applicantMessagesPath(workspace, id)} tone="info" icon="mail">
          {t("unread")}
        </BadgeLink>
      )}
      {waiting && (
        <Badge tone="warning" icon="clock">
          {t("waiting")}
        </Badge>
      )}
      {flags > 0 && <FailedMark id={id} {...attributes} />}
      {reject_reason_id && <RejectReason id={reject_reason_id} />}
      {tags?.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </p>
  );
}

/** A badge with a link, which lies above the link of the card. */
function BadgeLink({
  to,
  title,
  tone,
  icon,
  children,
}: {
  to: string;
  title?: string;
  tone: Tone;
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      data-badge
      title={title}
      draggable={false}
      tabIndex={-1}
      className="relative z-1 max-w-full rounded-full hover:underline"
    >
      <Badge tone={tone} icon={icon}>
        {children}
      </Badge>
    </Link>
  );
}

function InterviewMark({ id, at, response }: NonNullable<Card["attributes"]["interview"]>) {
  const t = useTranslations("applications.console.card.interview");
  const when = useDate("soon")(at);
  return (
    <BadgeLink
      to={interviewPaths.detail(useWorkspace(), id)}
      title={t(response)}
      tone={interviewTones[response]}
      icon="calendar"
    >
      {when}
      <span className="sr-only">{t(response)}</span>
    </BadgeLink>
  );
}

/** The questions that the applicant does not meet: the text of the only one, else their number. */
function FailedMark({
  id,
  flags,
  failed = [],
}: Pick<Card["attributes"], "flags" | "failed"> & { id: string }) {
  const t = useTranslations("applications.console.card");
  return (
    <BadgeLink
      to={`${applicantPaths.detail(useWorkspace(), id)}?tab=profile`}
      title={failed.join("\n")}
      tone="danger"
      icon="alert"
    >
      {flags === 1 && failed[0] ? (
        <>
          <span className="sr-only">{t("flags", { count: 1 })}: </span>
          {failed[0]}
        </>
      ) : (
        t("flags", { count: flags })
      )}
    </BadgeLink>
  );
}

function RejectReason({ id }: { id: number }) {
  const t = useTranslations("applications.labels.reject_reason");
  return <Badge>{t(reasonKey(id))}</Badge>;
}
