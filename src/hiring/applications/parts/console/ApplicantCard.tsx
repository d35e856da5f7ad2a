import { memo, useRef } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { sourceKey } from "#market/jobs/parts/console/sources.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { iconButtonClass } from "#ui/Button.tsx";
import { BoardCard } from "#ui/board.tsx";
import { cx } from "#ui/cx.ts";
import { Icon } from "#ui/icons/Icon.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import { type Card, type Column, sourceOf } from "./board-model.ts";
import { reasonKey } from "./reasons.ts";
import { type Dragging, useDragCard } from "./use-drag.ts";

interface ApplicantCardProps {
  card: Card;
  column: string;
  can: Column["can"];
  href: string;
  /** The query of the board, to which the applicant's page links back. */
  back: string;
  /** Whether the Tab key reaches the card; it reaches only one card of the board. */
  active: boolean;
  pending: boolean;
  /** Whether the drawer shows this applicant. */
  opened: boolean;
  /** Whether other cards can be dropped on this card. */
  takes: boolean;
  tools: Dragging | null;
  /** The id of the board's move menu. */
  menu: string;
  onMenu: (id: string) => void;
}

/** An applicant on the board. The link covers the whole card; the menu button is above the link. */
export const ApplicantCard = memo(function ApplicantCard(props: ApplicantCardProps) {
  const { card, column, can, active, pending, opened, takes, tools } = props;
  const element = useRef<HTMLLIElement>(null);
  const draggable = can.move || can.restore;
  const { edge, dragged } = useDragCard(tools, element, { card: card.id, column, draggable, takes });
  return (
    <BoardCard
      ref={element}
      data-card={card.id}
      tabIndex={active ? 0 : -1}
      dragging={dragged}
      dropEdge={edge}
      muted={pending}
      selected={opened}
      // The drop area reaches halfway to the neighbours, so that a drop between two cards hits one of them.
      className={cx(
        "scroll-m-2 before:absolute before:inset-x-0 before:-inset-y-1",
        !(tools && draggable) && "cursor-pointer! active:cursor-pointer!",
      )}
    >
      <div className="flex items-start gap-2">
        <Avatar name={card.attributes.full_name} src={card.attributes.photo} size="sm" />
        <NameLink {...props} />
        {(can.move || can.reject || can.restore) && <MenuButton {...props} />}
      </div>
      <Facts {...card.attributes} />
      <Times {...card.attributes} />
      <Marks {...card.attributes} />
    </BoardCard>
  );
});

function NameLink({ card, href, back, active }: ApplicantCardProps) {
  const t = useTranslations("applications.console.card");
  const { full_name, viewed } = card.attributes;
  return (
    <div className="min-w-0 flex-1">
      <p className="flex min-h-8 items-center gap-2 font-semibold">
        {!viewed && <span className="size-2 shrink-0 rounded-full bg-lotus-500" aria-hidden="true" />}
        <Link
          to={href}
          state={{ board: back }}
          draggable={false}
          tabIndex={active ? 0 : -1}
          className="line-clamp-3 after:absolute after:inset-0 after:rounded-md hover:text-leaf-700"
        >
          {full_name}
        </Link>
        {!viewed && <span className="sr-only">{t("fresh")}</span>}
      </p>
    </div>
  );
}

function MenuButton({ card, active, menu, onMenu }: ApplicantCardProps) {
  const t = useTranslations("applications.console.card");
  const label = t("actions", { name: card.attributes.full_name });
  return (
    <button
      type="button"
      data-menu
      popoverTarget={menu}
      aria-haspopup="menu"
      aria-label={label}
      title={label}
      tabIndex={active ? 0 : -1}
      onClick={() => onMenu(card.id)}
      className={cx(iconButtonClass({ size: "sm" }), "z-1 -mt-1 -mr-1.5 text-ink-500")}
    >
      <Icon name="more" size="sm" />
    </button>
  );
}

/** The time and source of the application, the days in the stage, and the owner. */
function Times(attributes: Card["attributes"]) {
  const { applied_at, days, owner } = attributes;
  const t = useTranslations("applications.console.card");
  const sources = useTranslations("jobs.labels.source");
  const source = sourceOf(attributes);
  return (
    <>
      <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-500">
        <RelativeTime at={applied_at} className="shrink-0" />
        {source !== "site" && (
          <>
            <span aria-hidden="true">·</span>
            <span className="truncate">{sources(sourceKey(source), { source })}</span>
          </>
        )}
      </p>
      {(days > 0 || owner) && (
        <p className="mt-0.5 flex items-center gap-1.5 text-xs text-ink-500">
          {days > 0 && <span className="whitespace-nowrap">{t("days", { days })}</span>}
          {days > 0 && owner && <span aria-hidden="true">·</span>}
          {owner && <span className="truncate">{owner}</span>}
        </p>
      )}
    </>
  );
}

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

/** Badges for facts that need the recruiter's attention, and for the reason of a rejection. */
function Marks({
  offer_accepted,
  consent,
  client_answer,
  waiting,
  flags,
  unread,
  reject_reason_id,
}: Card["attributes"]) {
  const t = useTranslations("applications.console.card");
  if (!offer_accepted && !consent && !unread && !waiting && flags === 0 && !reject_reason_id) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-1">
      {offer_accepted && (
        <Badge tone="success" icon="check">
          {t("offerAccepted")}
        </Badge>
      )}
      {consent && <Badge tone={consentTones[consent]}>{t(`consent.${consent}`)}</Badge>}
      {client_answer && <Badge tone={answerTones[client_answer]}>{t(`answer.${client_answer}`)}</Badge>}
      {unread && (
        <Badge tone="info" icon="mail">
          {t("unread")}
        </Badge>
      )}
      {waiting && (
        <Badge tone="warning" icon="clock">
          {t("waiting")}
        </Badge>
      )}
      {flags > 0 && (
        <Badge tone="danger" icon="alert">
          {t("flags", { count: flags })}
        </Badge>
      )}
      {reject_reason_id && <RejectReason id={reject_reason_id} />}
    </p>
  );
}

/** Facts from the CV, and the numbers of notes and recommendations. */
function Facts({ role, years, skills, notes, recommendation }: Card["attributes"]) {
  const t = useTranslations("applications.console.card");
  return (
    <>
      {(role || years !== undefined) && (
        <p className="mt-1 line-clamp-2 text-xs text-ink-700">
          {[role, years !== undefined && t("years", { years })].filter(Boolean).join(" · ")}
        </p>
      )}
      {skills && (
        <p className="mt-1 flex items-start gap-1 text-xs text-success-600">
          <Icon name="check" size="sm" className="size-3.5 shrink-0" />
          <span className="sr-only">{t("skills")}</span>
          <span className="line-clamp-1">{skills.join(", ")}</span>
        </p>
      )}
      {(notes || recommendation) && (
        <p className="mt-1 flex items-center gap-3 text-xs text-ink-500">
          {recommendation && (
            <span className="flex items-center gap-1">
              <Icon name="star" size="sm" className="size-3.5" />
              <span className="sr-only">{t("recommendation")}</span>
              {t("value", { value: recommendation })}
            </span>
          )}
          {notes && (
            <span className="flex items-center gap-1">
              <Icon name="edit" size="sm" className="size-3.5" />
              {t("notes", { count: notes })}
            </span>
          )}
        </p>
      )}
    </>
  );
}

function RejectReason({ id }: { id: number }) {
  const t = useTranslations("applications.labels.reject_reason");
  return <Badge>{t(reasonKey(id))}</Badge>;
}
