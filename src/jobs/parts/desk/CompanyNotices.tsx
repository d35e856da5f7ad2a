import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";
import { freePosts } from "../../terms.ts";

/** What holds a company back: an e-mail address or a business that is not verified yet (spec §6). */
export function CompanyNotices({
  account,
  used,
}: {
  account: { email: string; emailVerified: boolean; companyVerified: boolean };
  /** Posts that count against the limit. */
  used: number;
}) {
  const t = useTranslations("jobs.desk.list");
  const full = used >= freePosts;
  return (
    <>
      {!account.emailVerified && (
        <Alert tone="warning" title={t("emailUnverified")}>
          {t("emailUnverifiedText", { email: account.email })}
        </Alert>
      )}
      {!account.companyVerified && (
        <Alert
          tone={full ? "warning" : "info"}
          title={full ? t("freePostsFull", { max: freePosts }) : t("freePosts", { used, max: freePosts })}
        >
          {full ? t("freePostsFullText") : t("freePostsText", { max: freePosts })}
        </Alert>
      )}
    </>
  );
}
