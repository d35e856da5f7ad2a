import { useId } from "react";
import { Link, type To, useLocation } from "react-router";
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
import type { PanelCommand } from "./keys.ts";
import { MenuHead, useMoveItems } from "./move-items.tsx";
import { stageTones } from "./stage-tones.ts";
import { ToolLinks } from "./ToolLinks.tsx";

export interface ApplicantActions {
  /** The applicant's stage, or the target of a move that the server has not confirmed yet. */
  stage: StageRef;
  isBusy: boolean;
  actions: {
    move: (to: StageRef) => void;
    reject: () => void;
    restore: () => void;
  };
  /** The next stage, and a function that moves the applicant there; null at the last stage. */
  advance: { stage: StageRef; run: () => void } | null;
  /** The decisions of the AM about an applicant who waits for them; null for others. */
  review: { submit: () => void; sendBack: () => void } | null;
}

interface ApplicantBarProps {
  applicant: Applicant;
  acts: ApplicantActions;
  /** The address of the board; null for interviewers, who do not see it. */
  boardHref: string | null;
  /** The panels with forms about the applicant, and the addresses of their pages. */
  tools: readonly { command: PanelCommand; page: string }[];
  neighbours: { previous: To | null; next: To | null };
  /** Set in the drawer: the function that closes it, and the address of the applicant's page. */
  drawer?: { onClose: () => void; page: string } | undefined;
}

/** The sticky bar with name, stage and actions of an applicant. On phones the actions are at the bottom of the window. */
export function ApplicantBar(props: ApplicantBarProps) {
  const { applicant, acts, boardHref, tools, drawer } = props;
  const { can, full_name, photo } = applicant;
  const menu = useId();
  const moveItems = useMoveItems();
  const items = moveItems(
    { can: { ...can, reject: false, restore: false }, stage: applicant.stage, stood_at: null },
    applicant.stages,
    acts.actions,
  );
  const buttons = <ActionButtons can={can} acts={acts} menu={items.length > 0 ? menu : null} />;
  const toolLinks = <ToolLinks tools={tools} unread={applicant.unread_messages} />;
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
          {!drawer && (
            <div className="no-print hidden items-center gap-2 lg:flex">
              {toolLinks}
              {buttons}
            </div>
          )}
          <Steps neighbours={props.neighbours} drawer={drawer} />
        </div>
        {drawer ? (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            {buttons}
            <div className="ml-auto">{toolLinks}</div>
          </div>
        ) : (
          <div className="no-print mt-2 -mb-1 lg:hidden">{toolLinks}</div>
        )}
      </div>
      <MoveMenu id={menu} name={full_name} items={items} />
      {!drawer && (can.move || can.reject || can.restore) && (
        <div
          data-action-bar
          className={cx(
            "no-print fixed inset-x-0 bottom-0 z-10 group-data-bar/shell:bottom-bottom-bar gap-2 border-t border-line bg-surface px-4 py-2 lg:hidden",
            acts.review ? "grid grid-cols-2" : "flex *:flex-1",
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
  acts: { actions, isBusy, review, advance },
  menu,
}: {
  can: Applicant["can"];
  acts: ApplicantActions;
  menu: string | null;
}) {
  const t = useTranslations("applications.console");
  const forward = review ? null : advance;
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
      {forward && <ForwardButton forward={forward} isBusy={isBusy} />}
      {can.move && menu !== null && (
        <button
          type="button"
          data-menu
          popoverTarget={menu}
          aria-haspopup="menu"
          disabled={isBusy}
          className={cx(
            buttonClass({ variant: review || forward ? "secondary" : "primary" }),
            forward && "max-sm:flex-none! max-sm:px-3",
          )}
        >
          <span className={cx(forward && "max-sm:sr-only")}>{t("actions.move")}</span>
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </>
  );
}

/** The button that moves the applicant to the next stage. */
function ForwardButton({
  forward: { stage, run },
  isBusy,
}: {
  forward: NonNullable<ApplicantActions["advance"]>;
  isBusy: boolean;
}) {
  const t = useTranslations("applications.console.actions");
  const name = stageName(stage, useLocale());
  const label = t("advanceTo", { stage: name });
  return (
    <Button
      iconAfter="arrow-right"
      disabled={isBusy}
      onClick={run}
      title={label}
      aria-label={label}
      className="min-w-0"
    >
      <span className="truncate">{name}</span>
    </Button>
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
  const { state } = useLocation();
  const look = iconButtonClass({ size: "md" });
  if (!to) {
    return (
      <span className={cx(look, "opacity-40")} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link
      to={to}
      state={state}
      prefetch="intent"
      preventScrollReset
      aria-label={label}
      title={label}
      className={look}
    >
      <Icon name={icon} />
    </Link>
  );
}
