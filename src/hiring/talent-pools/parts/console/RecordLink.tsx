import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { applicantPaths } from "#hiring/applicant-pages/console-paths.ts";
import { useWorkspace } from "#people/accounts/parts/use-workspace.ts";
import { Badge } from "#ui/Badge.tsx";

/** On an applicant's page: a link to the person, with pools and the number of possible duplicates. */
export function RecordLink({
  record,
}: {
  record: { id: string; pools: readonly string[]; duplicates: number };
}) {
  const workspace = useWorkspace();
  const t = useTranslations("talentPools.console.record");
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 border-t border-line pt-4 text-sm">
      <Link to={applicantPaths.person(workspace, record.id)} className="font-semibold text-leaf-700">
        {t("view")}
      </Link>
      {record.duplicates > 0 && <Badge tone="warning">{t("duplicates", { count: record.duplicates })}</Badge>}
      {record.pools.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </div>
  );
}
