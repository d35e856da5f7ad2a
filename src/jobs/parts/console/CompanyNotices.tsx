import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { freePosts } from "../../terms.ts";

/** How many of its free posts a company has used, until its business is verified (spec §6). */
export function CompanyNotices({
  companyVerified,
  used,
}: {
  companyVerified: boolean;
  /** Posts that count against the limit. */
  used: number;
}) {
  const t = useTranslations("jobs.console.list");
  if (companyVerified) return null;
  const full = used >= freePosts;
  return (
    <Alert
      tone={full ? "warning" : "info"}
      title={full ? t("freePostsFull", { max: freePosts }) : t("freePosts", { used, max: freePosts })}
    >
      {full ? t("freePostsFullText") : t("freePostsText", { max: freePosts })}
    </Alert>
  );
}
