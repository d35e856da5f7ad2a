import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Avatar } from "#ui/Avatar.tsx";
import { Badge } from "#ui/Badge.tsx";
import { cardLinkClass } from "#ui/Card.tsx";
import { RelativeTime } from "#ui/RelativeTime.tsx";
import type { PersonShown } from "../../pages/console/list.tsx";
import { talentPaths } from "../../paths.ts";

/** Somebody in the list: who, where they stand, in which pools. */
export function PersonRow({ companyId, person }: { companyId: number; person: PersonShown }) {
  const t = useTranslations("talentPools.console");
  const vi = useLocale() === "vi";
  const { latest } = person;
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-hover sm:px-6">
      <Avatar name={person.full_name} />
      <div className="min-w-0 flex-1 basis-40">
        <Link
          to={talentPaths.person(companyId, person.id)}
          className={`${cardLinkClass} font-semibold break-words`}
        >
          {person.full_name}
        </Link>
        <p className="truncate text-sm text-ink-500">
          {[person.job_title, person.contact].filter(Boolean).join(" · ")}
        </p>
      </div>
      <div className="min-w-0 basis-60 text-sm max-lg:basis-full">
        {latest ? (
          <p className="truncate text-ink-700" title={latest.job.title}>
            {latest.job.title}
          </p>
        ) : (
          <p className="text-ink-500">{t("person.noApplications")}</p>
        )}
        {latest && (
          <p className="text-ink-500">
            {latest.outcome === "rejected" || latest.outcome === "withdrawn"
              ? t(`person.${latest.outcome}`)
              : vi
                ? latest.stage.name_vn
                : latest.stage.name}
          </p>
        )}
      </div>
      <ul className="flex max-w-60 flex-wrap gap-1">
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
      <p className="ml-auto text-sm text-ink-500">
        <RelativeTime at={person.at} />
      </p>
    </div>
  );
}
