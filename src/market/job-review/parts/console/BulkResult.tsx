import { useTranslations } from "use-intl";
import { Alert } from "#ui/Alert.tsx";

export interface Approved {
  id: string;
  title: string | null;
  /** Why not; null when it was approved. */
  code: string | null;
}

const known = [
  "job_state_changed",
  "job_edited_since_read",
  "email_not_verified",
  "company_blocked",
] as const;

/** What became of each of the jobs that were approved together. */
export function BulkResult({ results }: { results: readonly Approved[] }) {
  const t = useTranslations("jobReview.console.reviewer");
  const refusals = useTranslations("jobReview.console.refusals");
  const refused = results.filter(({ code }) => code !== null);
  return (
    <Alert
      tone={refused.length > 0 ? "warning" : "success"}
      title={t("bulkDone", { count: results.length - refused.length })}
      live
    >
      {refused.length > 0 && (
        <>
          <p>{t("bulkFailed")}</p>
          <ul className="list-disc pl-5">
            {refused.map(({ id, title, code }) => (
              <li key={id}>
                {title ?? id}: {refusals(known.find((one) => one === code) ?? "other")}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
