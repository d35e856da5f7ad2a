import { type ReactNode, type Ref, useMemo } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { StateBadge } from "#market/jobs/parts/console/StateBadge.tsx";
import { Badge } from "#ui/Badge.tsx";
import { Button, IconButton, iconButtonClass } from "#ui/Button.tsx";
import { cx } from "#ui/cx.ts";
import { Icon, type IconName } from "#ui/icons/Icon.tsx";
import { TextInput } from "#ui/inputs.tsx";
import { BoardFilters, WaitingToggle } from "./BoardFilters.tsx";
import { countsOf, newApplicants } from "./board-columns.ts";
import { type Board, facetsOf, type View } from "./board-model.ts";

interface BoardHeaderProps {
  data: Board;
  view: View;
  onView: (view: View) => void;
  links: BoardLinks;
  searchBox: Ref<HTMLInputElement>;
  onHelp: () => void;
  /** The saved views of the board. */
  views: ReactNode;
  /** Starts a review of the `count` new applicants with the first of them. */
  onReview: (first: string, count: number) => void;
  /** Whether the board has no applicants, so that the search is hidden. */
  empty: boolean;
}

type BoardLinks = {
  /** Pages of the job; null for agencies, which have none. */
  job: { list: string; edit: string; preview: string } | null;
} & Record<"table" | "notes" | "stages" | "kits" | "team", string>;

/** The header of a board: the job with its links, the search box and filters, and the number of applicants. */
export function BoardHeader(props: BoardHeaderProps) {
  const { data, links, onHelp, onReview } = props;
  const t = useTranslations("applications.console.header");
  const { title, display_state, blind_review, can } = data.job;
  const fresh = newApplicants(data);
  return (
    <div className="border-b border-line bg-surface px-4 py-3 sm:px-6">
      <div className="flex items-center gap-x-3 max-sm:flex-wrap">
        {links.job && (
          <Link
            to={links.job.list}
            aria-label={t("jobs")}
            title={t("jobs")}
            className={cx(iconButtonClass({ size: "sm" }), "-ml-2")}
          >
            <Icon name="arrow-left" />
          </Link>
        )}
        <h1
          className="line-clamp-2 min-w-0 text-lg font-semibold max-sm:flex-1 max-sm:text-base"
          title={title}
        >
          {title}
        </h1>
        <span className="flex flex-wrap items-center gap-2 max-sm:hidden">
          <StateBadge state={display_state} />
          {blind_review && (
            <span title={t("blindHelp")}>
              <Badge tone="info" icon="eye-off">
                {t("blind")}
              </Badge>
            </span>
          )}
        </span>
        {fresh && can.manage && (
          <Button
            variant="secondary"
            size="sm"
            icon="users"
            onClick={() => onReview(fresh.first, fresh.count)}
            className="shrink-0 noscript:hidden"
          >
            {t("review", { count: fresh.count })}
          </Button>
        )}
        <div className="ml-auto flex shrink-0 gap-1 max-sm:-mx-2 max-sm:basis-full">
          <PageLinks links={links} canManage={can.manage} />
          <IconButton
            icon="keyboard"
            size="sm"
            label={t("keys")}
            onClick={onHelp}
            className="max-md:hidden"
          />
        </div>
      </div>
      <ViewBar {...props} />
    </div>
  );
}

function PageLinks({ links, canManage }: { links: BoardLinks; canManage: boolean }) {
  const t = useTranslations("applications.console.header");
  return (
    <>
      <PageLink to={links.table} icon="list" label={t("table")} isMain />
      <PageLink to={links.notes} icon="file" label={t("notes")} />
      {canManage && <PageLink to={links.stages} icon="settings" label={t("stages")} />}
      {canManage && <PageLink to={links.kits} icon="star" label={t("kits")} />}
      <PageLink to={links.team} icon="users" label={t("team")} isMain />
      {links.job && <PageLink to={links.job.preview} icon="eye" label={t("preview")} />}
      {links.job && canManage && <PageLink to={links.job.edit} icon="edit" label={t("edit")} />}
    </>
  );
}

/** A link to a page of the job. Links other than the main ones have their names on very wide windows only, so that the title has a line. */
function PageLink(props: { to: string; icon: IconName; label: string; isMain?: boolean }) {
  const { to, icon, label, isMain = false } = props;
  return (
    <Button
      to={to}
      variant="ghost"
      size="sm"
      icon={icon}
      title={label}
      className={isMain ? "max-xl:px-2" : "max-[110rem]:px-2"}
    >
      <span className={isMain ? "max-xl:sr-only" : "max-[110rem]:sr-only"}>{label}</span>
    </Button>
  );
}

/** The search box, the filters and the number of applicants. */
function ViewBar({ data, view, onView, searchBox, views, empty }: BoardHeaderProps) {
  const t = useTranslations("applications.console.header");
  const counts = countsOf(data);
  const facets = useMemo(() => facetsOf(data), [data]);
  return (
    <search className={cx("mt-2 flex-wrap items-center gap-x-2 gap-y-2", empty ? "hidden" : "flex")}>
      <div className="min-w-0 max-sm:flex-1 sm:w-64">
        <TextInput
          ref={searchBox}
          type="search"
          icon="search"
          value={view.search}
          onChange={(event) => onView({ ...view, search: event.currentTarget.value })}
          onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
          aria-label={t("search")}
          placeholder={t("search")}
          autoComplete="off"
          className="h-9! text-sm!"
        />
      </div>
      <WaitingToggle facets={facets} view={view} onView={onView} />
      {/* On phones the filters are a line that scrolls sideways. */}
      <div className="contents max-md:flex max-md:items-center max-md:empty:hidden max-md:basis-full max-md:gap-x-2 max-md:overflow-x-auto">
        <BoardFilters facets={facets} view={view} onView={onView} />
        <div className="shrink-0 *:flex-nowrap">{views}</div>
      </div>
      <p className="ml-auto shrink-0 text-sm whitespace-nowrap text-ink-500 tabular-nums max-xl:hidden">
        {t("counts", { active: counts.active, fresh: facets.fresh, total: counts.total })}
      </p>
    </search>
  );
}
