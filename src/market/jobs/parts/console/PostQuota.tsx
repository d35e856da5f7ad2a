import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";

/** The number of free posts that a company has used, while a limit applies (spec §6). */
export function PostQuota({ used, limit }: { used: number; limit: number | null }) {
  const t = useTranslations("jobs.console.list");
  if (limit === null) return null;
  const full = used >= limit;
  return (
    <Alert
      tone={full ? "warning" : "info"}
      title={full ? t("freePostsFull", { max: limit }) : t("freePosts", { used, max: limit })}
    >
      {full ? t("freePostsFullText") : t("freePostsText", { max: limit })}
    </Alert>
  );
}
