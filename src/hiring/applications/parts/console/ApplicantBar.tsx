import { useId } from "react";
import { Link, type To } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { phaseOf } from "#people/companies/pipeline.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button, buttonClass, IconButton, iconButtonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { MenuPanel } from "#ui/Menu.tsx";
import type { Applicant } from "./applicant-model.ts";
import { type StageRef, stageName } from "./board-model.ts";
import { MenuHead, useMoveItems } from "./move-items.tsx";
import { stageTones } from "./stage-tones.ts";

export interface ApplicantActions {
  move: (to: StageRef) => void;
  reject: () => void;
  restore: () => void;
}

/** The sticky bar with name, stage and actions of an applicant. On phones the actions are at the bottom of the window. */
export function ApplicantBar({
  applicant,
  stage,
  busy,
  actions,
  boardHref,
  messagesHref,
  more,
  previous,
  next,
  drawer,
}: {
  applicant: Applicant;
  /** The applicant's stage, or the target of a move that the server has not confirmed yet. */
  stage: StageRef;
  busy: boolean;
  actions: ApplicantActions;
  /** Null for interviewers, who see neither the board nor messages. */
  boardHref: string | null;
  messagesHref: string | null;
  /** Links for writing an email or a task; phones and the drawer have tabs instead. */
  more: readonly { to: string; icon: IconName; label: string }[];
  previous: To | null;
  next: To | null;
  /** Set in the drawer: the function that closes it, and the address of the applicant's page. */
  drawer?: { onClose: () => void; page: string };
}) {
  const t = useTranslations("applications.console");
  const locale = useLocale();
  const menu = useId();
  const items = useMoveItems()(
    { can: { ...applicant.can, reject: false, restore: false }, stage: applicant.stage.id, stood_at: null },
    applicant.stages,
    actions,
  );
  const { can, waiting, job, full_name, photo } = applicant;
  const buttons = (
    <>
      {can.restore && (
        <Button variant="secondary" icon="undo" busy={busy} onClick={actions.restore}>
          {t("menu.restore")}
        </Button>
      )}
      {can.reject && (
        <Button variant="secondary" icon="x" disabled={busy} onClick={actions.reject}>
          {t("actions.reject")}
        </Button>
      )}
      {can.move && items.length > 0 && (
        <button
          type="button"
          data-menu
          popoverTarget={menu}
          aria-haspopup="menu"
          disabled={busy}
          className={buttonClass({ variant: "primary" })}
        >
          {t("actions.move")}
          <Icon name="chevron-down" size="sm" />
        </button>
      )}
    </>
  );
  const messages = messagesHref !== null && (
    <Link
      to={messagesHref}
      className={cx(buttonClass({ variant: "secondary" }), "no-print relative max-sm:px-3")}
    >
      <Icon name="mail" size="sm" />
      <span className="max-sm:sr-only">{t("actions.messages", { count: applicant.unread_messages })}</span>
      {applicant.unread_messages > 0 && (
        <span aria-hidden="true" className="absolute -top-1 -right-1 size-3 rounded-full bg-lotus-500" />
      )}
    </Link>
  );
  const Heading = drawer ? "h2" : "h1";
  return (
    <>
      <div
        className={cx(
          "sticky z-10 -mx-4 -mt-6 mb-4 border-b border-line bg-surface px-4 py-3 sm:-mx-6 sm:px-6 print:static print:border-0",
          drawer ? "top-0" : "top-header",
        )}
      >
        <div className="flex items-center gap-3">
          {!drawer && boardHref !== null && (
            <Link
              to={boardHref}
              aria-label={t("actions.board", { job: job.title })}
              title={t("actions.board", { job: job.title })}
              className={cx(iconButtonClass({ size: "sm" }), "no-print -ml-2")}
            >
              <Icon name="arrow-left" />
            </Link>
          )}
          <Avatar name={full_name} src={photo} />
          <div className="min-w-0 flex-1">
            <Heading className="truncate text-lg leading-tight font-semibold max-sm:text-base">
              {full_name}
            </Heading>
            <p className="mt-1 flex items-center gap-2 text-sm text-ink-500">
              <Badge tone={stageTones[phaseOf(stage.kind)]}>{stageName(stage, locale)}</Badge>
              {waiting && (
                <span className="max-sm:hidden">
                  <Badge tone="warning" icon="clock">
                    {t("card.waiting")}
                  </Badge>
                </span>
              )}
              {!drawer && <span className="truncate">{job.title}</span>}
            </p>
          </div>
          {!drawer && messages}
          <div className={cx("no-print hidden gap-2", !drawer && "lg:flex")}>
            {more.map(({ to, icon, label }) => (
              <Button key={to} to={to} variant="secondary" icon={icon} title={label} className="max-xl:px-3">
                <span className="max-xl:sr-only">{label}</span>
              </Button>
            ))}
          </div>
          {!drawer && <div className="no-print hidden gap-2 lg:flex">{buttons}</div>}
          <div className={cx("no-print flex shrink-0", !drawer && "lg:border-l lg:border-line lg:pl-2")}>
            <Step to={previous} icon="chevron-left" label={t("actions.previous")} />
            <Step to={next} icon="chevron-right" label={t("actions.next")} />
            {drawer && (
              <>
                <Step to={drawer.page} icon="expand" label={t("actions.wholePage")} />
                <IconButton icon="x" label={t("actions.close")} onClick={drawer.onClose} />
              </>
            )}
          </div>
        </div>
        {drawer && (
          <div className="mt-3 flex flex-wrap gap-2">
            {buttons}
            {messages}
          </div>
        )}
      </div>
      <MenuPanel
        id={menu}
        label={t("menu.label", { name: full_name })}
        header={<MenuHead name={full_name} />}
        items={items}
        anchor={() => document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu)}"]`)}
      />
      {!drawer && (can.move || can.reject || can.restore) && (
        <div
          data-action-bar
          className="no-print fixed inset-x-0 bottom-0 z-10 group-data-bar/shell:bottom-bottom-bar flex gap-2 border-t border-line bg-surface px-4 py-2 *:flex-1 lg:hidden"
        >
          {buttons}
        </div>
      )}
    </>
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
