import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import type { SamePerson } from "../../pages/console/choices.ts";

/**
 * Names the existing person who may be the one that is added, with a link and the choices beside it. The link opens a new tab,
 * because typed values and chosen files would be lost.
 */
export function ExistingPerson({ same, children }: { same: SamePerson; children?: ReactNode }) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.form");
  const name = same.full_name;
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="break-words">{t(`same.${same.by}`, { name })}</p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to={applicantPaths.person(workspace, same.id)}
          target="_blank"
          className="inline-block leading-6 font-semibold break-words text-leaf-700"
        >
          {t("existing", { name })}
        </Link>
        {children}
      </p>
    </div>
  );
}
