import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { cardLinkClass } from "#ui/Card.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { PersonShown } from "../../pages/console/list.tsx";
import { Marks } from "./Marks.tsx";
import { peopleForm } from "./PeopleBar.tsx";

/** A row of the list: a person with the latest application and the pools. */
export function PersonRow({ person }: { person: PersonShown }) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console");
  return (
    <div className="relative grid grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-hover sm:px-6 lg:grid-cols-[auto_auto_2fr_1.5fr_1fr_7rem]">
      <Checkbox
        className="relative z-1 -m-2 p-2"
        form={peopleForm}
        name="ids"
        value={person.id}
        label={<span className="sr-only">{t("list.select", { name: person.full_name })}</span>}
      />
      <Avatar name={person.full_name} />
      <div className="min-w-0">
        <Link
          to={applicantPaths.person(workspace, person.id)}
          className={`${cardLinkClass} font-semibold break-words`}
        >
          {person.full_name}
        </Link>
        {person.marks && (
          <p className="flex flex-wrap gap-1 py-0.5">
            <Marks marks={person.marks} />
          </p>
        )}
        <p className="truncate text-sm text-ink-500">
          {[person.job_title, person.contact].filter(Boolean).join(" · ")}
        </p>
      </div>
      <Latest latest={person.latest} />
      <ul className="flex flex-wrap gap-1 max-lg:col-start-3">
        {person.added && (
          <li>
            <Badge tone="info">{t("list.addedBy")}</Badge>
          </li>
        )}
        {person.pools.map((pool) => (
          <li key={pool.id}>
            <Badge>{pool.name}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-500 max-lg:col-start-3 lg:text-right">
        <RelativeTime at={person.at} />
      </p>
    </div>
  );
}

/** The latest application of a person with its stage or end. */
function Latest({ latest }: Pick<PersonShown, "latest">) {
  const t = useTranslations("talentPools.console");
  const vi = useLocale() === "vi";
  return (
    <div className="min-w-0 text-sm max-lg:col-start-3">
      {latest ? (
        <p className="truncate text-ink-700" title={latest.job.title}>
          {latest.job.title}
        </p>
      ) : (
        <p className="text-ink-500">{t("person.noApplications")}</p>
      )}
      {latest && (
        <p className="text-ink-500">
          {latest.outcome !== "active"
            ? t(`person.${latest.outcome}`)
            : vi
              ? latest.stage.name_vn
              : latest.stage.name}
        </p>
      )}
    </div>
  );
}
