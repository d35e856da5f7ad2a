import { useId } from "react";
import { Link, type To } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { phaseOf } from "#people/companies/pipeline.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button, buttonClass, IconButton, iconButtonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { type MenuItem, MenuPanel } from "#ui/Menu.tsx";
import type { Applicant } from "./applicant-model.ts";
import { type StageRef, stageName } from "./board-model.ts";
import { MenuHead, useMoveItems } from "./move-items.tsx";
import { stageTones } from "./stage-tones.ts";

export interface ApplicantActions {
  /** The applicant's stage, or the target of a move that the server has not confirmed yet. */
  stage: StageRef;
  isBusy: boolean;
  actions: {
    move: (to: StageRef) => void;
    reject: () => void;
    restore: () => void;
  };
  /** The decisions of the AM about an applicant who waits for them; null for others. */
  review: { submit: () => void; sendBack: () => void } | null;
}

interface ApplicantBarProps {
  applicant: Applicant;
  acts: ApplicantActions;
  /** The addresses of the board and the messages; null for interviewers, who see neither. */
  boardHref: string | null;
  messagesHref: string | null;
  /** Links for writing an email or a task; phones and the drawer have tabs instead. */
  more: readonly { to: string; icon: IconName; label: string }[];
  neighbours: { previous: To | null; next: To | null };
  /** Set in the drawer: the function that closes it, and the address of the applicant's page. */
  drawer?: { onClose: () => void; page: string } | undefined;
}

/** The sticky bar with name, stage and actions of an applicant. On phones the actions are at the bottom of the window. */
export function ApplicantBar(props: ApplicantBarProps) {
  const { applicant, acts, boardHref, messagesHref, drawer } = props;
  const { can, full_name, photo } = applicant;
  const menu = useId();
  const moveItems = useMoveItems();
  const items = moveItems(
    { can: { ...can, reject: false, restore: false }, stage: applicant.stage.id, stood_at: null },
    applicant.stages,
    acts.actions,
  );
  const buttons = <ActionButtons can={can} acts={acts} menu={items.length > 0 ? menu : null} />;
  const messages = messagesHref !== null && (
    <MessagesLink to={messagesHref} count={applicant.unread_messages} />
  );
  return (
    <>
      <div
        className={cx(
          "sticky z-10 -mx-4 -mt-6 mb-4 border-b border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 print:static print:border-0",
          drawer ? "top-0" : "top-header",
        )}
      >
        <div className="flex items-center gap-3">
          {!drawer && boardHref !== null && <BoardLink to={boardHref} job={applicant.job.title} />}
          <Avatar name={full_name} src={photo} />
          <NameAndStage applicant={applicant} stage={acts.stage} inDrawer={drawer !== undefined} />
          {!drawer && messages}
          <WritingLinks
            links={props.more}
            withLabels={!acts.review}
            className={cx("no-print hidden gap-2", !drawer && "lg:flex")}
          />
          {!drawer && <div className="no-print hidden gap-2 lg:flex">{buttons}</div>}
          <Steps neighbours={props.neighbours} drawer={drawer} />
        </div>
        {drawer && (
          <div className="mt-3 flex flex-wrap gap-2">
            {buttons}
            {messages}
          </div>
        )}
      </div>
      <MoveMenu id={menu} name={full_name} items={items} />
      {!drawer && (can.move || can.reject || can.restore) && (
        <div
          data-action-bar
          className={cx(
            "no-print fixed inset-x-0 bottom-0 z-10 group-data-bar/shell:bottom-bottom-bar gap-2 border-t border-line bg-surface px-4 py-2 lg:hidden",
            acts.review ? "grid grid-cols-2" : "flex flex-wrap *:flex-1",
          )}
        >
          {buttons}
        </div>
      )}
    </>
  );
}

/** The buttons for restoring, rejecting and moving. `menu` is the id of the menu of stages; null without stages to move to. */
function ActionButtons({
  can,
  acts: { actions, isBusy, review },
  menu,
}: {
  can: Applicant["can"];
  acts: ApplicantActions;
  menu: string | null;
}) {
  const t = useTranslations("applications.console");
  return (
    <>
      {review && (
        <>
          <Button icon="check" disabled={isBusy} onClick={review.submit}>
            {t("actions.submit")}
          </Button>
          <Button variant="secondary" icon="undo" disabled={isBusy} onClick={review.sendBack}>
            {t("actions.return")}
          </Button>
        </>
      )}
      {can.restore && (
        <Button variant="secondary" icon="undo" busy={isBusy} onClick={actions.restore}>
          {t("menu.restore")}
        </Button>
      )}
      {can.reject && (
        <Button variant="secondary" icon="x" disabled={isBusy} onClick={actions.reject}>
          {t("actions.reject")}
        </Button>
      )}
      {can.move && menu !== null && (
        <button
          type="button"
          data-menu
          popoverTarget={menu}
          aria-haspopup="menu"
          disabled={isBusy}
          className={buttonClass({ variant: review ? "secondary" : "primary" })}
        >
          {t("actions.move")}
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </>
  );
}

function MoveMenu({ id, name, items }: { id: string; name: string; items: MenuItem[] }) {
  const t = useTranslations("applications.console.menu");
  return (
    <MenuPanel
      id={id}
      label={t("label", { name })}
      header={<MenuHead name={name} />}
      items={items}
      anchor={() => document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)}
    />
  );
}

function MessagesLink({ to, count }: { to: string; count: number }) {
  const t = useTranslations("applications.console.actions");
  return (
    <Link to={to} className={cx(buttonClass({ variant: "secondary" }), "no-print relative max-sm:px-3")}>
      <Icon name="mail" size="sm" />
      <span className="max-sm:sr-only">{t("messages", { count })}</span>
      {count > 0 && (
        <span aria-hidden="true" className="absolute -top-1 -right-1 size-3 rounded-full bg-lotus-500" />
      )}
    </Link>
  );
}

function BoardLink({ to, job }: { to: string; job: string }) {
  const t = useTranslations("applications.console.actions");
  return (
    <Link
      to={to}
      aria-label={t("board", { job })}
      title={t("board", { job })}
      className={cx(iconButtonClass({ size: "sm" }), "no-print -ml-2")}
    >
      <Icon name="arrow-left" />
    </Link>
  );
}

function NameAndStage({
  applicant: { full_name, waiting, job },
  stage,
  inDrawer,
}: {
  applicant: Applicant;
  stage: StageRef;
  inDrawer: boolean;
}) {
  const t = useTranslations("applications.console.card");
  const locale = useLocale();
  const Heading = inDrawer ? "h2" : "h1";
  return (
    <div className="min-w-0 flex-1">
      <Heading className="truncate text-lg leading-tight font-semibold max-sm:text-base">{full_name}</Heading>
      <p className="mt-1 flex items-center gap-2 text-sm text-ink-500">
        <Badge tone={stageTones[phaseOf(stage.kind)]}>{stageName(stage, locale)}</Badge>
        {waiting && (
          <span className="max-sm:hidden">
            <Badge tone="warning" icon="clock">
              {t("waiting")}
            </Badge>
          </span>
        )}
        {!inDrawer && <span className="truncate">{job.title}</span>}
      </p>
    </div>
  );
}

/** Links to write to the applicant; beside the buttons of a review, icons alone leave the name its place. */
function WritingLinks({
  links,
  withLabels,
  className,
}: {
  links: ApplicantBarProps["more"];
  withLabels: boolean;
  className: string;
}) {
  return (
    <div className={className}>
      {links.map(({ to, icon, label }) => (
        <Button
          key={to}
          to={to}
          variant="secondary"
          icon={icon}
          title={label}
          className={withLabels ? "max-xl:px-3" : "px-3"}
        >
          <span className={withLabels ? "max-xl:sr-only" : "sr-only"}>{label}</span>
        </Button>
      ))}
    </div>
  );
}

/** Links to the previous and next applicant; in the drawer also to the applicant's page, and a button that closes it. */
function Steps({ neighbours, drawer }: Pick<ApplicantBarProps, "neighbours" | "drawer">) {
  const t = useTranslations("applications.console.actions");
  return (
    <div className={cx("no-print flex shrink-0", !drawer && "lg:border-l lg:border-line lg:pl-2")}>
      <Step to={neighbours.previous} icon="chevron-left" label={t("previous")} />
      <Step to={neighbours.next} icon="chevron-right" label={t("next")} />
      {drawer && (
        <>
          <Step to={drawer.page} icon="expand" label={t("wholePage")} />
          <IconButton icon="x" label={t("close")} onClick={drawer.onClose} />
        </>
      )}
    </div>
  );
}

function Step({ to, icon, label }: { to: To | null; icon: IconName; label: string }) {
  const look = iconButtonClass({ size: "md" });
  if (!to) {
    return (
      <span className={cx(look, "opacity-40")} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link to={to} prefetch="intent" preventScrollReset aria-label={label} title={label} className={look}>
      <Icon name={icon} />
    </Link>
  );
}
